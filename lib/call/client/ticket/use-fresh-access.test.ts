/** @jest-environment jsdom */
import { EventEmitter } from 'node:events';
import { act, renderHook } from '@testing-library/react';
import { RoomEvent } from 'livekit-client';
import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { nothingLocked, type RoomSetting } from '@/lib/access/layers';
import { builtInProfiles } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { watchValue } from '@/lib/firebase/client/watch-value';
import type { JoinTicket } from '../../join-ticket';
import { createTicketKeeper } from './ticket-keeper';
import { useFreshAccess } from './use-fresh-access';

jest.mock('@/lib/firebase/client/watch-value', () => ({ watchValue: jest.fn() }));
// The SDK itself needs a browser.
jest.mock('livekit-client', () => ({
  RoomEvent: {
    ParticipantAttributesChanged: 'participantAttributesChanged',
    ParticipantPermissionsChanged: 'participantPermissionsChanged',
  },
}));

const identity = 'ben_abcdefgh12345678';

/** Ben in a call, and what the server, the databases and the media server know. */
const setUp = () => {
  const world = { camera: 'off' as RoomSetting, epochs: { room: 4, person: 2 }, asked: 0 };
  const access = () =>
    resolveAccess({
      policy: {},
      profile: builtInProfiles.learner,
      room: {},
      live: { ...nothingLocked, locks: { 'camera:publish': world.camera } },
      exception: {},
      session: null,
      now: 0,
    });
  const issue = () => {
    world.asked += 1;
    const { epochs } = world;
    const ticket = { identity, sessionId: 's1', profile: 'learner', access: access(), epochs };
    // Of two that are made in the same instant, the second is newer.
    return { ...ticket, expiresAt: Date.now() + 120_000 + world.asked } as JoinTicket;
  };
  const watched = new Map<string, (value: unknown) => void>();
  jest.mocked(watchValue).mockImplementation((path, parse) => ({ next }) => {
    watched.set(path, (value) => next(parse(value), true));
    return () => void watched.delete(path);
  });
  const used = issue();
  const keeper = createTicketKeeper(() => Promise.resolve(issue()), null);
  const attributes = { profile: 'learner', may: toDataCapabilities(access()) };
  const me = { isLocal: true, attributes };
  const room = Object.assign(new EventEmitter(), { localParticipant: me });
  const parts = { roomId: 'r1', room, keeper, session: { readTicket: () => used } };
  const { rerender } = renderHook(
    ({ isInCall }) => useFreshAccess(parts as unknown as Parameters<typeof useFreshAccess>[0], isInCall),
    { initialProps: { isInCall: true } },
  );
  const read = () => {
    const state = keeper.read();
    return state.status === 'ready' ? state.ticket.access['camera:publish'] : null;
  };
  /** The databases report a value. */
  const hear = async (path: string, value: unknown) => {
    act(() => watched.get(`access/r1/${path}`)?.(value));
    await jest.advanceTimersByTimeAsync(2000);
  };
  act(() => watched.get('access/r1/_matrix/session')?.('s1'));
  /** How often the server was asked, not counting the ticket of the join. */
  const asked = () => world.asked - 1;
  return { world, room, me, watched, hear, read, asked, show: (isInCall: boolean) => rerender({ isInCall }) };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the access behind the controls of a call', () => {
  it('follows a switch from Off to Ask, which the media server does not see', async () => {
    const { world, hear, read, asked } = setUp();
    await hear('_matrix/epoch', 4);
    expect(asked()).toBe(0);
    world.camera = 'ask';
    world.epochs = { room: 5, person: 2 };
    await hear('_matrix/epoch', 5);
    expect(read()).toMatchObject({ allowed: false, askable: true, reason: 'live-asks' });
    await hear('_matrix/epoch', 5);
    expect(asked()).toBe(1);
  });

  it('follows a change for this person alone', async () => {
    const { world, hear, asked } = setUp();
    world.epochs = { room: 4, person: 3 };
    await hear('ben', { profile: 'learner', epoch: 3 });
    expect(asked()).toBe(1);
    // A removed person leaves the call, and asks nothing meanwhile.
    await hear('ben', { epoch: 4 });
    expect(asked()).toBe(1);
  });

  it('follows a change from before this page began to listen', async () => {
    const { world, hear, asked } = setUp();
    world.epochs = { room: 9, person: 2 };
    await hear('_matrix/epoch', 9);
    expect(asked()).toBe(1);
  });

  it('follows the own attributes, in which a timed end shows, and no others', async () => {
    const { room, me, asked } = setUp();
    room.emit(RoomEvent.ParticipantAttributesChanged, {}, { isLocal: false, attributes: {} });
    room.emit(RoomEvent.ParticipantAttributesChanged, {}, me);
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked()).toBe(0);
    me.attributes = { profile: 'learner', may: '' };
    room.emit(RoomEvent.ParticipantAttributesChanged, {}, me);
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked()).toBe(1);
  });

  it('follows the end of a timed exception, which nothing else reports', async () => {
    const { watched, hear, asked } = setUp();
    const exceptions = { 'camera:publish': { allow: false, until: Date.now() + 600_000 } };
    await hear('ben', { profile: 'learner', epoch: 2, exceptions });
    expect(asked()).toBe(0);
    act(() => watched.get('.info/serverTimeOffset')?.(-60_000));
    await jest.advanceTimersByTimeAsync(650_000);
    expect(asked()).toBe(0);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(asked()).toBe(1);
  });

  it('follows an end between the ticket and the call', async () => {
    const { hear, asked, show } = setUp();
    show(false);
    const exceptions = { 'hand:raise': { allow: false, until: Date.now() + 30_000 } };
    await jest.advanceTimersByTimeAsync(60_000);
    show(true);
    await hear('ben', { profile: 'learner', epoch: 2, exceptions });
    expect(asked()).toBe(1);
    await hear('ben', { profile: 'learner', epoch: 2, exceptions });
    expect(asked()).toBe(1);
  });

  it('follows the own publish permissions at once, but for the first of a connection', () => {
    const { room, me, asked } = setUp();
    room.emit(RoomEvent.ParticipantPermissionsChanged, undefined, me);
    room.emit(RoomEvent.ParticipantPermissionsChanged, {}, { isLocal: false });
    expect(asked()).toBe(0);
    room.emit(RoomEvent.ParticipantPermissionsChanged, {}, me);
    expect(asked()).toBe(1);
  });

  it('is not asked for when the call is over', async () => {
    const { hear, asked } = setUp();
    await hear('_matrix/session', null);
    await hear('_matrix/epoch', 5);
    expect(asked()).toBe(0);
  });

  it('is left alone outside the call', async () => {
    const { world, room, me, watched, show, asked } = setUp();
    world.epochs = { room: 5, person: 2 };
    act(() => watched.get('access/r1/_matrix/epoch')?.(5));
    show(false);
    expect(watched.size).toBe(0);
    room.emit(RoomEvent.ParticipantPermissionsChanged, {}, me);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked()).toBe(0);
  });
});
