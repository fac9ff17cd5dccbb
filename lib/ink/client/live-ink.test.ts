import { createStore } from '@/lib/core/client/create-store';
import type { Timers } from '@/lib/documents/client/timers';
import { decodeMessage, encodeMessage } from '@/lib/livekit/data-message';
import type { InkItem } from '../ink-item';
import type { InkChannel, SentInk } from '../live/ink-channel';
import { random, writePoints } from '../samples.fixture';
import type { InkPoint } from '../stroke';
import { createLiveInk } from './live-ink';

const style = { tool: 'pen', colour: 2, width: 2.5, isStraight: false } as const;

/** Two pages, and what lies between: `arrives` says which packets come. */
function setUp(arrives: (at: number) => boolean = () => true) {
  let time = 0;
  let due: { at: number; run: () => void }[] = [];
  const timers: Timers = {
    after: (ms, run) => {
      const entry = { at: time + ms, run };
      due.push(entry);
      return () => void (due = due.filter((one) => one !== entry));
    },
  };
  const wait = (ms: number) => {
    for (const end = time + ms; time < end; time += 1) {
      const runs = due.filter(({ at }) => at <= time);
      due = due.filter(({ at }) => at > time);
      for (const { run } of runs) run();
    }
  };
  const listeners: ((ink: SentInk, uid: string) => void)[] = [];
  const sent: number[] = [];
  const channel: InkChannel = {
    send: (ink) => {
      const text = encodeMessage('ink', ink);
      sent.push(text.length);
      const got = decodeMessage('ink', text);
      if (got.ok && arrives(sent.length - 1)) for (const hear of listeners) hear(got.message, 'ada');
    },
    listen: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const kept = createStore<{ added: readonly InkItem[] }>({ added: [] });
  const page = { doc: 'sheet-1', timers, now: () => time };
  const mine = createLiveInk({
    ...page,
    kept: createStore({ added: [] }),
    channel: { ...channel, listen: () => () => undefined },
  });
  const other = createLiveInk({ ...page, kept, channel });
  const draw = (points: readonly InkPoint[]) => {
    const line = mine.begin('stroke', { anchor: 'cell' }, style);
    for (const point of points) {
      line.add([point]);
      wait(4);
    }
    return line;
  };
  return { ...{ draw, wait, kept, sent, mine }, seen: () => other.strokesOf('cell').read() };
}

const points = writePoints(random(21), { hertz: 240 });

it('shows the whole line although every second packet is lost', () => {
  const { draw, sent, seen } = setUp((at) => at % 2 === 0);
  const line = draw(points);
  line.end();
  const [stroke] = seen();
  expect(stroke).toMatchObject({ author: 'ada', number: line.number, stroke: style });
  const missing = sent.length % 2 === 0 ? 8 : 0;
  expect(stroke!.stroke.points.length).toBeGreaterThanOrEqual(points.length - missing);
  expect(sent.length).toBeLessThanOrEqual(2 + (points.length * 4) / 33);
  expect(Math.max(...sent)).toBeLessThan(1200);
});

it('sends the last points also when the pen rests', () => {
  const { draw, seen, wait } = setUp();
  draw(points.slice(0, 13));
  wait(40);
  expect(seen()[0]!.stroke.points).toHaveLength(13);
});

it('sends a long jump of points in packets that fit', () => {
  const { mine, sent, seen } = setUp();
  const far = Array.from({ length: 900 }, (_, at) => ({ x: 900 * (at % 2), y: at, pressure: 0.5 }));
  mine.begin('stroke', { anchor: 'cell' }, style).add(far);
  expect(seen()[0]!.stroke.points).toHaveLength(900);
  expect(Math.max(...sent)).toBeLessThan(1200);
});

it('shows a shape as it is now, in the place of what was drawn', () => {
  const { draw, seen, wait } = setUp();
  const line = draw(points);
  for (const x of [50, 60, 70]) {
    const places = [0, x].map((place) => ({ x: place, y: 0, pressure: 0.5 }));
    line.show({ ...style, isStraight: true, points: places });
    wait(20);
  }
  line.end();
  expect(seen()).toMatchObject([{ stroke: { isStraight: true, points: [{ x: 0 }, { x: 70 }] } }]);
});

it('takes a line away when the document has it, and no late packet brings it back', () => {
  const { draw, kept, seen } = setUp();
  const line = draw(points);
  kept.set({ added: [{ author: 'ada', number: line.number } as InkItem] });
  expect(seen()).toEqual([]);
  line.end();
  expect(seen()).toEqual([]);
});

it('takes away what was cancelled, has faded or never comes', () => {
  const { draw, mine, seen, wait } = setUp();
  draw(points).cancel();
  expect(seen()).toEqual([]);
  mine.begin('pointer', { anchor: 'cell' }, style).add(points);
  draw(points).end();
  wait(2100);
  expect(seen().map(({ kind }) => kind)).toEqual(['stroke']);
  wait(10_500);
  expect(seen()).toEqual([]);
});

it('shows no more lines of one person than a hand draws at once', () => {
  const { mine, seen } = setUp();
  for (let line = 0; line < 40; line += 1)
    mine.begin('stroke', { anchor: 'cell' }, style).add(points.slice(0, 3));
  expect(seen().length).toBeLessThanOrEqual(8);
});
