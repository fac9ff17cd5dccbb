import fc from 'fast-check';
import { noteArrived, noteLeft, presentSince } from './presence';
import type { Admitted } from './schema';

type Row = Pick<Admitted, 'arrived' | 'gone'>;
type Report = { kind: 'arrived' | 'left'; sid: string };

const nobody: Row = { arrived: null, gone: [] };
/** The media server numbers its participants in the order in which they come. */
const since = (sid: string) => Number(sid.at(-1)) * 100;
const step = (row: Row, { kind, sid }: Report): Row =>
  kind === 'arrived' ? noteArrived(row, { sid, since: since(sid) }) : noteLeft(row, sid);
const play = (reports: Report[]) => reports.reduce(step, nobody);

const reports: fc.Arbitrary<Report[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Report['kind']>('arrived', 'left'),
    sid: fc.constantFrom('PA_1', 'PA_2', 'PA_3'),
  }),
  { maxLength: 10 },
);

describe('who is inside by a join', () => {
  it('is whoever arrived and has not left', () => {
    const inside = play([{ kind: 'arrived', sid: 'PA_1' }]);
    expect(presentSince(inside)).toBe(100);
    expect(presentSince(noteLeft(inside, 'PA_1'))).toBeNull();
    expect(presentSince(nobody)).toBeNull();
  });

  it('stays inside when the old connection is reported gone after the new one came', () => {
    const row = play([
      { kind: 'arrived', sid: 'PA_1' },
      { kind: 'arrived', sid: 'PA_2' },
      { kind: 'left', sid: 'PA_1' },
    ]);
    expect(presentSince(row)).toBe(200);
  });

  it('is not brought back by a late report of the arrival', () => {
    const row = play([
      { kind: 'left', sid: 'PA_1' },
      { kind: 'arrived', sid: 'PA_1' },
    ]);
    expect(presentSince(row)).toBeNull();
  });

  it('comes out the same whatever the order of the reports, and however often they come', () => {
    fc.assert(
      fc.property(
        reports.chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 }),
          ),
        ),
        ([inOrder, shuffledTwice]) => {
          expect(play(shuffledTwice)).toEqual(play(inOrder));
        },
      ),
    );
  });
});
