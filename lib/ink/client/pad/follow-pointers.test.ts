/** @jest-environment jsdom */
import { followPointers } from './follow-pointers';
import { penSeenAt } from './ink-tools';
import { createPan } from './pan';

type Pointer = { kind: 'mouse' | 'pen' | 'touch'; id: number; at: number; y: number };

/** A surface on which pointers move, and what becomes of them. */
function makeSurface({ fingerDraws = false } = {}) {
  const page = document.createElement('div');
  page.setAttribute('data-paper', '');
  const surface = document.createElement('div');
  page.append(surface);
  document.body.append(page);
  const told: string[] = [];
  // jsdom neither captures pointers nor scrolls, nor knows the events in between.
  surface.setPointerCapture = () => undefined;
  page.scrollBy = (_: unknown, down?: number) => void told.push(`scrolled ${String(down)}`);
  const ports = { right: true };
  followPointers(surface, {
    mayDraw: () => ports.right,
    fingerDraws: () => fingerDraws,
    scale: () => 1,
    pan: createPan(surface),
    begin: () => ({
      move: (points) => told.push(`moved ${String(points.length)}`),
      end: () => told.push('kept'),
      cancel: () => told.push('gone'),
    }),
  });
  const point = (type: string, { kind = 'mouse', id = 1, at = 0, y = 10 }: Partial<Pointer> = {}) => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, buttons: 1, clientX: 10, clientY: y });
    const more = { pointerType: kind, pointerId: id, width: 1, height: 1, pressure: 0.5 };
    Object.defineProperty(event, 'timeStamp', { value: at });
    surface.dispatchEvent(
      Object.assign(event, { ...more, getCoalescedEvents: () => [], getPredictedEvents: () => [] }),
    );
  };
  return { told, ports, point };
}

beforeEach(() => penSeenAt.set(null));

it('keeps a line whose right is taken while it is drawn, and begins no other', () => {
  const { told, ports, point } = makeSurface();
  point('down');
  point('move');
  ports.right = false;
  point('move');
  point('up');
  expect(told).toEqual(['moved 1', 'moved 1', 'kept']);
  point('down');
  point('move');
  point('up');
  expect(told).toHaveLength(3);
});

it('holds the page still under a pen, also where the palm came first', () => {
  const { told, point } = makeSurface();
  const palm = { kind: 'touch', id: 2 } as const;
  point('down', palm);
  point('move', { ...palm, y: 5 });
  point('down', { kind: 'pen', at: 100 });
  point('move', { ...palm, y: 0 });
  point('move', { kind: 'pen', at: 200 });
  point('up', palm);
  expect(told).toEqual(['scrolled 5', 'moved 1']);
});

it('keeps nothing of a finger that draws when a second one makes it a zoom', () => {
  const { told, point } = makeSurface({ fingerDraws: true });
  const draw = () => {
    point('down', { kind: 'touch' });
    for (let turn = 0; turn < 4; turn += 1) point('move', { kind: 'touch' });
  };
  draw();
  point('cancel', { kind: 'touch' });
  draw();
  point('down', { kind: 'touch', id: 2 });
  point('cancel', { kind: 'touch' });
  expect(told.filter((one) => !one.startsWith('moved'))).toEqual(['kept', 'gone']);
});

it('lets no finger draw on one surface soon after a pen was seen on another', () => {
  const [one, other] = [makeSurface(), makeSurface({ fingerDraws: true })];
  one.point('down', { kind: 'pen', at: 1000 });
  one.point('up', { kind: 'pen', at: 1100 });
  other.point('down', { kind: 'touch', at: 9000, y: 10 });
  other.point('move', { kind: 'touch', at: 9010, y: 4 });
  expect(other.told).toEqual(['scrolled 6']);
});
