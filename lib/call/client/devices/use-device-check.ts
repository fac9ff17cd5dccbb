'use client';

import { startTransition, useCallback, useEffect, useState } from 'react';
import type { PresetId } from '@/lib/access/presets';
import type { Access } from '@/lib/access/resolve-access';
import { isAppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { findSendingDenial, listSendable, type DeniedSending } from '../../rights/publish-rights';
import type { DeviceKind } from '../../device-problem';
import type { JoinTicket } from '../../join-ticket';
import { recallDevices, rememberDevice, rememberSwitch } from './call-memory';
import type { Call } from '@/lib/call/client/create-call';
import type { DeviceState } from './local-media';
import type { CallPhase } from '@/lib/call/client/session/call-phase';
import type { TicketState } from '@/lib/call/client/ticket/ticket-keeper';
import { useFreshAdmission } from '@/lib/call/client/ticket/use-fresh-admission';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useStore } from '@/lib/call/client/use-store';

type CheckedDevice = {
  state: DeviceState;
  /** Missing when it cannot be switched. */
  setOn: ((on: boolean) => void) | undefined;
  denial: DeniedSending | null;
};

export type DeviceCheckView = {
  /** Null until the server has answered. */
  roomName: string | null;
  /** What kind of room it is; null until the server has answered. */
  preset: PresetId | null;
  /** One's own place among the room's colours; undefined until the server has answered. */
  seat: number | undefined;
  /** Which picture one has; undefined for none, and until the server has answered. */
  picture: string | undefined;
  camera: CheckedDevice;
  microphone: CheckedDevice;
  speaker: { deviceId: string | null; choose: (deviceId: string) => void };
  choose: (kind: DeviceKind, deviceId: string) => void;
  retry: (kind: DeviceKind) => void;
  /** Why the person does not get in for now, or null. */
  refusal: unknown;
  /** The person waits to be let in, or for the next session. */
  isWaiting: boolean;
  /** A host has ended the call, and the next session is not this person's to begin. */
  isShut: boolean;
  /** They may read who is inside. People who wait may not, and only the server knows who that is. */
  mayLookInside: boolean;
  /** What the last attempt to enter threw, or null. */
  problem: unknown;
  /** Missing until token and devices are ready. Connects in the click itself. */
  join: (() => void) | undefined;
  /** Joins without the devices whose browser prompt is unanswered; missing while none is. */
  joinWithout: (() => void) | undefined;
};

const kinds = ['camera', 'microphone'] as const;

/** How long the browser's prompt may stay open before joining without it is offered (ms). */
const patience = 5000;

/** In a fixed order, so that equal lists are equal strings. */
const listDevices = (sendable: readonly string[]): string =>
  kinds.filter((kind) => sendable.includes(kind)).join(' ');

/** The device check as state and actions. While `isChecking`, devices are open and the token is kept fresh. */
export function useDeviceCheck(call: Call, ticketState: TicketState, isChecking: boolean): DeviceCheckView {
  const { media, session } = call;
  const devices = useStore(media);
  const phase = useStore(session);
  const ticket = ticketState.status === 'ready' ? ticketState.ticket : null;
  const access = ticket?.access ?? null;
  const isRefused = ticketState.status === 'refused';
  useFreshTicket(call, ticketState, isChecking);
  useOpenDevices(media, isChecking ? listAllowed(access, isRefused) : null, phase);
  usePreparedLine(call.room, ticket);
  const speaker = useSpeaker();
  const choose = useCallback(
    (kind: DeviceKind, deviceId: string) => {
      rememberDevice(kind, deviceId);
      media.choose(kind, deviceId);
    },
    [media],
  );
  const toDevice = (kind: DeviceKind): CheckedDevice => {
    const denial = findSendingDenial(access, kind);
    const setOn = (on: boolean) => {
      rememberSwitch(kind, on);
      media.setOn(kind, on);
    };
    return { state: devices[kind], setOn: denial ? undefined : setOn, denial };
  };

  return {
    roomName: ticket?.roomName ?? null,
    preset: ticket?.preset ?? null,
    seat: ticket?.seat,
    picture: ticket?.picture,
    camera: toDevice('camera'),
    microphone: toDevice('microphone'),
    speaker,
    choose,
    retry: media.retry,
    refusal: isRefused ? ticketState.thrown : null,
    isWaiting: isRefusedBy(ticketState, 'rooms/waiting') || isRefusedBy(ticketState, 'rooms/ended'),
    isShut: isRefusedBy(ticketState, 'rooms/ended'),
    mayLookInside: ticketState.status !== 'loading' && !isRefusedBy(ticketState, 'rooms/waiting'),
    problem: phase.name === 'checking' ? phase.problem : null,
    ...useWaysIn(call, ticket, speaker.deviceId),
  };
}

