import fc from 'fast-check';
import type { MediaEvent } from '@/lib/livekit/media-event';
import { noteLeft, presentSince } from '@/lib/rooms/session/presence';
import type { Admitted } from '@/lib/rooms/schema';
import { endByHost, noteArrival, noteRoomFinished, prepareSession } from '@/lib/rooms/session/session';
import { decideEvent, type EventSnapshot } from './decide-event';

const now = 1_000_000;
const identity = 'ben_abcdefgh12345678';
const prepared = { ...prepareSession(now - 500), id: 's1' };
const live = { ...noteArrival(prepared, 'RM_1', now - 400), id: 's1' };
const empty = { ...noteRoomFinished(live, 'RM_1', now - 100), id: 's1' };
const ended = { ...endByHost(live, now - 100), id: 's1' };
const endedLongAgo = { ...endByHost(live, now - 60_000), id: 's1' };

const row: Admitted = {
  uid: 'ben',
  roomId: 'r1',
  joinId: 'abcdefgh12345678',
  sessionId: 's1',
  profile: 'learner',
  name: 'Ben',
  kind: 'account',
  expiresAt: now + 1,
  closed: false,
  arrived: null,
  gone: [],
};

const state = (latest: typeof live | null, joined: Admitted | null = row): EventSnapshot => ({
  hasRoom: true,
  head: { session: latest?.id ?? null, epoch: 4, latest },
  row: joined,
});

const place = { id: 'EV_1', roomName: 'chalktalk_r1', roomSid: 'RM_1', at: now };
const started: MediaEvent = { ...place, kind: 'room-started' };
const finished: MediaEvent = { ...place, kind: 'room-finished' };
const person = { ...place, identity, participantSid: 'PA_1', since: now - 5 };
const arrived: MediaEvent = { ...person, kind: 'arrived' };
const left: MediaEvent = { ...person, kind: 'left' };

const decide = (snapshot: EventSnapshot, event: MediaEvent) =>
  decideEvent(snapshot, event, { roomId: 'r1', moves: 0, now });

