import 'server-only';
import { whoAnswers } from '@/lib/access/presets';
import { traitsOf } from '@/lib/access/profiles';
import { AppError } from '@/lib/errors/app-error';
import { permitted, type Asking, type Permission } from '@/lib/callables/server/callable-binding';
import { listInside } from '@/lib/rooms/server/documents/list-inside';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import type { Standing } from '@/lib/rooms/server/documents/read-standing';
import { roomReference } from '@/lib/rooms/server/documents/room-references';

type Evidence = { profile: Standing['profile']; isAmongEquals: boolean };

/**
 * Permits to answer the asks in a call: to hosts, and in some rooms to everybody who is in the call and visible to
 * the others. A member of such a room who is outside, or waits in the lobby, answers nobody. Throws `access/denied`,
 * and as `readStanding`.
 */
export async function permitAnswering(asking: Asking, roomId: string): Promise<Permission<Evidence>> {
  const { evidence } = await permitInRoom(asking, roomId, 'room:read');
  const { profile, access } = evidence;
  const { allowed, decidedBy, reason } = access['member:moderate'];
  if (allowed) return permitted({ profile, isAmongEquals: false });
  const [room, inside] = await Promise.all([roomReference(roomId).get(), listInside(roomId)]);
  const preset = room.data()?.preset;
  const isAmongEquals = preset !== undefined && whoAnswers(preset) === 'anyone';
  const isThere = inside.some(({ uid }) => uid === asking.caller.uid);
  if (isAmongEquals && isThere && !traitsOf(profile).hidden) return permitted({ profile, isAmongEquals });
  throw new AppError('access/denied', { details: { capability: 'member:moderate', decidedBy, reason } });
}
