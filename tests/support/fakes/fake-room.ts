import '@/tests/support/text-coding';
import { EventEmitter } from 'node:events';
import { ParticipantEvent, RoomEvent, Track, type Room } from 'livekit-client';
import type { Sendable } from '@/lib/call/rights/publish-rights';
import { listSourcesAllowed } from '@/lib/call/rights/sources-allowed';
import { sendableOf } from '@/lib/call/client/session/sendable-of';

/** What of the SDK's local tracks is used. */
export type FakeTrack = ReturnType<typeof makeFakeTrack>;

type FakePublication = { source: Track.Source; track: FakeTrack; readonly isMuted: boolean };

/** The media server's numbers for the sources of tracks. */
const numbers = { camera: 1, microphone: 2, screen: 3 } as const satisfies Record<Sendable, number>;
const sources = {
  camera: Track.Source.Camera,
  microphone: Track.Source.Microphone,
  screen: Track.Source.ScreenShare,
} as const satisfies Record<Sendable, Track.Source>;
const everything = Object.keys(numbers) as Sendable[];

const permissionsFor = (kinds: readonly Sendable[]) => ({
  canPublish: kinds.length > 0,
  canPublishSources: kinds.map((kind): number => numbers[kind]),
});

/** A track of a device that is open until it is stopped. */
export function makeFakeTrack(kind: Sendable) {
  const track = {
    source: sources[kind],
    isMuted: false,
    mediaStreamTrack: { readyState: 'live' as 'live' | 'ended' },
    stop: () => void (track.mediaStreamTrack.readyState = 'ended'),
    mute: () => Promise.resolve(void (track.isMuted = true)),
    unmute: () => Promise.resolve(void (track.isMuted = false)),
  };
  return track;
}

/**
 * A LiveKit room in memory with the media server behind it: own tracks and permissions. As in livekit-client 2.23.0, a
 * track counts as sent once the server has answered, even when its permission went meanwhile, and is rejected when the
 * server does not answer.
 */
export function makeFakeRoom() {
  const publications = new Map<Track.Source, FakePublication>();
  const held = new Map<'announcement' | 'answer', Promise<void>>();
  const pass = (what: 'announcement' | 'answer') => held.get(what) ?? Promise.resolve();
  const hasRight = (source: Track.Source) => {
    const kind = sendableOf(source);
    return kind !== undefined && listSourcesAllowed(own.permissions).includes(kind);
  };
  const isOn = (kind: Sendable) => publications.get(sources[kind])?.isMuted === false;

  const publishTrack = async (track: FakeTrack): Promise<void> => {
    const { source } = track;
    if (!hasRight(source)) throw new Error('insufficient permissions to publish');
    own.emit(ParticipantEvent.LocalSenderCreated, {}, track);
    await pass('announcement');
    if (!hasRight(source)) throw new Error('the media server has not answered');
    await pass('answer');
    const publication = {
      source,
      track,
      get isMuted() {
        return track.isMuted;
      },
    };
    publications.set(source, publication);
    room.emit(RoomEvent.LocalTrackPublished, publication, own);
    own.emit(ParticipantEvent.LocalTrackPublished, publication);
  };
  const unpublish = (source: Track.Source) => {
    const publication = publications.get(source);
    if (!publication) return;
    publications.delete(source);
    publication.track.stop();
    own.emit(ParticipantEvent.LocalTrackUnpublished, publication);
    room.emit(RoomEvent.LocalTrackUnpublished, publication, own);
  };
  const setEnabled = async (kind: Sendable, on: boolean): Promise<void> => {
    const publication = publications.get(sources[kind]);
    if (publication) await (on ? publication.track.unmute() : publication.track.mute());
    else if (on) await publishTrack(makeFakeTrack(kind));
  };

  const own = Object.assign(new EventEmitter(), {
    identity: 'ada_join',
    isLocal: true,
    attributes: {},
    permissions: permissionsFor(everything),
    getTrackPublication: (source: Track.Source) => publications.get(source),
    publishTrack,
    unpublishTrack: ({ source }: FakeTrack) => {
      unpublish(source);
      return Promise.resolve();
    },
    setCameraEnabled: (on: boolean) => setEnabled('camera', on),
    setMicrophoneEnabled: (on: boolean) => setEnabled('microphone', on),
    setScreenShareEnabled: (on: boolean) => setEnabled('screen', on),
  });
  Object.defineProperties(own, {
    isCameraEnabled: { get: () => isOn('camera') },
    isMicrophoneEnabled: { get: () => isOn('microphone') },
    isScreenShareEnabled: { get: () => isOn('screen') },
  });
  const room = Object.assign(new EventEmitter(), {
    localParticipant: own,
    engine: { removeTrack: () => undefined },
  });

  return {
    room: room as unknown as Room,
    /** Holds back what a page announces, or what the media server answers, until `release` is called. */
    hold: (what: 'announcement' | 'answer') => {
      let release: () => void = () => undefined;
      held.set(what, new Promise((resolve) => (release = resolve)));
      return {
        release: () => {
          held.delete(what);
          release();
        },
      };
    },
    /** The media server says what may be sent from now on, and ends the rest. */
    allow: (kinds: readonly Sendable[] = everything) => {
      const before = own.permissions;
      own.permissions = permissionsFor(kinds);
      room.emit(RoomEvent.ParticipantPermissionsChanged, before, own);
      [...publications.keys()].filter((source) => !hasRight(source)).forEach(unpublish);
    },
    /** What the others receive now. */
    sent: (): Sendable[] =>
      [...publications.values()]
        .filter(({ track }) => track.mediaStreamTrack.readyState === 'live' && !track.isMuted)
        .flatMap(({ source }) => sendableOf(source) ?? [])
        .sort(),
  };
}