/** Keeps a ticket, or the refusal that stands for it. */
function useFreshTicket(call: Call, ticketState: TicketState, isChecking: boolean): void {
  const { keeper } = call;
  useEffect(() => (isChecking ? keeper.start() : undefined), [keeper, isChecking]);
  useFreshAdmission(call, isChecking ? ticketState : null);
}

/**
 * Devices wait for the server's answer, so that a listener is not asked for a camera. A person who waited to be let in
 * has them open already, and keeps them. Null while there is no answer.
 */
function listAllowed(access: Access | null, isRefused: boolean): string | null {
  if (access) return listDevices(listSendable(access));
  return isRefused ? listDevices(kinds) : null;
}

/**
 * Opens these devices, and stops them again; null for none. A join that fails at once has taken the tracks before the
 * page heard of it: then the next phase opens the devices again.
 */
function useOpenDevices(media: Call['media'], allowed: string | null, phase: CallPhase): void {
  useEffect(() => {
    if (allowed === null) return undefined;
    return media.start(kinds.filter((kind) => allowed.includes(kind)));
  }, [media, allowed, phase]);
}

function usePreparedLine(room: Call['room'], ticket: JoinTicket | null): void {
  const url = ticket?.url;
  const token = ticket?.token;
  useEffect(() => {
    // If the connection cannot be prepared, the click makes it; only time is lost.
    if (url && token) void room.prepareConnection(url, token).catch(() => undefined);
  }, [room, url, token]);
}

function useSpeaker(): DeviceCheckView['speaker'] {
  const [deviceId, setDeviceId] = useState(() => recallDevices().speaker ?? null);
  const choose = useCallback((chosen: string) => {
    rememberDevice('speaker', chosen);
    setDeviceId(chosen);
  }, []);
  return { deviceId, choose };
}

/** The presses that enter, each missing while it cannot. */
function useWaysIn(
  { media, session, room }: Call,
  ticket: JoinTicket | null,
  speakerId: string | null,
): Pick<DeviceCheckView, 'join' | 'joinWithout'> {
  const devices = useStore(media);
  const access = ticket?.access ?? null;
  const join = () => {
    // Devices may be opening again since this was drawn, for what the server has just allowed.
    if (!ticket || isOpening(media.read(), access)) return;
    // Connect first; the changes on the page are drawn while the line is being opened.
    startTransition(() => void session.join(ticket, media.takeTracks, media.tellTaken));
    // Kept for what is switched on later in the call.
    const { camera, microphone } = devices;
    if (camera.deviceId) void room.switchActiveDevice('videoinput', camera.deviceId, false);
    if (microphone.deviceId) void room.switchActiveDevice('audioinput', microphone.deviceId, false);
    if (speakerId) void room.switchActiveDevice('audiooutput', speakerId).catch(() => undefined);
  };
  // The browser's prompt may stay open for good, behind a sign in its address bar.
  const isStarting = kinds.some((kind) => devices[kind].status === 'starting');
  const isUnanswered = useDelayedFlag(isStarting, { delayMs: patience });
  const joinWithout = () => {
    for (const kind of kinds) if (media.read()[kind].status === 'starting') media.setOn(kind, false);
    join();
  };
  return {
    join: ticket && !isOpening(devices, access) ? join : undefined,
    joinWithout: ticket && isUnanswered ? joinWithout : undefined,
  };
}

/** A wanted and allowed device that is idle is about to open: a returning person must not enter without it. */
const isOpening = (devices: Record<DeviceKind, DeviceState>, access: Access | null): boolean =>
  kinds.some((kind) => {
    const { status, isOn } = devices[kind];
    return status === 'starting' || (status === 'idle' && isOn && !findSendingDenial(access, kind));
  });

const isRefusedBy = (state: TicketState, code: AppErrorCode): boolean =>
  state.status === 'refused' && isAppError(state.thrown) && state.thrown.code === code;
