'use client';

import { useLocalParticipant } from '@livekit/components-react/hooks';
import type { LocalParticipant, Room } from 'livekit-client';
import { useMemo, useState } from 'react';
import type { Sendable } from '../../rights/publish-rights';
import type { DeviceKind } from '../../device-problem';
import { rememberSwitch } from '@/lib/call/client/devices/call-memory';
import type { CallSession } from '@/lib/call/client/session/call-session';
import { createSwitchRunner } from './switch-runner';
import { untilPublished } from '@/lib/call/client/session/until-published';
import { useStore } from '@/lib/call/client/use-store';

/** One thing that can be sent: whether it is on, and the way to switch it, which is missing when it cannot be. */
export type SendingSwitch = {
  isOn: boolean;
  set: ((on: boolean) => void) | undefined;
  /** Whether it is this page that is changing it just now. */
  isSwitching: () => boolean;
};
export type Sending = Record<Sendable, SendingSwitch>;

type SendingInput = {
  room: Room;
  /** False while connecting: then nothing can be switched. */
  isReady: boolean;
  mayNot: readonly Sendable[];
  /** Holds what the device check prepared, until it is published. */
  session: CallSession;
  onSwitched: (kind: Sendable, on: boolean) => void;
  onFailed: (kind: Sendable, thrown: unknown) => void;
  /** A device has not opened for seconds: the browser waits for the person's answer. */
  onUnanswered: (kind: DeviceKind) => void;
};

/** Microphone, camera and screen of this page in the call. */
export function useSending(input: SendingInput): Sending {
  const { room, isReady, mayNot, session } = input;
  const prepared = useStore(session.prepared);
  const { isMicrophoneEnabled, isCameraEnabled, isScreenShareEnabled } = useLocalParticipant({ room });
  const actual = {
    microphone: prepared.microphone ? !prepared.microphone.isMuted : isMicrophoneEnabled,
    camera: prepared.camera ? !prepared.camera.isMuted : isCameraEnabled,
    screen: isScreenShareEnabled,
  };
  const microphone = useSwitch('microphone', input);
  const camera = useSwitch('camera', input);
  const screen = useSwitch('screen', input);
  const toSwitch = (
    kind: Sendable,
    { wish, set, isSwitching }: ReturnType<typeof useSwitch>,
  ): SendingSwitch => ({
    isOn: wish ?? actual[kind],
    set: isReady && !mayNot.includes(kind) ? set : undefined,
    isSwitching,
  });
  return {
    microphone: remembering('microphone', toSwitch('microphone', microphone)),
    camera: remembering('camera', toSwitch('camera', camera)),
    screen: toSwitch('screen', screen),
  };
}

/** A press of the person's own counts for the next call as well. */
function remembering(kind: DeviceKind, { set, ...rest }: SendingSwitch): SendingSwitch {
  return {
    ...rest,
    set:
      set &&
      ((on) => {
        rememberSwitch(kind, on);
        set(on);
      }),
  };
}

function useSwitch(kind: Sendable, { room, session, onSwitched, onFailed, onUnanswered }: SendingInput) {
  const [wish, setWish] = useState<boolean | null>(null);
  const runner = useMemo(() => {
    const waiting = () => (kind === 'screen' ? null : session.prepared.read()[kind]);
    return createSwitchRunner({
      apply: async (on) => {
        // Not published yet: muted now, so that not a word gets out before the switch has done its work.
        const track = waiting();
        if (track) await (on ? track.unmute() : track.mute());
        await session.whenPublished();
        const isDone = await untilPublished(room, kind, apply[kind](room.localParticipant, on));
        if (isDone) onSwitched(kind, on);
      },
      readActual: () => {
        const track = waiting();
        return track ? !track.isMuted : isOn[kind](room.localParticipant);
      },
      show: setWish,
      fail: (thrown) => onFailed(kind, thrown),
      // The dialog for a screen stands in the middle of it, and may stay open.
      ...(kind !== 'screen' && { tellWaiting: () => onUnanswered(kind) }),
    });
  }, [room, session, kind, onSwitched, onFailed, onUnanswered]);
  return { wish, set: runner.set, isSwitching: runner.isSwitching };
}

const isOn = {
  microphone: (own: LocalParticipant) => own.isMicrophoneEnabled,
  camera: (own: LocalParticipant) => own.isCameraEnabled,
  screen: (own: LocalParticipant) => own.isScreenShareEnabled,
} as const;

const apply = {
  microphone: (own: LocalParticipant, on: boolean) => own.setMicrophoneEnabled(on),
  camera: (own: LocalParticipant, on: boolean) => own.setCameraEnabled(on),
  // Text and formulas must stay sharp: detail before smoothness.
  screen: (own: LocalParticipant, on: boolean) =>
    own.setScreenShareEnabled(on, { audio: true, contentHint: 'detail', surfaceSwitching: 'include' }),
} as const;
