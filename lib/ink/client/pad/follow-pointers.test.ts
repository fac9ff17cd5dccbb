/** @jest-environment jsdom */
import { followPointers } from './follow-pointers';

/** A surface on which one mouse moves, and what becomes of it. */
function makeSurface() {
  const surface = document.createElement('div');
  document.body.append(surface);
  // jsdom neither captures pointers nor knows their events in between.
  surface.setPointerCapture = () => undefined;
  const told: string[] = [];
  const ports = { right: true };
  followPointers(surface, {
    mayDraw: () => ports.right,
    fingerDraws: () => false,
    scale: () => 1,
    pan: { down: () => undefined, move: () => false, up: () => undefined, stop: () => undefined },
    begin: () => ({
      move: (points) => told.push(`moved ${String(points.length)}`),
      end: () => told.push('kept'),
      cancel: () => told.push('gone'),
    }),
  });
  const point = (type: string) => {
    const event = new MouseEvent(type, { bubbles: true, buttons: 1, clientX: 10, clientY: 10 });
    const more = { pointerType: 'mouse', pointerId: 1, width: 1, height: 1, pressure: 0.5 };
    surface.dispatchEvent(
      Object.assign(event, { ...more, getCoalescedEvents: () => [], getPredictedEvents: () => [] }),
    );
  };
  return { told, ports, point };
}

it('keeps a line whose right is taken while it is drawn, and begins no other', () => {
  const { told, ports, point } = makeSurface();
  point('pointerdown');
  point('pointermove');
  ports.right = false;
  point('pointermove');
  point('pointerup');
  expect(told).toEqual(['moved 1', 'moved 1', 'kept']);
  point('pointerdown');
  point('pointermove');
  point('pointerup');
  expect(told).toHaveLength(3);
});
