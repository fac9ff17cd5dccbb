import type { Point, ScreenAct } from './screen-zoom';

/** The fingers and the mouse that are down, by their pointer. */
export type Hand = ReadonlyMap<number, Point>;

/** What a hand does to a shared screen when one of its pointers moves: one moves it, two also zoom. */
export function actsOfHand(hand: Hand, pointer: number, to: Point): readonly ScreenAct[] {
  const from = hand.get(pointer);
  if (!from) return [];
  const other = [...hand].find(([id]) => id !== pointer)?.[1];
  if (!other) return [{ kind: 'pan', by: { x: to.x - from.x, y: to.y - from.y } }];
  const [before, after] = [middleOf(from, other), middleOf(to, other)];
  const [was, is] = [distance(from, other), distance(to, other)];
  return [
    { kind: 'scale', factor: was < 1 ? 1 : is / was, at: before },
    { kind: 'pan', by: { x: after.x - before.x, y: after.y - before.y } },
  ];
}

/** How many times larger one turn of the wheel makes it; `delta` in CSS pixels, as the event has it. */
export const factorOfWheel = (delta: number): number => Math.exp(-Math.max(-25, Math.min(25, delta)) / 100);

/** What a key does to a shared screen; null where it does nothing. */
export function actOfKey(key: string): ScreenAct | null {
  const pan = pans[key];
  if (pan) return { kind: 'pan', by: pan };
  if (key === '+' || key === '=') return { kind: 'step', direction: 1 };
  if (key === '-') return { kind: 'step', direction: -1 };
  if (key === '0') return { kind: 'fit' };
  return key === '1' ? { kind: 'actual' } : null;
}

/** How far an arrow moves the screen (CSS pixels). */
const stride = 80;
const pans: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
};

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
