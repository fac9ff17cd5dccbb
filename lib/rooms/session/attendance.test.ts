import { intervalsOf, timeIn, wasInsideSince, type Visit } from './attendance';

const end = 1000;
const read = (visits: Record<string, Visit>) =>
  intervalsOf({ visits }, end).map(({ from, until }) => [from, until]);

describe('attendance', () => {
  const cases: [string, Record<string, Visit>, number[][]][] = [
    ['a stay', { a: { from: 10, ends: [20] } }, [[10, 20]]],
    ['a stay that has no end as long as the session', { a: { from: 10 } }, [[10, end]]],
    ['a return as a gap', { b: { from: 50, ends: [60] }, a: { from: 10, ends: [20] } }, [[10, 20], [50, 60]]],
    ['two devices once', { a: { from: 10, ends: [40] }, b: { from: 20, ends: [30] }, c: { from: 40, ends: [45] } }, [[10, 45]]],
    ['the earliest report of leaving', { a: { from: 10, ends: [90, 20, 30] } }, [[10, 20]]],
    ['no stay whose beginning is unknown', { a: { ends: [20] } }, []],
    ['nothing after the end', { a: { from: 10, ends: [end + 5] }, b: { from: end } }, [[10, end]]],
    ['no negative stay', { a: { from: 10_900 - 10_000, ends: [800] } }, [[900, 900]]],
  ]; // prettier-ignore
  it.each(cases)('reads %s', (_, visits, expected) => {
    expect(read(visits)).toEqual(expected);
  });

  it.each([
    ['who is inside', { a: { from: 10 } }, true],
    ['who has just left', { a: { from: 10, ends: [100] } }, true],
    ['who left before, by the earliest report', { a: { from: 10, ends: [120, 99] } }, false],
    ['who left before and came again', { a: { from: 10, ends: [20] }, b: { from: 30 } }, true],
    ['of whose coming nothing was heard', { a: { ends: [120] } }, false],
    ['who never came', {}, false],
  ])('knows of a person %s whether they were inside lately', (_, visits, expected) => {
    expect(wasInsideSince({ visits }, 100)).toBe(expected);
  });

  it('knows of nobody without attendance', () => expect(wasInsideSince(undefined, 0)).toBe(false));

  it('adds the stays up', () => {
    expect(timeIn([{ from: 10, until: 20 }, { from: 50, until: 65 }])).toBe(25); // prettier-ignore
    expect(timeIn([])).toBe(0);
  });
});
