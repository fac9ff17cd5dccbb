import type { PartResult } from '@/scripts/testing/reports/part-result';

/** A part of the test run: what it waits for, and what it does. */
export type Part<Name extends string> = {
  name: Name;
  /** Parts that must be done first; those that are not in this run count as done. */
  after: readonly Name[];
  /** `isDone` resolves when another part is, for one that begins before it may use all it needs. */
  run: (isDone: (name: Name) => Promise<unknown>) => Promise<PartResult>;
};

/** A part that is done. */
export type DonePart<Name extends string> = { name: Name; result: PartResult; milliseconds: number };

/**
 * Runs every part as early as what it waits for allows, and reports them in the order given, each as soon as
 * it and all before it are done. Rejects with the first error that a part throws.
 */
export async function runParts<Name extends string>(
  parts: readonly Part<Name>[],
  onDone: (part: DonePart<Name>) => void,
): Promise<DonePart<Name>[]> {
  const runs = new Map<Name, Promise<DonePart<Name>>>();
  const runOf = (part: Part<Name>): Promise<DonePart<Name>> => {
    const known = runs.get(part.name);
    if (known) return known;
    const before = parts.filter(({ name }) => part.after.includes(name)).map(runOf);
    const started = Promise.all(before).then(() => measure(part, isDone));
    runs.set(part.name, started);
    return started;
  };
  const isDone = (wanted: Name) => Promise.all(parts.filter(({ name }) => name === wanted).map(runOf));
  const all = parts.map(runOf);
  const anyFailure = Promise.all(all);
  // It is awaited below; until then a failure must not count as unhandled.
  anyFailure.catch(() => undefined);
  for (const run of all) onDone(await Promise.race([run, anyFailure.then(() => run)]));
  return anyFailure;
}

async function measure<Name extends string>(
  { name, run }: Part<Name>,
  isDone: Parameters<Part<Name>['run']>[0],
): Promise<DonePart<Name>> {
  const start = performance.now();
  const result = await run(isDone);
  return { name, result, milliseconds: performance.now() - start };
}
