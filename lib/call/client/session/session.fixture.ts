import { RoomEvent, type DisconnectReason, type Room } from 'livekit-client';
import type { JoinTicket } from '../../join-ticket';
import { createCallSession } from './call-session';
import type { LocalTracks } from '@/lib/call/client/devices/local-media';

const place = { identity: 'ada_a', joinId: 'a', sessionId: 's', profile: 'learner' };
export const ticket = { url: 'ws://media', token: 'one', ...place } as JoinTicket;
const fresh = { ...ticket, token: 'two' };

type Listener = (...told: unknown[]) => void;

/** What of the SDK's emitters is used. */
function createEmitter() {
  const all = new Map<string, Set<Listener>>();
  const listenersOf = (event: string) => {
    const listeners = all.get(event) ?? new Set();
    all.set(event, listeners);
    return listeners;
  };
  const emitter = {
    on: (event: string, listener: Listener) => {
      listenersOf(event).add(listener);
      return emitter;
    },
    off: (event: string, listener: Listener) => {
      listenersOf(event).delete(listener);
      return emitter;
    },
    emit: (event: string, ...told: unknown[]) => listenersOf(event).forEach((listener) => listener(...told)),
  };
  return emitter;
}

/** A session at the device check, for tests: its connection, its tracks, and what its surroundings tell it. */
export function makeSession() {
  const events = createEmitter();
  const own = Object.assign(createEmitter(), {
    permissions: { canPublish: true, canPublishSources: [] as number[] },
    publishTrack: jest.fn(() => Promise.resolve()),
    setCameraEnabled: jest.fn(() => Promise.resolve()),
    setMicrophoneEnabled: jest.fn(() => Promise.resolve()),
  });
  const connect = jest.fn((): Promise<void> => Promise.resolve());
  const disconnect = jest.fn(() => Promise.resolve());
  const room = Object.assign(events, {
    connect,
    disconnect,
    localParticipant: own,
    getActiveDevice: (kind: string): string | undefined => `usb-${kind}`,
    remoteParticipants: new Map(),
  });
  const cameraRecipients = { start: () => () => undefined, apply: jest.fn() };
  let takeOver: () => void = () => undefined;
  let leave: () => void = () => undefined;
  const tabs = {
    announce: jest.fn(),
    release: jest.fn(),
    watchFree: jest.fn((onFree: () => void) => {
      leave = onFree;
      return () => void (leave = () => undefined);
    }),
    listen: jest.fn((onTaken: () => void) => {
      takeOver = onTaken;
      return () => void (takeOver = () => undefined);
    }),
  };
  const parts = {
    tabs,
    cameraRecipients,
    fetchTicket: jest.fn(() => Promise.resolve(fresh)),
    waitForEntry: jest.fn((): Promise<void> | null => null),
    remember: jest.fn(),
    forget: jest.fn(),
    reportDeviceTrouble: jest.fn(),
    howSignInEnded: jest.fn((): Promise<'signed-out' | 'disabled' | null> => Promise.resolve(null)),
    isRoomGone: jest.fn(() => Promise.resolve(false)),
    hasMoved: jest.fn(() => Promise.resolve(false)),
    isEndedForEveryone: jest.fn(() => Promise.resolve(false)),
    isLockedSince: jest.fn(() => Promise.resolve(false)),
    isFull: jest.fn(() => Promise.resolve(false)),
  };
  const session = createCallSession({ room: room as unknown as Room, ...parts, ask: parts });
  const stop = session.start();
  const tracks = { camera: { stop: jest.fn() }, microphone: { stop: jest.fn() } };
  const tellTaken = jest.fn();
  const join = () => session.join(ticket, () => tracks as unknown as LocalTracks, tellTaken);
  const drop = (reason?: DisconnectReason) => events.emit(RoomEvent.Disconnected, reason);
  const otherTabJoins = () => takeOver();
  const otherTabGoes = () => leave();
  const takeCamera = () => {
    own.permissions = { canPublish: true, canPublishSources: [2] };
    events.emit(RoomEvent.ParticipantPermissionsChanged, undefined, { isLocal: true });
  };
  return {
    session,
    takeCamera,
    stop,
    connect,
    disconnect,
    own,
    tracks,
    join,
    drop,
    otherTabJoins,
    otherTabGoes,
    ...parts,
  };
}
