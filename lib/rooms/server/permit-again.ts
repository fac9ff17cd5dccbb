import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { HeldBy } from '@/lib/access/enforcers';
import { gateReference } from '@/lib/auth/server/gate';
import { AppError } from '@/lib/core/app-error';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { readStanding, type Standing } from '@/lib/rooms/server/read-standing';
import {
  accessReference,
  banReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/room-references';
import { requireCapability } from '@/lib/rooms/server/require-capability';

type Question = { roomId: string; uid: string; capability: HeldBy<'server'> };

/**
 * What `permitInRoom` has asked, asked again in the transaction that decides: a command waits for its turn, and begins
 * anew when others are in its way, and whoever was removed, made less or disabled by then decides nothing any more. It
 * only reads, all at once, so it belongs beside whatever else the transaction reads first.
 *
 * Throws `auth/disabled`, `access/denied`, and as `readStanding`.
 */
export async function permitAgain(
  transaction: Transaction,
  { roomId, uid, capability }: Question,
): Promise<Standing> {
  const [room, entry, head, ban, gate, organization] = await Promise.all([
    transaction.get(roomReference(roomId)),
    transaction.get(accessReference(roomId, uid)),
    transaction.get(matrixReference(roomId)),
    transaction.get(banReference(roomId, uid)),
    transaction.get(gateReference(uid)),
    readOrganizationIn(transaction),
  ]);
  if (gate.data()?.disabled) throw new AppError('auth/disabled');
  const documents = {
    organization,
    room: room.data() ?? null,
    entry: entry.data() ?? null,
    head: head.data() ?? null,
    isBanned: ban.exists,
  };
  const { profile, ownProfile, access } = readStanding(documents, Date.now());
  requireCapability(access, capability);
  return { profile, ownProfile, access };
}
