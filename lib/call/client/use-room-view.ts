'use client';

import { useAudioPlayback } from '@livekit/components-react/hooks';
import { useCallback, useMemo } from 'react';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { colourBySeat } from '@/lib/rooms/members/people';
import { keepMissing, type CallPerson } from '../call-person';
import type { DeviceKind } from '../device-problem';
import { toDeviceError } from '../device-error';
import type { JoinTicket } from '../join-ticket';
import { findSendingDenial, type DeniedSending, type Sendable } from '../rights/publish-rights';
import type { Call } from './create-call';
import { useCallHealth } from '@/lib/call/client/notices/use-call-health';
import { useDeviceLoss } from '@/lib/call/client/sending/use-device-loss';
import { useFreshAccess } from '@/lib/call/client/ticket/use-fresh-access';
import { useRefetchOnAnonymousPacket } from '@/lib/call/client/ticket/use-refetch-on-anonymous-packet';
import { useLongStay } from '@/lib/call/client/ticket/use-long-stay';
import { useMe } from '@/lib/call/client/people/use-me';
import { usePeople } from '@/lib/call/client/people/use-people';
import { useThroughBreak } from '@/lib/call/client/people/use-through-break';
import { usePhones } from '@/lib/call/client/people/use-phones';
import { usePersonTracks } from '@/lib/call/client/people/use-person-tracks';
import { useReconcile } from '@/lib/call/client/ticket/use-reconcile';
import { useSending } from '@/lib/call/client/sending/use-sending';
import { useServicesInCall } from '@/lib/call/client/people/use-services-in-call';
import { useStopDenied } from '@/lib/call/client/sending/use-stop-denied';
import { mayGoOn } from '@/lib/call/client/session/call-phase';
import { useEntered } from './use-entered';
import { useStore } from './use-store';

const connecting = { state: 'connecting', level: 'none' } as const;

type RoomViewInput = { call: Call; ticket: JoinTicket | null; name: string };

/** The room as state and actions: who is here, what one sends, how the connection does. */
export function useRoomView({ call, ticket, name }: RoomViewInput) {
  const { room, session, notices } = call;
  const phase = useStore(session);
  const isInCall = phase.name === 'in-call';
  const isEntered = useEntered(phase);
  const isUnderWay = phase.name === 'checking' || phase.name === 'joining' || mayGoOn(phase);
  const denials = denialsOf(ticket?.access ?? null);
  const { sending, onFailed } = useOwnSending(call, isInCall, denials);
  const me = useMe({
    ticket,
    name,
    isCameraOn: sending.camera.isOn,
    isMicrophoneOn: sending.microphone.isOn,
  });
  const present = usePeople(room, me);
  const isComingBack = isEntered && isUnderWay;
  const before = useThroughBreak(present, isComingBack);
  const people = useMemo(() => keepMissing(present, before), [present, before]);
  const { cameras, screen } = usePersonTracks(room);
  const health = useCallHealth(room, isInCall);
  const comingBack = useComingBack(isComingBack);
  useDeviceLoss(room, isInCall, notices);
  useFreshCall(call, isInCall);
  useStopDenied(room, denials, call.isRehearsal);
  const { canPlayAudio, startAudio } = useAudioPlayback(room);

  return {
    phase,
    isInCall,
    /** Also while the line is made again: what is open then stays so. */
    isEntered,
    /** When the call began for this page (performance clock); null outside it. */
    since: phase.name === 'in-call' ? phase.since : null,
    people,
    /** Recorders and agents, which are nobody. */
    services: useServicesInCall(room, call.roomId, isInCall && !call.isRehearsal),
    /** Cameras for paper, which are nobody either. */
    phones: usePhones(room),
    colourOf: useMemo(() => colourBySeat(people), [people]),
    cameras: usePictures(session, cameras, people),
    screen,
    sending,
    denials,
    fail: onFailed,
    // Before the first connection stands nobody is disconnected: it is being made.
    health: isUnderWay ? { ...health, ...(isEntered ? comingBack : connecting) } : health,
    frozen: useFrozen(people, health.silentUids),
    hear: isInCall && !canPlayAudio ? () => void startAudio() : undefined,
  };
}

type Denials = Record<Sendable, DeniedSending | null>;

/** What this page sends, and what it notes and says when that changes or fails. */
function useOwnSending({ room, session, notices }: Call, isReady: boolean, denials: Denials) {
  const onSwitched = useCallback(
    (kind: Sendable, on: boolean) => {
      if (kind !== 'screen') session.noteDevice(kind, on);
    },
    [session],
  );
  const onFailed = useCallback(
    (device: Sendable, thrown: unknown) => {
      const error = toDeviceError(device, thrown);
      if (error !== null) notices.add({ type: 'error', thrown: error, device });
    },
    [notices],
  );
  const onUnanswered = useCallback(
    (kind: DeviceKind) => notices.add({ type: 'unanswered', kind }),
    [notices],
  );
  const mayNot = (Object.keys(denials) as Sendable[]).filter((kind) => denials[kind] !== null);
  const sending = useSending({ room, isReady, mayNot, session, onSwitched, onFailed, onUnanswered });
  return { sending, onFailed };
}

/** Keeps what the page knows of its rights, and of the call, as new as the server has it. */
function useFreshCall(call: Call, isInCall: boolean): void {
  useFreshAccess(call, isInCall);
  useLongStay(isInCall, call.keeper.refresh);
  useRefetchOnAnonymousPacket(call, isInCall);
  // A rehearsal has no call to compare with the media server.
  useReconcile(call.roomId, call.room, isInCall && !call.isRehearsal);
}

type Cameras = ReturnType<typeof usePersonTracks>['cameras'];

/** The pictures of all. Before it is published, one's own comes straight from the device. */
function usePictures({ prepared }: Call['session'], cameras: Cameras, people: readonly CallPerson[]) {
  const { camera } = useStore(prepared);
  return useMemo(() => {
    const uid = people.find(({ isMe }) => isMe)?.uid;
    if (!camera || uid === undefined || cameras.has(uid)) return cameras;
    return new Map([...cameras, [uid, camera]]);
  }, [cameras, people, camera]);
}

/** What a person is told while the page comes back by itself: nothing at first, then a row, then a row to press. */
function useComingBack(isComingBack: boolean) {
  const isTold = useDelayedFlag(isComingBack, { delayMs: 2000 });
  const isLong = useDelayedFlag(isComingBack, { delayMs: 10_000 });
  const level = isLong ? 'try-now' : isTold ? 'reconnecting' : 'none';
  return { state: 'reconnecting', level } as const;
}

export type RoomView = ReturnType<typeof useRoomView>;

function denialsOf(access: JoinTicket['access'] | null): Denials {
  return {
    microphone: findSendingDenial(access, 'microphone'),
    camera: findSendingDenial(access, 'camera'),
    screen: findSendingDenial(access, 'screen'),
  };
}

function useFrozen(people: readonly CallPerson[], silent: ReadonlySet<string>): ReadonlySet<string> {
  const key = people
    .filter(({ uid, isLost, isMe }) => !isMe && (isLost || silent.has(uid)))
    .map(({ uid }) => uid)
    .join(' ');
  return useMemo(() => new Set(key === '' ? [] : key.split(' ')), [key]);
}
