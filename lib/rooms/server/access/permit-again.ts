import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { HeldBy } from '@/lib/access/enforcers';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';
import type { References, Snapshots } from '@/lib/firebase/server/read-all';
import type { Organization } from '@/lib/organization/organization';
import type { MatrixHead, Room } from '@/lib/rooms/schema';
import type { LatestSession } from '@/lib/rooms/server/documents/matrix-document';
import { readPlace } from '@/lib/rooms/server/documents/read-place';
import { openSession, readStanding, type Standing } from '@/lib/rooms/server/documents/read-standing';
import { requireCapability } from '@/lib/rooms/server/documents/require-capability';

type Question<Also extends References> = {
  roomId: string;
  uid: string;
  capability: HeldBy<'server'>;
  /** What the decision needs besides: read in the same round trip. */
  also?: Also;
};

/** A room as its transaction has read it for somebody who may act there. */
export type Permitted<Also extends References> = {
  room: Room;
  head: MatrixHead | null;
  /** The session that is open, or null. */
  session: LatestSession | null;
  organization: Organization;
  standing: Standing;
  also: Snapshots<Also>;
};

/**
 * Asks in the transaction that decides what `permitInRoom` has asked before: a command waits for its turn and may be
 * retried. A host who was removed, demoted or disabled by then decides nothing. It reads each document once, in one
 * round trip, and writes nothing.
 *
 * Throws `auth/disabled`, `access/denied`, and as `readStanding`.
 */
export async function readPermitted<Also extends References = References>(
  transaction: Transaction,
  { roomId, uid, capability, also = {} as Also }: Question<Also>,
  now: number = Date.now(),
): Promise<Permitted<Also>> {
  const asked = { ...also, gateOfCaller: gateReference(uid) };
  const place = await readPlace(transaction, roomId, uid, asked);
  const { organization, head } = place;
  if (place.also.gateOfCaller.data()?.disabled) throw new AppError('auth/disabled');
  const { room, ...standing } = readStanding(place, now);
  requireCapability(standing.access, capability);
  return { room, head, session: openSession(head), organization, standing, also: place.also };
}

/** The same for a transaction that reads the rest itself. */
export const permitAgain = async (
  transaction: Transaction,
  question: Omit<Question<References>, 'also'>,
): Promise<Standing> => (await readPermitted(transaction, question)).standing;
