export { makeCaller } from '@/tests/support/api/administrator';

/** Does the same ten times at once. */
export const tenTimes = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome[]> =>
  Promise.all(Array.from({ length: 10 }, work));
