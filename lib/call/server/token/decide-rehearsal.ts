import 'server-only';
import { requireOpenGate } from '@/lib/auth/server/gate/gate';
import {
  epochsOf,
  findHeldRow,
  toRow,
  type JoinDecision,
  type RowQuestion,
} from '@/lib/call/server/token/decide-join';
import { findPlace } from '@/lib/call/server/token/find-place';
import { isShutOut, readStandingOrWhy } from '@/lib/call/server/enforce/judge-participant';
import type { Place } from '@/lib/call/server/enforce/participant-place';
import type { JoinSnapshot } from '@/lib/call/server/token/token-ports';
import { AppError } from '@/lib/errors/app-error';
import { parseIdentity } from '@/lib/livekit/identity';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';
import { requireCapability } from '@/lib/rooms/server/documents/require-capability';

/**
 * What stands in the row of a rehearsal in the place of a session. No session is called so: the row gives nobody a
 * place in the room's call, and whatever closes somebody's joins closes this one too.
 */
const rehearsalSession = 'rehearsal';

/**
 * Decides whether somebody may go into a room alone before a session: who manages its people may. Nothing is prepared
 * and nothing is written but their own row.
 *
 * Throws, in this order: the gate's refusals, what `readStanding` throws, `rooms/not-a-member`, `access/denied`,
 * `rooms/archived`, `rooms/too-many-joins`.
 */
export function decideRehearsal(snapshot: JoinSnapshot, question: RowQuestion): JoinDecision {
  requireOpenGate(snapshot.gate, question);
  // As before a session: what hosts have set for one that may be on is not theirs to try out.
  const { room, profile, access } = readStanding(snapshot, question.now, null);
  if (!snapshot.member) throw new AppError('rooms/not-a-member');
  requireCapability(access, 'member:moderate');
  if (room.archivedAt !== undefined) throw new AppError('rooms/archived');
  const sessionId = rehearsalSession;
  const held =
    findHeldRow(snapshot.row, { ...question, sessionId }) ??
    findPlace(snapshot.joins, sessionId, question.now);
  const { name: roomName, preset } = room;
  return {
    row: toRow(snapshot.member, question, { sessionId, profile, held, bypassesLock: false }),
    isKept: false,
    isNew: held === null,
    prepared: null,
    profile,
    access,
    roomName,
    preset,
    sessionId,
    moves: 0,
    isStrict: false,
    epochs: epochsOf(snapshot),
  };
}

/** Why somebody is in a rehearsal wrongly, or null: it is `uid`'s alone, as long as they manage the room's people. */
export function whyNoRehearsal(
  place: Place,
  { roomId, uid, identity, now }: { roomId: string; uid: string; identity: string; now: number },
): string | null {
  const { row, gate } = place;
  const parsed = parseIdentity(identity);
  if (parsed?.suffix !== null || parsed.uid !== uid) return 'no-identity-of-ours';
  const isOpen = row?.closed === false && row.expiresAt > now && row.sessionId === rehearsalSession;
  if (!isOpen || row.roomId !== roomId) return 'not-admitted';
  if (!gate || isShutOut(row, gate)) return 'signed-out';
  const standing = readStandingOrWhy(place, now, null);
  if (typeof standing === 'string') return standing;
  return standing.access['member:moderate'].allowed ? null : 'access/denied';
}
