import type { LobbyPass } from '@/lib/rooms/schema';
import {
  endByHost,
  noteArrival,
  noteRoomFinished,
  prepareSession,
  reopenWindow,
} from '@/lib/rooms/session/session';
import {
  answerAtDoor,
  isKnownAtDoor,
  isPutBackIn,
  isSentAway,
  standsAtDoor,
  waitsAtDoor,
} from './lobby-pass';

const now = 10_000_000;
const running = noteArrival(prepareSession(now - 60_000), 'RM_1', now - 50_000);
const head = (session: typeof running) => ({ session: 's1', epoch: 4, latest: { ...session, id: 's1' } });
const pass = (state: LobbyPass['state'], sessionId: string | null): LobbyPass => ({
  roomId: 'r1',
  uid: 'ben',
  name: 'Ben',
  kind: 'guest',
  words: '',
  at: 1,
  state,
  sessionId,
});
const sentAway = pass('declined', 's1');

describe('a person who returns to the lobby', () => {
  it('keeps their place while they wait, whatever becomes of sessions', () => {
    expect(standsAtDoor(pass('waiting', null), head(endByHost(running, now)), now)).toBe(true);
    expect(standsAtDoor(pass('waiting', null), undefined, now)).toBe(true);
  });

  it('keeps the refusal of the session that they would join', () => {
    expect(standsAtDoor(sentAway, head(running), now)).toBe(true);
    expect(standsAtDoor(sentAway, head(noteRoomFinished(running, 'RM_1', now)), now + 1)).toBe(true);
  });

  it.each([
    ['a host has ended', endByHost(running, now), now + 1],
    ['everybody left for good', noteRoomFinished(running, 'RM_1', now), now + reopenWindow],
  ])('starts over after a refusal in a session that %s', (_, session, later) => {
    expect(standsAtDoor(sentAway, head(session), later)).toBe(false);
  });

  it('starts over in another session, and after they were once let in', () => {
    expect(standsAtDoor(pass('declined', 's0'), head(running), now)).toBe(false);
    expect(standsAtDoor(pass('admitted', 's1'), head(running), now)).toBe(false);
    expect(standsAtDoor(undefined, head(running), now)).toBe(false);
  });

  it('counts as sent away only by a refusal, while its session lasts', () => {
    expect(isSentAway(sentAway, head(running), now)).toBe(true);
    expect(isSentAway(sentAway, head(endByHost(running, now)), now + 1)).toBe(false);
    for (const free of [pass('waiting', null), pass('admitted', 's1'), pass('declined', 's0'), undefined]) {
      expect(isSentAway(free, head(running), now)).toBe(false);
    }
    expect(isSentAway(sentAway, undefined, now)).toBe(false);
  });
});

describe('a person who is no member', () => {
  it.each([
    ['who waits', pass('waiting', null), 's1', 'waiting', true],
    ['who was sent away in this session', sentAway, 's1', 'declined', true],
    ['who was sent away in an earlier one', sentAway, 's2', 'waiting', true],
    ['who was sent away, before the next one is open', sentAway, null, 'waiting', true],
    ['who was let in and has left', pass('admitted', 's1'), 's1', null, false],
    ['who never came', undefined, 's1', null, false],
  ] as const)('waits in the lobby or not, and is known there: %s', (_, theirs, sessionId, said, isKnown) => {
    expect(waitsAtDoor(theirs, sessionId)).toBe(said === 'waiting');
    expect(answerAtDoor(theirs, sessionId)).toBe(said);
    expect(isKnownAtDoor(theirs)).toBe(isKnown);
  });
});

it('keeps a member outside only by a decision of this session', () => {
  expect(isPutBackIn(pass('waiting', 's1'), 's1')).toBe(true);
  expect(isPutBackIn(sentAway, 's1')).toBe(true);
  for (const free of [pass('admitted', 's1'), pass('waiting', null), sentAway, null]) {
    expect(isPutBackIn(free, free === sentAway ? 's2' : 's1')).toBe(false);
  }
  expect(isPutBackIn(pass('waiting', null), null)).toBe(false);
});
