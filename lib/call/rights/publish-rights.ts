import type { AskableCapability } from '@/lib/access/capabilities';
import { findDenial, type Denial } from '@/lib/access/find-denial';
import type { Access } from '@/lib/access/resolve-access';
import type { DeviceKind } from '@/lib/call/device-problem';

export type Sendable = DeviceKind | 'screen';

const sendCapability = {
  microphone: 'mic:publish',
  camera: 'camera:publish',
  screen: 'screen:publish',
} as const satisfies Record<Sendable, AskableCapability>;

/** What this person may send, by the decision that came with the token. */
export function listSendable(access: Access): Sendable[] {
  return (Object.keys(sendCapability) as Sendable[]).filter((kind) => access[sendCapability[kind]].allowed);
}

export type DeniedSending = Denial<(typeof sendCapability)[Sendable]>;

/** Why this person may not send it, or null when they may. */
export const findSendingDenial = (access: Access | null, kind: Sendable): DeniedSending | null =>
  findDenial(access, sendCapability[kind]);

/** What a capability lets one send, or null when it is about something else. */
export function findSendable(capability: string): Sendable | null {
  return (
    (Object.keys(sendCapability) as Sendable[]).find((kind) => sendCapability[kind] === capability) ?? null
  );
}

/**
 * Of what one can send, what somebody has asked for and still waits for: until they are told not now, or may. A yes
 * comes before this page may.
 */
export function listAskedFor(
  asks: readonly { kind: string; answer: { outcome: string } | null }[],
): ReadonlySet<Sendable> {
  const open = asks.filter(({ answer }) => answer === null || answer.outcome === 'granted');
  return new Set(open.map(({ kind }) => findSendable(kind)).filter((kind) => kind !== null));
}
