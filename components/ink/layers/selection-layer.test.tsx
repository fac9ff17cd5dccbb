/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SelectionLayer } from '@/components/ink/layers/selection-layer';
import { TooltipProvider } from '@/components/ui/overlays/tooltip';
import ink from '@/messages/en/ink.json';

it('shows the strokes again when it goes in the midst of a drag', () => {
  const preview = jest.fn();
  const box = { left: 10, top: 10, right: 50, bottom: 50 };
  const points = [10, 50].map((x) => ({ x, y: x, pressure: 0.5 }));
  const stroke = { tool: 'pen', colour: 0, width: 2.5, ms: 0, isStraight: false, points } as const;
  const items = [{ key: 'one', box, stroke, author: 'emmy' }];
  const { container, unmount } = render(
    <NextIntlClientProvider locale="en" messages={{ ink }}>
      <TooltipProvider>
        <SelectionLayer
          {...{ ink: {} as never, items: items as never, preview, onFull: undefined }}
          size={{ width: 760, height: 400 }}
          people={{ nameOf: () => null, colourOf: () => ({ hue: 0, shade: 0 }) as never }}
        />
      </TooltipProvider>
    </NextIntlClientProvider>,
  );
  const frame = container.querySelector('rect');
  if (frame === null) throw new Error('no frame');
  frame.setPointerCapture = () => undefined;
  // jsdom's own pointers have no place.
  const point = (type: string, clientX: number) =>
    fireEvent(frame, new MouseEvent(type, { bubbles: true, clientX, clientY: 20 }));
  point('pointerdown', 20);
  point('pointermove', 40);
  expect(preview).toHaveBeenLastCalledWith(new Set(['one']), expect.anything());
  unmount();
  expect(preview).toHaveBeenLastCalledWith(null, []);
});
