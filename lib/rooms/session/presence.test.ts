import fc from 'fast-check';
import { nothingLocked } from '@/lib/access/layers';
import { isShutOutByLock, noteArrived, noteLeft, presentSince } from './presence';
import type { Admitted } from '@/lib/rooms/schema';
import { noteArrival, prepareSession } from './session';

type Row = Pick<Admitted, 'arrived' | 'gone'>;
type Report = { kind: 'arrived' | 'left'; sid: string };

const nobody: Row = { arrived: null, gone: [] };
/** The media server numbers its participants in order of arrival. */
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

describe('a person with a join', () => {
  it('is inside from their arrival until they leave', () => {
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

  it('comes out the same for any order and repetition of the reports', () => {
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

describe('a token from before a room was locked', () => {
  const lockedAt = 5000;
  const row: Admitted = {
    uid: 'ben',
    roomId: 'r1',
    joinId: 'abcdefgh12345678',
    sessionId: 's1',
    profile: 'learner',
    name: 'Ben',
    kind: 'account',
    expiresAt: 9000,
    closed: false,
    arrived: null,
    gone: [],
  };
  const locked = { ...nothingLocked, locked: true, lockedAt };
  const shutsOut = (
    changes: Partial<Admitted> = {},
    { live = locked, since = lockedAt + 1 }: { live?: typeof nothingLocked; since?: number } = {},
  ) => {
    const latest = { ...noteArrival(prepareSession(1), 'RM_1', 2), id: 's1', live };
    return isShutOutByLock({ ...row, ...changes }, { session: 's1', epoch: 1, latest }, since);
  };

  it('no longer lets in a person who was never inside', () => {
    expect(shutsOut()).toBe(true);
    expect(shutsOut({ arrived: { sid: 'PA_1', since: 1 }, gone: ['PA_1'] })).toBe(false);
  });

  it('keeps nobody out who came before, however late that is reported', () => {
    expect(shutsOut({}, { since: lockedAt })).toBe(false);
  });

  it('keeps out no hosts, and nobody whom hosts have let in', () => {
    expect(shutsOut({ profile: 'host' })).toBe(false);
    expect(shutsOut({ bypassesLock: true })).toBe(false);
  });

  it('lets in again after unlocking, and says nothing about another session', () => {
    expect(shutsOut({}, { live: { ...locked, locked: false } })).toBe(false);
    expect(shutsOut({ sessionId: 's0' })).toBe(false);
    expect(isShutOutByLock(row, null, lockedAt + 1)).toBe(false);
  });

  it('still lets people into a session that an earlier release locked without a time', () => {
    expect(shutsOut({}, { live: { ...nothingLocked, locked: true } })).toBe(false);
  });
});
