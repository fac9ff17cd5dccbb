import type { AskableCapability } from '@/lib/access/capabilities';
import type { Access, AccessReason } from '@/lib/access/resolve-access';
import type { DeviceKind } from './device-problem';

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

export type DeniedSending = {
  capability: AskableCapability;
  reason: AccessReason;
  /** A host can be asked for it. */
  askable: boolean;
};

/** Why this person may not send it, or null when they may. */
export function findSendingDenial(access: Access | null, kind: Sendable): DeniedSending | null {
  const capability = sendCapability[kind];
  const decision = access?.[capability];
  return decision === undefined || decision.allowed
    ? null
    : { capability, reason: decision.reason, askable: decision.askable };
}

/** What a capability lets one send, or null when it is about something else. */
export function findSendable(capability: string): Sendable | null {
  return (
    (Object.keys(sendCapability) as Sendable[]).find((kind) => sendCapability[kind] === capability) ?? null
  );
}
