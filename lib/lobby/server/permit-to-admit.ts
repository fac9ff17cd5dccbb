import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/lib/errors/app-error';
import type { Asking, Permission } from '@/lib/callables/server/callable-binding';
import { listInside } from '@/lib/rooms/server/documents/list-inside';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { permitAgain } from '@/lib/rooms/server/access/permit-again';
import { requireCapability } from '@/lib/rooms/server/documents/require-capability';
import type { Standing } from '@/lib/rooms/server/documents/read-standing';

/**
 * Permits to decide about waiting people: to everyone with the permission, and while no host is inside to the
 * stand-ins inside. A person who waits decides about nobody. Throws `access/denied`, and as `readStanding`.
 */
export async function permitToAdmit(asking: Asking, roomId: string): Promise<Permission<Standing>> {
  const permission = await permitInRoom(asking, roomId, 'room:read');
  const { access } = permission.evidence;
  const { allowed, decidedBy, reason } = access['lobby:admit'];
  if (allowed) return permission;
  if (access['lobby:stand-in'].allowed) {
    const inside = await listInside(roomId);
    const isThere = inside.some(({ uid }) => uid === asking.caller.uid);
    if (isThere && !inside.some(({ isHost }) => isHost)) return permission;
  }
  throw new AppError('access/denied', { details: { capability: 'lobby:admit', decidedBy, reason } });
}

/**
 * The same check in the deciding transaction, by what Firestore knows, which does not include who is inside. Throws
 * as `permitAgain`.
 */
export async function permitToAdmitAgain(
  transaction: Transaction,
  roomId: string,
  uid: string,
): Promise<Standing> {
  const standing = await permitAgain(transaction, { roomId, uid, capability: 'room:read' });
  const { access } = standing;
  if (!access['lobby:stand-in'].allowed) requireCapability(access, 'lobby:admit');
  return standing;
}
