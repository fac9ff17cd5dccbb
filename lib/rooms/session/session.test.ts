import fc from 'fast-check';
import { nothingLocked } from '@/lib/access/layers';
import type { Session } from '@/lib/rooms/schema';
import {
  endByHost,
  isJoinable,
  isOpen,
  isShutByEnd,
  noteArrival,
  noteRoomFinished,
  liveAtFirst,
  movesOf,
  noteRoomStarted,
  prepareSession,
  reopenWindow,
  wasEndedForEveryone,
} from './session';

type Event = { kind: 'started' | 'arrived' | 'finished'; sid: string; at: number };

const step = (session: Session, { kind, sid, at }: Event): Session => {
  switch (kind) {
    case 'started':
      return noteRoomStarted(session, sid);
    case 'arrived':
      return noteArrival(session, sid, at);
    case 'finished':
      return noteRoomFinished(session, sid, at);
  }
};
const play = (events: Event[]) => events.reduce(step, prepareSession(0));
/** Sets have no order. */
const settled = (session: Session) => ({ ...session, sids: [...session.sids].sort() });

const events: fc.Arbitrary<Event[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<Event['kind']>('started', 'arrived', 'finished'),
    sid: fc.constantFrom('RM_1', 'RM_2', 'RM_3'),
    at: fc.integer({ min: 1, max: 1000 }),
  }),
  { maxLength: 12 },
);

describe('a session', () => {
  it('is only prepared until somebody arrives', () => {
    const session = noteRoomStarted(prepareSession(5), 'RM_1');
    expect(session).toMatchObject({ status: 'prepared', preparedAt: 5, sids: ['RM_1'], startedAt: null });
    expect(noteArrival(session, 'RM_1', 9)).toMatchObject({ status: 'live', startedAt: 9 });
  });

  it('that follows an end for everyone is closed until somebody arrives', () => {
    const ended = endByHost(noteArrival(prepareSession(0), 'RM_1', 9), 20);
    const next = prepareSession(30, nothingLocked, ended);
    const states = [null, prepareSession(0), ended, next, noteArrival(next, 'RM_2', 40)];
    expect(states.map(isShutByEnd)).toEqual([false, false, true, true, false]);
    // A session that ends before anybody came changes nothing about that.
    expect(isShutByEnd(prepareSession(60, nothingLocked, endByHost(next, 50)))).toBe(true);
    expect(isShutByEnd(prepareSession(60, nothingLocked, noteRoomFinished(next, 'RM_2', 50)))).toBe(true);
  });

  it('counts as ended for everyone only by a host, even after the next has begun', () => {
    const at = (session: Session, id: string) => ({ ...session, id });
    const live = noteArrival(prepareSession(0), 'RM_1', 9);
    const ended = endByHost(live, 20);
    const empty = noteRoomFinished(live, 'RM_1', 20);
    const cases: [ReturnType<typeof at> | null, boolean][] = [
      [null, false],
      [at(live, 's1'), false],
      [at(empty, 's1'), false],
      [at(ended, 's1'), true],
      [at(prepareSession(30, nothingLocked, ended), 's2'), true],
      [at(noteArrival(prepareSession(30, nothingLocked, ended), 'RM_2', 40), 's2'), true],
      [at(prepareSession(900_000, nothingLocked, empty), 's2'), false],
    ];
    for (const [latest, isEnded] of cases) expect(wasEndedForEveryone('s1', latest)).toBe(isEnded);
  });

  it('begins with the switches of its preset', () => {
    expect(prepareSession(5, liveAtFirst('class')).live).toEqual({ ...nothingLocked, camerasForHosts: true });
    expect(prepareSession(5, liveAtFirst('lesson')).live).toEqual(nothingLocked);
  });

  it('stays prepared when its room closes before anybody came', () => {
    const session = noteRoomFinished(noteRoomStarted(prepareSession(0), 'RM_1'), 'RM_1', 300);
    expect(session.status).toBe('prepared');
    expect(noteArrival(session, 'RM_2', 400).status).toBe('live');
  });

  it('ends when its room closes', () => {
    const session = noteRoomFinished(noteArrival(prepareSession(0), 'RM_1', 9), 'RM_1', 20);
    expect(session).toMatchObject({ status: 'ended', endedBy: 'empty', endedAt: 20 });
  });

  it('is not closed by the late end of another room', () => {
    const live = noteArrival(prepareSession(0), 'RM_2', 9);
    expect(noteRoomFinished(live, 'RM_1', 10).status).toBe('live');
  });

  it('is not closed by the late end of its own earlier room', () => {
    const live = noteArrival(noteArrival(prepareSession(0), 'RM_1', 1), 'RM_2', 9);
    expect(noteRoomFinished(live, 'RM_1', 10).status).toBe('live');
  });

  it('opens again when somebody comes back', () => {
    const ended = noteRoomFinished(noteArrival(prepareSession(0), 'RM_1', 1), 'RM_1', 100);
    expect(isJoinable(ended, 100 + reopenWindow - 1)).toBe(true);
    expect(isJoinable(ended, 100 + reopenWindow)).toBe(false);
    expect(noteArrival(ended, 'RM_2', 120)).toMatchObject({ status: 'live', startedAt: 1, endedAt: null });
  });

  it('is over for good when a host has ended it', () => {
    const ended = endByHost(noteArrival(prepareSession(0), 'RM_1', 1), 50);
    expect(ended).toMatchObject({ status: 'ended', endedBy: 'host', endedAt: 50 });
    expect(isJoinable(ended, 51)).toBe(false);
    expect(endByHost(ended, 60)).toBe(ended);
    fc.assert(
      fc.property(events, (late) => {
        const { status, endedBy, endedAt } = late.reduce(step, ended);
        expect({ status, endedBy, endedAt }).toEqual({ status: 'ended', endedBy: 'host', endedAt: 50 });
      }),
    );
  });

  it('comes out the same whatever the order of the events', () => {
    fc.assert(
      fc.property(
        events.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([inOrder, shuffled]) => {
          expect(settled(play(shuffled))).toEqual(settled(play(inOrder)));
        },
      ),
    );
  });

  it('comes out the same when events are repeated', () => {
    fc.assert(
      fc.property(events, (list) => {
        expect(settled(play([...list, ...list]))).toEqual(settled(play(list)));
      }),
    );
  });

  it('is open exactly while it has no end', () => {
    fc.assert(
      fc.property(events, (list) => {
        const session = play(list);
        expect(isOpen(session)).toBe(session.endedAt === null);
        expect(isOpen(session)).toBe(session.endedBy === null);
      }),
    );
  });
});

describe('a call that moves on', () => {
  const open = { ...noteArrival(prepareSession(0), 'RM_1', 1), id: 's1' };
  const moved = { ...open, moved: { times: 1, at: 50_000 } };

  it('waits for its people when the room that it left closes first', () => {
    const left = noteRoomFinished(moved, 'RM_1', 50_100);
    expect(left).toMatchObject({ status: 'live', endedAt: null });
    expect(noteRoomFinished(noteArrival(left, 'RM_2', 52_000), 'RM_2', 90_000).status).toBe('ended');
    // Nobody has come when the reconciler looks.
    expect(noteRoomFinished(left, 'RM_1', 70_000)).toMatchObject({ status: 'ended', endedAt: 70_000 });
  });

  it('keeps its count for the next session while older tokens live', () => {
    expect(movesOf(prepareSession(60_000, nothingLocked, moved))).toBe(1);
    expect(movesOf(prepareSession(50_000 + 15 * 60_000, nothingLocked, moved))).toBe(0);
  });
});
