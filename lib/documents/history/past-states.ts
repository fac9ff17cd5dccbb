const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Of states up to that age, one stays for each span. What is older goes. */
const spans = [
  { age: hour, span: 5 * minute },
  { age: day, span: hour },
  { age: 90 * day, span: day },
] as const;
/** However the spans fall, no document keeps more. */
const mostStates = 120;

/**
 * Which past states of a document go, by their times (ms): the closer to now, the closer together they stay. The last
 * of a span stays.
 */
export function statesToDrop(times: readonly number[], now: number): number[] {
  const taken = new Set<string>();
  const dropped: number[] = [];
  for (const time of times.toSorted((one, other) => other - one)) {
    const step = spans.find(({ age }) => now - time <= age);
    const place = step && `${String(step.span)}:${String(Math.floor(time / step.span))}`;
    if (place === undefined || taken.has(place) || taken.size >= mostStates) dropped.push(time);
    else taken.add(place);
  }
  return dropped;
}
