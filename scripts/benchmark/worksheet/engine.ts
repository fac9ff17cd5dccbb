import { all, create } from 'mathjs';
import { superviseWorker } from '@/lib/math/client/supervise-worker';
import type { SheetCell } from '@/lib/math/sheet/cell';
import { bundleEngine, type BundledEngine } from './bundle-engine';
import { quantile } from '../statistics';

const large = 10_000;
const usual = 1_000;
const dependents = 5;
const edits = 400;
const trips = 60;
const naiveRounds = 3;

/** Microseconds and milliseconds of the engine, as medians. */
export type SheetTimes = {
  /** One edit in 10,000 cells on which five others depend (µs). */
  edit: number;
  /** The same by evaluating all cells again with plain mathjs (µs). */
  naive: number;
  /** The same from the page's thread to the worker and back (µs). */
  trip: number;
  /** 1,000 cells, from nothing to the last result, with a worker that runs (ms). */
  load: number;
};

/** `a0 = 1`, five cells that use it, and as many independent ones as make up the number. */
function makeCells(count: number): SheetCell[] {
  const first: SheetCell = { id: 'a', source: 'a0 = 1' };
  const using = Array.from({ length: dependents }, (_, at) => ({
    id: `u${String(at)}`,
    source: `u${String(at)} = a0 * ${String(at + 2)} + 1`,
  }));
  const others = Array.from({ length: count - dependents - 1 }, (_, at) => ({
    id: `c${String(at)}`,
    source: `c${String(at)} = ${String(at)} * 2 + sqrt(${String(at)})`,
  }));
  return [first, ...using, ...others];
}

const editOf = (round: number): SheetCell => ({ id: 'a', source: `a0 = ${String(round + 2)}` });

/** Times the engine in this process, and in a thread of its own. */
export async function measureSheet(place: Parameters<typeof bundleEngine>[0]): Promise<SheetTimes> {
  const engine = await bundleEngine(place);
  const worker = superviseWorker({ spawn: engine.spawn });
  const answered = () =>
    new Promise<void>((resolve) => {
      const stop = worker.onResults((_, isDone) => {
        if (!isDone) return;
        stop();
        resolve();
      });
    });
  try {
    // Starting the worker is not part of loading a sheet.
    worker.apply({ set: [editOf(0)] });
    await answered();
    const load = await timed(async () => {
      worker.apply({ set: makeCells(usual) });
      await answered();
    });
    worker.apply({ set: makeCells(large) });
    await answered();
    const trip: number[] = [];
    for (let round = 0; round < trips; round += 1) {
      trip.push(
        await timed(async () => {
          worker.apply({ set: [editOf(round)] });
          await answered();
        }),
      );
    }
    return { edit: measureEdits(engine), naive: measureNaive(), trip: quantile(trip, 0.5) * 1000, load };
  } finally {
    worker.close();
  }
}

async function timed(run: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

function measureEdits({ createSheet }: BundledEngine): number {
  const sheet = createSheet();
  sheet.apply({ set: makeCells(large) });
  const taken = Array.from({ length: edits }, (_, round) => {
    const startedAt = performance.now();
    sheet.apply({ set: [editOf(round)] });
    return performance.now() - startedAt;
  });
  return quantile(taken, 0.5) * 1000;
}

/** What a sheet without a graph would do: read and evaluate every cell. */
function measureNaive(): number {
  // mathjs has this in every build.
  const math = create(all ?? {});
  const cells = makeCells(large);
  const taken = Array.from({ length: naiveRounds }, () => {
    const scope = new Map<string, unknown>();
    const startedAt = performance.now();
    for (const { source } of cells) math.evaluate(source, scope);
    return performance.now() - startedAt;
  });
  return quantile(taken, 0.5) * 1000;
}

export function describeSheet({ edit, naive, trip, load }: SheetTimes): (readonly string[])[] {
  return [
    ['', 'measured', 'aim'],
    ['10,000 cells, an edit with 5 dependents', `${edit.toFixed(0)} µs`, '≤ 10 µs'],
    ['the same with plain mathjs, all again', `${(naive / edit).toFixed(0)} × as long`, '≥ 1000 ×'],
    ['the same, to the worker and back', `${(trip / 1000).toFixed(2)} ms`, '≤ 1 ms'],
    ['1,000 cells loaded, worker running', `${load.toFixed(0)} ms`, '≤ 100 ms'],
  ];
}
