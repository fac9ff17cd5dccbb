import type { LocalTrack, Room } from 'livekit-client';
import type { DeviceKind } from '../../device-problem';
import type { LocalTracks } from '@/lib/call/client/devices/local-media';
import { untilPublished } from './until-published';

type OwnTracksParts = {
  room: Room;
  /** What is on, whenever that changes, so that coming back restores it. */
  remember: (isOn: Record<DeviceKind, boolean>) => void;
  /** A device that could not be opened or published: the call goes on without it. */
  reportTrouble: (kind: DeviceKind, thrown: unknown) => void;
};

export type OwnTracks = ReturnType<typeof createOwnTracks>;

const nothing: LocalTracks = { camera: null, microphone: null };
const kinds = ['camera', 'microphone'] as const;

/**
 * One's own camera and microphone on their way from the device check into the call, and back into it after a
 * break. Until a track is published it belongs here, and is stopped when the way ends.
 */
export function createOwnTracks({ room, remember, reportTrouble }: OwnTracksParts) {
  let prepared = nothing;
  let isOn: Record<DeviceKind, boolean> = { camera: false, microphone: false };
  const listeners = new Set<() => void>();

  const tell = () => listeners.forEach((listener) => listener());
  const hold = (tracks: LocalTracks) => {
    prepared = tracks;
    tell();
  };
  const note = (kind: DeviceKind, on: boolean) => {
    isOn = { ...isOn, [kind]: on };
    remember(isOn);
  };
  const fail = (kind: DeviceKind, thrown: unknown) => {
    note(kind, false);
    reportTrouble(kind, thrown);
  };

  const { publishOne, reopenOne } = createSteps(room, {
    note,
    fail,
    // It is off then, and is shown so: it may be turned on again before the media server has answered.
    leaveOut: (kind) => hold({ ...prepared, [kind]: null }),
  });

  return {
    /** What the device check handed over and the media server does not have yet. */
    read: () => prepared,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Views hear of it by `tell`. */
    prepare: (tracks: LocalTracks) => {
      isOn = { camera: tracks.camera !== null, microphone: tracks.microphone !== null };
      prepared = tracks;
    },
    tell,
    /** Sends what was prepared. Never rejects: what fails is reported. */
    publish: async () => {
      const tracks = prepared;
      await Promise.all(
        kinds.flatMap((kind) => {
          const track = tracks[kind];
          return track ? [publishOne(kind, track)] : [];
        }),
      );
      hold(nothing);
    },
    /** Opens again what was on before a break. Never rejects. */
    reopen: async () => {
      await Promise.all(kinds.filter((kind) => isOn[kind]).map(reopenOne));
    },
    /** Stops what never reached the call; what did is stopped by the room. */
    release: () => {
      for (const kind of kinds) prepared[kind]?.stop();
      hold(nothing);
    },
    note,
    /** Tells `remember` again, for a new identity. */
    repeat: () => remember(isOn),
  };
}

type StepsParts = {
  note: (kind: DeviceKind, on: boolean) => void;
  fail: (kind: DeviceKind, thrown: unknown) => void;
  /** A track does not get into the call, because it may not. */
  leaveOut: (kind: DeviceKind) => void;
};

/** The way of a single track into the call. Never rejects: the call goes on without what fails. */
function createSteps(room: Room, { note, fail, leaveOut }: StepsParts) {
  const publishOne = async (kind: DeviceKind, track: LocalTrack) => {
    const published = room.localParticipant.publishTrack(track).catch((thrown: unknown) => {
      track.stop();
      throw thrown;
    });
    const handleLeftOut = () => {
      track.stop();
      leaveOut(kind);
    };
    try {
      if (!(await untilPublished(room, kind, published, handleLeftOut))) note(kind, false);
    } catch (thrown) {
      fail(kind, thrown);
    }
  };
  /** The one that was in use before the break; without it the browser's own choice. */
  const deviceIn = (kind: MediaDeviceKind) => {
    const deviceId = room.getActiveDevice(kind);
    return deviceId === undefined ? undefined : { deviceId };
  };
  const reopenOne = async (kind: DeviceKind) => {
    const { localParticipant } = room;
    try {
      const opened =
        kind === 'camera'
          ? localParticipant.setCameraEnabled(true, deviceIn('videoinput'))
          : localParticipant.setMicrophoneEnabled(true, deviceIn('audioinput'));
      if (!(await untilPublished(room, kind, opened))) note(kind, false);
    } catch (thrown) {
      fail(kind, thrown);
    }
  };

  return { publishOne, reopenOne };
}