describe('what the media server reports', () => {
  it('a room that opened belongs to the session that was prepared for it', () => {
    const { session, media, mirror } = decide(state(prepared), started);
    expect(session).toMatchObject({ status: 'prepared', sids: ['RM_1'] });
    expect({ media, mirror }).toEqual({ media: null, mirror: [] });
  });

  it('leaves a room alone that opened before the session was prepared', () => {
    const late = { ...started, at: prepared.preparedAt - 10_001 };
    expect(decide(state(prepared), late)).toMatchObject({ session: null, mirror: [], media: null });
    const atOnce = { ...started, at: prepared.preparedAt - 10_000 };
    expect(decide(state(prepared), atOnce).session?.sids).toEqual(['RM_1']);
  });

  it.each([
    ['an unknown room', { ...state(null), hasRoom: false }],
    ['a room without a session', state(null)],
    ['a room whose session a host has ended', state(ended)],
  ])('%s is closed when it opens', (_, snapshot) => {
    expect(decide(snapshot, started)).toMatchObject({ session: null, media: { kind: 'close-stray-room' } });
  });

  it('hides an arrival by a token from before the room was locked', () => {
    const locked = { ...live, live: { ...live.live, locked: true, lockedAt: person.since - 1 } };
    const nothing = { session: null, row: null, hereAt: null, mirror: [], media: null };
    expect(decide(state(locked), arrived)).toMatchObject(nothing);
    const before = { ...live, live: { ...live.live, locked: true, lockedAt: person.since } };
    expect(decide(state(before), arrived).row?.arrived).toEqual({ sid: 'PA_1', since: person.since });
  });

  it('the first arrival makes the session live and stands in the list of who is inside', () => {
    const effect = decide(state(prepared), arrived);
    expect(effect.session).toMatchObject({ status: 'live', startedAt: now - 5, sids: ['RM_1'] });
    expect(effect.row?.arrived).toEqual({ sid: 'PA_1', since: now - 5 });
    expect(effect.mirror).toEqual([{ kind: 'join', identity }]);
    expect(effect.media).toBeNull();
  });

  it('coming is noted with the membership, but never that of an observer', () => {
    expect(decide(state(live), arrived).hereAt).toBe(now - 5);
    expect(decide(state(live, { ...row, profile: 'observer' }), arrived).hereAt).toBeNull();
    expect(decide(state(live, { ...row, closed: true }), arrived).hereAt).toBeNull();
    expect(decide(state(live), left).hereAt).toBeNull();
  });

  it('attendance gains coming and leaving, but never of an observer', () => {
    const stay = { sid: 'PA_1' };
    expect(decide(state(live), arrived).stay).toEqual({ ...stay, from: now - 5 });
    expect(decide(state(live), left).stay).toEqual({ ...stay, end: now });
    expect(decide(state(ended, { ...row, closed: true }), arrived).stay).toEqual({ ...stay, from: now - 5 });
    expect(decide(state(live, { ...row, closed: true }), arrived).stay).toBeNull();
    const observer = { ...row, profile: 'observer' as const };
    for (const event of [arrived, left]) expect(decide(state(live, observer), event).stay).toBeNull();
  });

  it('the log says once that somebody came in by a join', () => {
    expect(decide(state(prepared), arrived).isFirstArrival).toBe(true);
    const back = { ...row, arrived: { sid: 'PA_0', since: now - 50 } };
    expect(decide(state(live, back), arrived).isFirstArrival).toBe(false);
    expect(decide(state(live, { ...row, closed: true }), arrived).isFirstArrival).toBe(false);
    expect(decide(state(live), left).isFirstArrival).toBe(false);
  });

  it('the room begins with the first person who is seen, and never again', () => {
    expect(decide(state(prepared), arrived).begins).toBe(true);
    expect(decide(state(prepared, { ...row, profile: 'observer' }), arrived).begins).toBe(false);
    expect(decide(state(live), arrived).begins).toBe(false);
  });

  it('a further arrival leaves the session as it is: the document stays cool', () => {
    const effect = decide(state(live), arrived);
    expect(effect.session).toBeNull();
    expect(effect.row?.arrived?.sid).toBe('PA_1');
  });

  it('an arrival in a session that had emptied opens it again, for the rules too', () => {
    const effect = decide(state(empty), { ...arrived, roomSid: 'RM_2' });
    expect(effect.session).toMatchObject({ status: 'live', endedAt: null });
    expect(effect.mirror).toEqual([{ kind: 'matrix' }, { kind: 'join', identity }]);
  });

  it.each([
    ['without a row', state(live, null)],
    ['whose row was closed', state(live, { ...row, closed: true })],
    ['whose row is too old', state(live, { ...row, expiresAt: now })],
    ['whose row is for another room', state(live, { ...row, roomId: 'r2' })],
    ['whose row is for an earlier session', state(live, { ...row, sessionId: 's0' })],
    ['by a kept token, long after a host has ended the call', state(endedLongAgo)],
    ['in a room without a session', state(null)],
  ])('puts out a person who arrives %s', (_, snapshot) => {
    const effect = decide(snapshot, arrived);
    expect(effect.media).toEqual({ kind: 'remove-identity', identity, sid: 'PA_1' });
    expect(effect).toMatchObject({ session: null, row: null, mirror: [] });
  });

  it('tells people who arrive when a host ends the call that it is over', () => {
    const effect = decide(state(ended, { ...row, closed: true }), arrived);
    expect(effect.media).toEqual({ kind: 'close-room', sessionId: 's1' });
    expect(effect).toMatchObject({ session: null, row: null, mirror: [] });
  });

  it('closes a room that the call has left when an old token opens it', () => {
    const moved = { ...live, moved: { times: 1, at: now - 1000 } };
    const close = { session: null, row: null, mirror: [], media: { kind: 'close-left-room', moves: 0 } };
    expect(decide(state(moved), started)).toMatchObject(close);
    expect(decide(state(moved), arrived)).toMatchObject(close);
    const there = { roomId: 'r1', moves: 1, now };
    expect(decideEvent(state(moved), arrived, there).row?.arrived?.sid).toBe('PA_1');
  });

  it('leaving is noted, also when the arrival has not been heard of', () => {
    expect(decide(state(live), left).row?.gone).toEqual(['PA_1']);
    expect(decide(state(live), left).mirror).toEqual([{ kind: 'join', identity }]);
    expect(decide(state(live, null), left)).toMatchObject({ row: null, mirror: [], media: null });
  });

  it('the end of the last room ends the session, and nobody is inside any more', () => {
    const effect = decide(state(live), finished);
    expect(effect.session).toMatchObject({ status: 'ended', endedBy: 'empty', endedAt: now });
    expect(effect.endsSession).toBe(true);
    expect(effect.mirror).toEqual([{ kind: 'matrix' }, { kind: 'session', sessionId: 's1' }]);
  });

  it('the late end of an earlier room does not end the session', () => {
    const next = { ...noteArrival(prepareSession(now - 9), 'RM_2', now - 8), id: 's2' };
    const effect = decide(state(next), finished);
    expect(effect.session).toMatchObject({ id: 's2', status: 'live' });
    expect({ endsSession: effect.endsSession, mirror: effect.mirror }).toEqual({
      endsSession: false,
      mirror: [],
    });
  });

  it('a repetition changes nothing further', () => {
    const once = decide(state(live), arrived);
    const twice = decide(state(live, once.row), arrived);
    expect(twice.row).toEqual(once.row);
    expect(decide({ ...state(empty), row: null }, finished).mirror).toEqual([]);
  });

  it('comes to the same end whatever the order, and however often it is told', () => {
    const told = [started, arrived, left, finished];
    const orders = fc.shuffledSubarray([...told, ...told], { minLength: 8 });
    // Leaving is the report that gets lost: the room's own end has to do for it.
    const withoutLeaving = fc.shuffledSubarray([started, arrived, finished], { minLength: 3 });
    fc.assert(
      fc.property(fc.oneof(orders, withoutLeaving), (events) => {
        const { session, joined } = play(events);
        expect(session).toMatchObject({ status: 'ended', endedBy: 'empty', sids: ['RM_1'] });
        expect(presentSince(joined)).toBeNull();
      }),
    );
  });
});

/** Takes events in as the transaction does, one after the other. */
function play(events: readonly MediaEvent[]) {
  let session = prepared;
  let joined = row;
  for (const event of events) {
    const effect = decide(state(session, joined), event);
    expect(effect.media).toBeNull();
    session = effect.session ?? session;
    joined = effect.row ?? joined;
    if (effect.endsSession && joined.arrived) joined = noteLeft(joined, joined.arrived.sid);
  }
  return { session, joined };
}
