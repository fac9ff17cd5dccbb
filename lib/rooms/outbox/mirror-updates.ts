import { traitsOf } from '@/lib/access/profiles';
import { preferredSeat } from '@/lib/core/person-hue';
import { presentSince } from '@/lib/rooms/session/presence';
import type { AccessEntry, Admitted } from '@/lib/rooms/schema';
import type { Service } from '@/lib/services/schema';
import { serviceSince, serviceState } from '@/lib/services/service-state';

/** Values of the Realtime Database by path; null deletes. */
export type MirrorUpdates = Record<string, MirrorValue>;
export type MirrorValue =
  | string
  | number
  | boolean
  | null
  | { readonly [key: string]: MirrorValue | undefined };

/**
 * The replica of one person's access entry. A removed person keeps only the epoch, without asks or presence. A
 * person who never was a member has no replica.
 */
export function personUpdates(roomId: string, uid: string, entry: AccessEntry | null): MirrorUpdates {
  if (!entry) return {};
  if ('profile' in entry) return { [`access/${roomId}/${uid}`]: entry };
  return {
    [`access/${roomId}/${uid}`]: { epoch: entry.epoch },
    [`asks/${roomId}/${uid}`]: null,
    [`presence/${roomId}/${uid}`]: null,
  };
}

/**
 * The replica of a join: its row while it counts, and who is inside. Observers are kept apart: members learn
 * only their number, and only hosts their names. The media server's ids of their connections name nobody.
 */
export function joinUpdates(row: Admitted, now: number): MirrorUpdates {
  const {
    roomId,
    uid,
    joinId,
    sessionId,
    expiresAt,
    closed,
    name,
    profile,
    kind,
    seat = preferredSeat(row.uid),
  } = row;
  const present = presentSince(row);
  const isOpen = !closed && expiresAt > now;
  const place = `${roomId}/${uid}/${joinId}`;
  const person = isOpen && present !== null ? { since: present, name, profile, kind, seat } : null;
  return {
    [`admitted/${place}`]: isOpen ? { sessionId, expiresAt } : null,
    [`${isHidden(row) ? 'observing' : 'inside'}/${place}`]: person,
    ...(isHidden(row) && {
      [`observingConnections/${roomId}/${joinId}`]: person === null ? null : (row.arrived?.sid ?? null),
    }),
  };
}

/**
 * The replica of a recorder or agent, which everybody in the room reads while it is in the call. The media
 * server hides recorders; we do not.
 */
export function serviceUpdates(serviceId: string, service: Service, now: number): MirrorUpdates {
  const { roomId, kind, label, expiresAt, arrived } = service;
  const since = serviceState(service, now) === 'open' ? serviceSince(service) : null;
  const told = since === null || !arrived ? null : { kind, label, since, expiresAt, sid: arrived.sid };
  return { [`services/${roomId}/${serviceId}`]: told };
}

/** Whether this join is not announced to the others. */
export const isHidden = ({ profile }: Pick<Admitted, 'profile'>): boolean => traitsOf(profile).hidden;
