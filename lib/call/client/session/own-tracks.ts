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
  const { publishAll, reopenAll } = createSteps(room, {
    noteOff: (kind) => note(kind, false),
    reportTrouble,
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
      await publishAll(prepared);
      hold(nothing);
    },
    /** Opens again what was on before a break. Never rejects. */
    reopen: () => reopenAll(kinds.filter((kind) => isOn[kind])),
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
  /** A device is off by now, and stays so when the person comes back. */
  noteOff: (kind: DeviceKind) => void;
  reportTrouble: OwnTracksParts['reportTrouble'];
  /** A track does not get into the call, because it may not. */
  leaveOut: (kind: DeviceKind) => void;
};

/** The way of each track into the call. Never rejects: the call goes on without what fails. */
function createSteps(room: Room, { noteOff, reportTrouble, leaveOut }: StepsParts) {
  const fail = (kind: DeviceKind, thrown: unknown) => {
    noteOff(kind);
    reportTrouble(kind, thrown);
  };

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
      if (!(await untilPublished(room, kind, published, handleLeftOut))) noteOff(kind);
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
      if (!(await untilPublished(room, kind, opened))) noteOff(kind);
    } catch (thrown) {
      fail(kind, thrown);
    }
  };

  return {
    publishAll: async (tracks: LocalTracks): Promise<void> => {
      await Promise.all(
        kinds.flatMap((kind) => {
          const track = tracks[kind];
          return track ? [publishOne(kind, track)] : [];
        }),
      );
    },
    reopenAll: async (wanted: readonly DeviceKind[]): Promise<void> => {
      await Promise.all(wanted.map(reopenOne));
    },
  };
}
