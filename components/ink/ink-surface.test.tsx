/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { act, fireEvent, screen } from '@testing-library/react';
import * as Y from 'yjs';
import type { InkDesk } from '@/components/ink/ink-desk';
import { InkSurface } from '@/components/ink/ink-surface';
import { createStore } from '@/lib/core/client/create-store';
import { personColour } from '@/lib/core/person-hue';
import { openInk } from '@/lib/ink/client/open-ink';
import { renderScreen } from '@/tests/support/fakes/render-screen';

it('brings the tools back by a press after Escape has put them away', () => {
  // jsdom has no canvas, and nothing there has a size.
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(globalThis, { visualViewport: null });
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  const state = { read: () => ({ phase: 'ready', unsaved: 0 }) as never, subscribe: () => () => undefined };
  const opened = { doc: new Y.Doc(), state, readHistory: null, listBroken: () => [], close: () => undefined };
  const active = createStore<string | null>(null);
  const desk: InkDesk = {
    ...{ docId: 'sheet', mayDraw: true, denied: { reason: undefined, way: null }, active },
    people: { nameOf: () => 'Emmy', colourOf: personColour },
    shelf: {
      ink: createStore(null),
      isMissing: createStore(false),
      start: () => undefined,
      close: () => undefined,
    },
  };
  renderScreen(
    <InkSurface
      {...{ desk, ink: openInk(opened, { author: () => 'emmy' }), label: 'Paper', className: '' }}
      surface={{ anchor: 'a', width: 760, height: 400 }}
    />,
  );
  const surface = screen.getByRole('group', { name: 'Paper' });
  act(() => surface.focus());
  fireEvent.keyDown(surface, { key: 'Escape' });
  expect(active.read()).toBeNull();
  fireEvent.pointerDown(surface);
  expect(active.read()).toBe('a');
});
