import 'server-only';
import { createHmac } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@/lib/core/app-error';
import { isRecord } from '@/lib/core/is-record';
import { deriveKey } from '@/lib/core/server/server-secret';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { afterWrong, forgottenAt, mistakesAt, newDoor, waitAt } from '@/lib/groups/card-door';
import { afterRightInClass, afterWrongInClass, classWaitAt, type ClassDoor } from '@/lib/groups/class-door';
import { nameKey } from '@/lib/groups/name-key';
import { learnerIdSchema } from '@/lib/groups/schema';
import { classDoorId, deviceMark } from '@/lib/groups/server/card-marks';
import {
  cardDoorReference,
  classCodeReference,
  classDoorReference,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import { isSamePin, openPin, sealPin } from '@/lib/groups/server/learner-pin';

type Claim = {
  code: string;
  who: { learnerId: string } | { name: string };
  pin: string;
  /** What the device was given before; see `deviceMark`. */
  devices: readonly string[];
};

/** No group and no learner are called so. */
const nobody = 'nobody';
let decoy: string | undefined;

/**
 * Whose card and PIN these are, and which call made that PIN. Unknown code, unknown name, stopped card and wrong
 * PIN are one refusal, `groups/card-not-valid`, after the same reads, the same decryption and the same writes: for
 * whoever does not exist doors are kept as well, and close after as many guesses.
 *
 * Each guess first takes its turn at the learner's door and is compared afterwards, so that of any number at the
 * same instant no more are compared than a round has turns. Throws `request/rate-limited` while that door is
 * closed, and `groups/class-closed` while too many wrong PINs are open in the whole class, unless the learner has
 * come in on this device before.
 */
export async function findCardHolder(claim: Claim): Promise<{ uid: string; pinByCall: string }> {
  const { groupId = nobody } = (await classCodeReference(claim.code).get()).data() ?? {};
  const found = await findUid(groupId, claim.who);
  const uid = found ?? nobody;
  const learner = (await learnerReference(uid).get()).data();
  const pinByCall = learner?.pinByCall ?? nobody;
  const isKnown = claim.devices.includes(deviceMark(uid, pinByCall));
  const classDoor = classDoorReference(classDoorId(claim.code));
  const open = (await classDoor.get()).data();
  if (!isKnown && open) requireOpenClass(open);
  const door = cardDoorReference(found ?? doorOfNobody(claim));
  const mistakes = await takeTurn(door);
  // Read after the turn: a PIN that was reset meanwhile is the one that counts.
  const [learnerNow, personNow] = await Promise.all([
    learnerReference(uid).get(),
    peopleCollection(groupId).doc(uid).get(),
  ]);
  const { sealedPin, pinByCall: pinNow } = learnerNow.data() ?? {
    sealedPin: (decoy ??= sealPin('000000', nobody)),
    pinByCall: nobody,
  };
  const hasPin = isSamePin(openPin(sealedPin, learnerNow.exists ? uid : nobody), claim.pin);
  if (!hasPin || personNow.data()?.card !== 'active') {
    await countInClass(classDoor, (before, now) => afterWrongInClass(before, now));
    throw new AppError('groups/card-not-valid');
  }
  await door.delete();
  if (mistakes > 0) await countInClass(classDoor, (before) => before && afterRightInClass(before, mistakes));
  return { uid, pinByCall: pinNow };
}

function requireOpenClass(door: ClassDoor): void {
  const wait = classWaitAt(door, Date.now());
  if (wait === 0) return;
  throw new AppError('groups/class-closed', { details: { retryAfter: Math.ceil(wait / 1000) } });
}

/** Only mistakes come here, so that a class that types its PINs right waits for nobody. */
async function countInClass(
  door: ReturnType<typeof classDoorReference>,
  change: (before: ClassDoor | undefined, now: number) => ClassDoor | undefined,
): Promise<void> {
  await runTransaction(async (transaction) => {
    const now = Date.now();
    const after = change((await transaction.get(door)).data(), now);
    if (after) transaction.set(door, { ...after, expiresAt: Math.max(after.emptyAt, now) });
  });
}

/** Which of two writes came first is found out by the later one, and it looks again: no lock, no queue. */
const mostLooks = 20;
/** What Firestore answers when the document is no longer as it was read (gRPC: 5, 6, 9, 10). */
const overtaken: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

/**
 * Counts a guess as if it were wrong, unless the door is closed; a right one then takes all counts away. Answers
 * how many wrong ones were counted before.
 */
async function takeTurn(door: ReturnType<typeof cardDoorReference>): Promise<number> {
  for (let look = 0; look < mostLooks; look += 1) {
    const seen = await door.get();
    const before = seen.data() ?? newDoor;
    requireOpen(before);
    const now = Date.now();
    const after = afterWrong(before, now);
    const forgotten = forgottenAt(after, now);
    try {
      if (seen.updateTime) {
        const expiresAt = Timestamp.fromMillis(forgotten);
        await door.withConverter(null).update({ ...after, expiresAt }, { lastUpdateTime: seen.updateTime });
      } else await door.create({ ...after, expiresAt: forgotten });
      return mistakesAt(before);
    } catch (thrown) {
      if (!isRecord(thrown) || !overtaken.has(thrown['code'])) throw thrown;
    }
  }
  throw new AppError('request/rate-limited', { details: { retryAfter: 1 } });
}

function requireOpen(door: Parameters<typeof waitAt>[0]): void {
  const wait = waitAt(door, Date.now());
  if (wait === 0) return;
  throw new AppError('request/rate-limited', { details: { retryAfter: Math.ceil(wait / 1000) } });
}

async function findUid(groupId: string, who: Claim['who']): Promise<string | undefined> {
  if ('name' in who) {
    // People without a card may be called the same as somebody with one.
    const { docs } = await peopleCollection(groupId).where('nameKey', '==', nameKey(who.name)).get();
    return docs.find((person) => person.data().card !== null)?.id;
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
