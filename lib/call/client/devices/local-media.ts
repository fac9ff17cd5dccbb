import type { LocalTrack } from 'livekit-client';
import { describeDeviceProblem, type DeviceKind, type DeviceProblem } from '../../device-problem';

export type LocalTracks = Record<DeviceKind, LocalTrack | null>;

export type DeviceState = {
  /** What the person wants; it may still be starting, or not be possible. */
  isOn: boolean;
  status: 'idle' | 'starting' | 'ready' | 'problem';
  problem: DeviceProblem | null;
  /** There while `ready`. */
  track: LocalTrack | null;
  /** The device that was chosen; null: whichever the browser takes. */
  deviceId: string | null;
};

type LocalMediaState = Record<DeviceKind, DeviceState>;
type DeviceChoice = { isOn: boolean; deviceId: string | null };
export type DeviceChoices = Record<DeviceKind, DeviceChoice>;

type TrackRequest = Partial<Record<DeviceKind, { deviceId: string | null }>>;
export type OpenTracks = (request: TrackRequest) => Promise<LocalTracks>;

const kinds = ['camera', 'microphone'] as const;

/**
 * The camera and microphone in front of the person before the call: opened in one request, so that the browser
 * asks once, and told apart when one of them fails. The tracks belong to it until `takeTracks` hands them over.
 */
export function createLocalMedia(open: OpenTracks, choices: DeviceChoices) {
  const devices = keepDevices(choices);
  const { read, change, drop } = devices;
  const openDevices = createOpening(open, devices);
  let permitted: readonly DeviceKind[] = [];

  const openWanted = (only: readonly DeviceKind[]) =>
    openDevices(only.filter((kind) => permitted.includes(kind) && read()[kind].isOn));
  const stop = () => {
    for (const kind of kinds) {
      drop(kind);
      change(kind, { status: 'idle', track: null });
    }
  };

  return {
    read,
    subscribe: devices.subscribe,
    /** Opens what is wanted among what the person may publish; returns what stops everything again. */
    start: (may: readonly DeviceKind[]) => {
      permitted = may;
      void openWanted(kinds);
      return stop;
    },
    setOn: (kind: DeviceKind, isOn: boolean) => {
      drop(kind);
      change(kind, { isOn, status: 'idle', problem: null, track: null });
      if (isOn) void openWanted([kind]);
    },
    choose: (kind: DeviceKind, deviceId: string) => {
      change(kind, { deviceId, isOn: true });
      void openWanted([kind]);
    },
    /** Tries again what failed, after the person (or a plug) has changed something. */
    retry: (kind: DeviceKind) => {
      if (read()[kind].status === 'problem') void openWanted([kind]);
    },
    /** Hands the tracks over to the call, which stops them from then on. Views hear of it by `tellTaken`. */
    takeTracks: devices.handOver,
    tellTaken: devices.tell,
  };
}

type Devices = ReturnType<typeof keepDevices>;

/** What is known of both devices. Each request has a turn: an answer to an older one is dropped, its track stopped. */
function keepDevices(choices: DeviceChoices) {
  const initial = (kind: DeviceKind): DeviceState => ({
    ...choices[kind],
    status: 'idle',
    problem: null,
    track: null,
  });
  let state: LocalMediaState = { camera: initial('camera'), microphone: initial('microphone') };
  const turns = { camera: 0, microphone: 0 };
  const listeners = new Set<() => void>();

  const set = (kind: DeviceKind, changes: Partial<DeviceState>) => {
    state = { ...state, [kind]: { ...state[kind], ...changes } };
  };
  const tell = () => listeners.forEach((listener) => listener());

  return {
    read: () => state,
    tell,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (kind: DeviceKind, changes: Partial<DeviceState>) => {
      set(kind, changes);
      tell();
    },
    /** Stops what a device sends, and begins its next turn. */
    drop: (kind: DeviceKind): number => {
      state[kind].track?.stop();
      return (turns[kind] += 1);
    },
    isTurn: (kind: DeviceKind, turn: number): boolean => turn === turns[kind],
    /** Gives both tracks away as they are, and tells nobody yet. */
    handOver: (): LocalTracks => {
      const tracks = { camera: state.camera.track, microphone: state.microphone.track };
      for (const kind of kinds) {
        turns[kind] += 1;
        set(kind, { status: 'idle', track: null });
      }
      return tracks;
    },
  };
}

/** Opens devices: both in one request, so that the browser asks once. */
function createOpening(open: OpenTracks, { read, change, drop, isTurn }: Devices) {
  const settle = (kind: DeviceKind, turn: number, tracks: LocalTracks) => {
    const track = tracks[kind];
    if (!isTurn(kind, turn)) track?.stop();
    else if (track) change(kind, { status: 'ready', problem: null, track });
    else change(kind, { status: 'problem', problem: 'missing', track: null });
  };

  const openOne = async (kind: DeviceKind, turn: number) => {
    try {
      settle(kind, turn, await open({ [kind]: { deviceId: read()[kind].deviceId } }));
    } catch (thrown) {
      if (!isTurn(kind, turn)) return;
      change(kind, { status: 'problem', problem: describeDeviceProblem(thrown), track: null });
    }
  };

  const openBoth = () => {
    const { camera, microphone } = read();
    return open({
      camera: { deviceId: camera.deviceId },
      microphone: { deviceId: microphone.deviceId },
    });
  };

  return async (wanted: readonly DeviceKind[]): Promise<void> => {
    const mine = wanted.map((kind) => {
      const turn = drop(kind);
      change(kind, { status: 'starting', problem: null, track: null });
      return { kind, turn };
    });
    if (mine.length === 2) {
      try {
        const tracks = await openBoth();
        for (const { kind, turn } of mine) settle(kind, turn, tracks);
        return;
      } catch {
        // One request fails as a whole when either device does: ask for each to learn which.
      }
    }
    for (const { kind, turn } of mine) await openOne(kind, turn);
  };
}
