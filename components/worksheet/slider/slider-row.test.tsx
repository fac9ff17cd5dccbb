/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { SliderRow } from '@/components/worksheet/slider/slider-row';
import type { SlideActions } from '@/components/worksheet/slider/use-slides';
import type { SheetCell } from '@/lib/worksheet/sheet-document';
import { renderScreen } from '@/tests/support/fakes/render-screen';

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const cell: SheetCell = { id: 'a', ord: 'a', kind: 'calculation', source: 'x = 1', options: {} };

describe('a slider', () => {
  it('is left after the change that a key makes', async () => {
    const calls: string[] = [];
    const slides: SlideActions = {
      move: (_, value) => calls.push(`move ${value}`),
      leave: (_, value) => calls.push(`leave ${value}`),
      moveNames: jest.fn(),
      leaveNames: jest.fn(),
      findNumber: () => null,
      setRange: jest.fn(),
      begin: jest.fn(),
    };
    renderScreen(<SliderRow {...{ cell, slides }} range={{ from: 0, to: 5, step: 1 }} mayEdit />);
    fireEvent.keyDown(screen.getByRole('slider', { name: 'x' }), { key: 'ArrowRight' });
    await Promise.resolve();
    expect(calls).toEqual(['move 2', 'leave 2']);
  });
});
