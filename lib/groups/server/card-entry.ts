import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/lib/errors/app-error';
import { isOvertaken } from '@/lib/firebase/server/is-overtaken';
import { transactInTurn } from '@/lib/firebase/server/transact-in-turn';
import {
  afterRight,
  afterWrong,
  forgottenAt,
  isJustClosed,
  newDoor,
  rememberedAt,
  waitAt,
  type PinAttempts,
} from '@/lib/groups/pin-attempts';
import {
  afterRightInClass,
  afterWrongInClass,
  classForgottenAt,
  classWaitAt,
  type ClassRateLimit,
} from '@/lib/groups/class-rate-limit';
import { nobody, type Claim, type Claimed } from '@/lib/groups/server/find-claimed';
import {
  pinAttemptsReference,
  classRateLimitReference,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import { isSamePin, openPin, sealPin } from '@/lib/groups/server/learner-pin';

let decoy: string | undefined;

/**
 * Whose card and PIN these are, and which call made that PIN. Unknown code, unknown name, stopped card and wrong
 * PIN are one refusal, `groups/card-not-valid`, after the same reads, the same decryption and the same writes: for
 * whoever does not exist doors are kept as well, and close after as many guesses.
 * At the door of the class only names that are in it count, or invented ones would close it to everybody.
 *
 * Each guess first takes its turn at the learner's door and is compared afterwards, so that of any number at the
 * same instant no more are compared than a round has turns. Throws `request/rate-limited` while that door is
 * closed, and `groups/class-closed` while too many wrong PINs are open in the whole class, unless the learner has
 * come in on this device before.
 */
export async function findCardHolder(
  { pin }: Claim,
  { groupId, uid, doorId, classRateLimitId, bucketId, isKnown }: Claimed,
): Promise<{ uid: string; pinByCall: string }> {
  const open = (await classRateLimitReference(classRateLimitId).get()).data();
  if (!isKnown && open) requireOpenClass(open);
  const door = pinAttemptsReference(doorId);
  const before = await takeTurn(door);
  // Read after the turn: a PIN that was reset meanwhile is the one that counts.
  const [learner, person] = await Promise.all([
    learnerReference(uid).get(),
    peopleCollection(groupId).doc(uid).get(),
  ]);
  const { sealedPin, pinByCall } = learner.data() ?? {
    sealedPin: (decoy ??= sealPin('000000', nobody)),
    pinByCall: nobody,
  };
  const hasPin = isSamePin(openPin(sealedPin, learner.exists ? uid : nobody), pin);
  const bucket = classRateLimitReference(bucketId);
  if (!hasPin || person.data()?.card !== 'active') {
    await changeClassRateLimit(bucket, afterWrongInClass);
    throw new AppError('groups/card-not-valid');
  }
  await forgive(door, before);
  const { wrong } = before;
  if (wrong > 0)
    await changeClassRateLimit(bucket, (seen, now) => seen && afterRightInClass(seen, wrong, now));
  return { uid, pinByCall };
}

/** Looks whether a guess would be compared at all, and writes nothing. Throws as `findCardHolder`. */
export async function requireOpenDoors({ doorId, classRateLimitId, isKnown }: Claimed): Promise<void> {
  const [ofClass, ofLearner] = await Promise.all([
    classRateLimitReference(classRateLimitId).get(),
    pinAttemptsReference(doorId).get(),
  ]);
  const closedClass = ofClass.data();
  if (!isKnown && closedClass) requireOpenClass(closedClass);
  const now = Date.now();
  const door = rememberedAt(ofLearner.data() ?? newDoor, now);
  // Whoever takes a turn waits for what is being compared.
  if (!isJustClosed(door, now)) requireOpen(door);
}

function requireOpenClass(door: ClassRateLimit): void {
  const wait = classWaitAt(door, Date.now());
  if (wait === 0) return;
  throw new AppError('groups/class-closed', { details: { retryAfter: Math.ceil(wait / 1000) } });
}

const changeDoor = (
  door: DocumentReference,
  change: (transaction: Transaction) => Promise<void>,
): Promise<void> => transactInTurn(door.path, change);

/** Only mistakes come here, so that a class that types its PINs right waits for nobody. */
async function changeClassRateLimit(
  door: ReturnType<typeof classRateLimitReference>,
  change: (before: ClassRateLimit | undefined, now: number) => ClassRateLimit | undefined,
): Promise<void> {
  await changeDoor(door, async (transaction) => {
    const now = Date.now();
    const after = change((await transaction.get(door)).data(), now);
    if (after) transaction.set(door, { ...after, expiresAt: classForgottenAt(after, now) });
  });
}

/** Which of two writes came first is found out by the later one, and it looks again: no lock, no queue. */
const mostLooks = 60;
/** Between two looks at a door that has just closed (ms). */
const pause = 100;

/**
 * Counts a guess as if it were wrong, unless the door is closed. Answers the door as it was before. While the turns that
 * have closed it are being compared nobody is refused: it may have been the learner, several times at once.
 */
async function takeTurn(door: ReturnType<typeof pinAttemptsReference>): Promise<PinAttempts> {
  for (let look = 0; look < mostLooks; look += 1) {
    const seen = await door.get();
    const now = Date.now();
    const before = rememberedAt(seen.data() ?? newDoor, now);
    if (isJustClosed(before, now)) {
      await setTimeout(pause);
      continue;
    }
    requireOpen(before);
    const after = afterWrong(before, now);
    const forgotten = forgottenAt(after, now);
    try {
      if (seen.updateTime) {
        const expiresAt = Timestamp.fromMillis(forgotten);
        await door.withConverter(null).update({ ...after, expiresAt }, { lastUpdateTime: seen.updateTime });
      } else await door.create({ ...after, expiresAt: forgotten });
      return before;
    } catch (thrown) {
      if (!isOvertaken(thrown)) throw thrown;
    }
  }
  throw new AppError('request/rate-limited', { details: { retryAfter: 1 } });
}

/** Takes the turn of a right PIN back, and the wrong ones of its round with it. */
async function forgive(door: ReturnType<typeof pinAttemptsReference>, before: PinAttempts): Promise<void> {
  await changeDoor(door, async (transaction) => {
    const current = (await transaction.get(door)).data();
    // Gone when the PIN was reset meanwhile.
    if (!current) return;
    const now = Date.now();
    const after = afterRight(before, current, now);
    if (after) transaction.set(door, { ...after, expiresAt: forgottenAt(after, now) });
    else transaction.delete(door);
  });
}

function requireOpen(door: Parameters<typeof waitAt>[0]): void {
  const wait = waitAt(door, Date.now());
  if (wait === 0) return;
  throw new AppError('request/rate-limited', { details: { retryAfter: Math.ceil(wait / 1000) } });
}
