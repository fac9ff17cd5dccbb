import type { MathWorker } from '@/lib/math/client/supervise-worker';
import { toCalculationResult, type CalculationResult } from '../calculation-result';

/**
 * Gives what a source comes to; it never rejects, and waits as long as its worker cannot be loaded.
 *
 * @param given the lines that it may use, each on its own
 */
export type Calculate = (source: string, given?: string) => Promise<CalculationResult>;

type Waiting = { id: string; source: string; given: string; resolve: (result: CalculationResult) => void };

/** So many results are kept, for messages that are scrolled out of sight and back. */
const kept = 200;

/**
 * Calculates one source after the other in a worker that starts with the first. Each is in its sheet with its own given
 * lines alone, so no message can define a name for another.
 */
export function createCalculator(openWorker: () => MathWorker): { calculate: Calculate; close: () => void } {
  const results = new Map<string, Promise<CalculationResult>>();
  const waiting: Waiting[] = [];
  let current: Waiting | null = null;
  let worker: MathWorker | null = null;
  let count = 0;

  const open = (): MathWorker => {
    const own = openWorker();
    own.onResults((cells) => {
      const cell = cells.find(({ id }) => id === current?.id);
      if (cell === undefined || current === null) return;
      const { id, source, resolve } = current;
      own.apply({ remove: [...linesOf(current).map((line) => line.id), id] });
      current = null;
      resolve(toCalculationResult(cell, source));
      takeNext();
    });
    return own;
  };

  const takeNext = () => {
    const next = current === null ? waiting.shift() : undefined;
    if (next === undefined) return;
    current = next;
    worker ??= open();
    worker.apply({ set: [...linesOf(next), { id: next.id, source: next.source }] });
  };

  const ask = (source: string, given: string): Promise<CalculationResult> =>
    new Promise((resolve) => {
      count += 1;
      waiting.push({ id: `calculation-${count}`, source, given, resolve });
      takeNext();
    });

  return {
    calculate: (source, given = '') => {
      const key = JSON.stringify([source, given]);
      const known = results.get(key) ?? ask(source, given);
      // The one asked for last is kept longest.
      results.delete(key);
      results.set(key, known);
      const [oldest] = results.keys();
      if (results.size > kept && oldest !== undefined) results.delete(oldest);
      return known;
    },
    close: () => {
      worker?.close();
      worker = null;
      current = null;
      waiting.length = 0;
      results.clear();
    },
  };
}

/** The given lines as cells beside the one that is asked for. */
const linesOf = ({ id, given }: Waiting) =>
  given === '' ? [] : given.split('\n').map((source, place) => ({ id: `${id}.${place}`, source }));
