import 'server-only';
import { createHmac } from 'node:crypto';
import { AppError } from '@/lib/core/app-error';
import { deriveKey } from '@/lib/core/server/server-secret';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { afterWrong, forgottenAt, newDoor, waitAt } from '@/lib/groups/card-door';
import { nameKey } from '@/lib/groups/name-key';
import { learnerIdSchema } from '@/lib/groups/schema';
import {
  cardDoorReference,
  classCodeReference,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import { isSamePin, openPin, sealPin } from '@/lib/groups/server/learner-pin';

type Claim = { code: string; who: { learnerId: string } | { name: string }; pin: string };

/** No group and no learner are called so. */
const nobody = 'nobody';
let decoy: string | undefined;

/**
 * Whose card and PIN these are. Unknown code, unknown name, revoked card and wrong PIN are one refusal,
 * `groups/card-not-valid`, after the same reads, the same decryption and the same write: for whoever does not
 * exist a door is kept as well, and closes after as many guesses.
 *
 * One transaction looks at the door, compares, and counts. Of guesses at the same instant no more are compared
 * than a round allows, because a comparison counts only when its commit does. Throws `request/rate-limited` while
 * the door is closed.
 */
export async function findCardHolder(claim: Claim): Promise<string> {
  const { groupId = nobody } = (await classCodeReference(claim.code).get()).data() ?? {};
  const found = await findUid(groupId, claim.who);
  const uid = found ?? nobody;
  const door = cardDoorReference(found ?? doorOfNobody(claim));
  requireOpen((await door.get()).data() ?? newDoor);

  const isRight = await adminFirestore().runTransaction(
    async (transaction) => {
      const [doorNow, learnerNow, personNow] = await Promise.all([
        transaction.get(door),
        transaction.get(learnerReference(uid)),
        transaction.get(peopleCollection(groupId).doc(uid)),
      ]);
      const before = doorNow.data() ?? newDoor;
      requireOpen(before);
      const learner = learnerNow.data();
      const sealed = learner?.sealedPin ?? (decoy ??= sealPin('000000', nobody));
      const hasPin = isSamePin(openPin(sealed, learner ? uid : nobody), claim.pin);
      if (hasPin && personNow.data()?.card === 'active') {
        if (doorNow.exists) transaction.delete(door);
        return true;
      }
      const now = Date.now();
      const after = afterWrong(before, now);
      transaction.set(door, { ...after, expiresAt: forgottenAt(after, now) });
      return false;
    },
    { maxAttempts: 20 },
  );
  if (!isRight) throw new AppError('groups/card-not-valid');
  return uid;
}

function requireOpen(door: Parameters<typeof waitAt>[0]): void {
  const wait = waitAt(door, Date.now());
  if (wait === 0) return;
  throw new AppError('request/rate-limited', { details: { retryAfter: Math.ceil(wait / 1000) } });
}

async function findUid(groupId: string, who: Claim['who']): Promise<string | undefined> {
  if ('name' in who) {
    const { docs } = await peopleCollection(groupId).where('nameKey', '==', nameKey(who.name)).limit(1).get();
    return docs[0]?.id;
  }
  const { success, data } = learnerIdSchema.safeParse(who.learnerId);
  const person = await peopleCollection(groupId)
    .doc(success ? data : nobody)
    .get();
  return person.exists ? person.id : undefined;
}

/** By a keyed hash: what people type by mistake is nobody's business, and not to be found by trying names. */
function doorOfNobody({ code, who }: Claim): string {
  const claimed = 'name' in who ? `name ${nameKey(who.name)}` : `id ${who.learnerId}`;
  const hash = createHmac('sha256', deriveKey('card doors')).update(`${code} ${claimed}`).digest('hex');
  return `nobody${hash.slice(0, 40)}`;
}
