import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { madeAt } from '@/lib/livekit/token-lifetime';
import type { JoinTicket } from './join-ticket';

/** Where the databases stand, as far as they have said so. */
export type SeenChanges = {
  /** Which session is open, and how often has been changed what may be done in the room. */
  readonly session: string | null;
  readonly room: number | null;
  /** How often the person's own place was changed; null once they have none. */
  readonly person: number | null;
  /** When what was lent to the person, or taken from them, ends (ms). */
  readonly ends: readonly number[];
};

type TicketWords = Pick<JoinTicket, 'epochs' | 'sessionId' | 'profile' | 'access' | 'expiresAt'>;

/**
 * Whether what a ticket says about its owner is older than what the databases or the media server name. The media
 * server alone does not tell: *Off* and *Ask* are the same to it. A call that is over is no change to be asked about,
 * nor is a place that was taken away: who is in it is put out.
 *
 * @param attributes the owner's own on the media server; empty before it has said them
 * @param now by the server's clock (ms): what has ended since the ticket was made changes no count
 */
export function isTicketBehind(
  { epochs, sessionId, profile, access, expiresAt }: TicketWords,
  seen: SeenChanges,
  attributes: Readonly<Record<string, string>>,
  now: number,
): boolean {
  if (seen.ends.some((end) => madeAt(expiresAt) < end && end <= now)) return true;
  const isRoomChanged = seen.session === sessionId && (seen.room ?? 0) > epochs.room;
  const isChanged = isRoomChanged || (seen.person ?? 0) > epochs.person;
  const told = attributes['profile'];
  if (isChanged || told === undefined) return isChanged;
  return told !== profile || (attributes['may'] ?? '') !== toDataCapabilities(access);
}
