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
import { nobody, type Claim, type Claimed } from '@/lib/groups/server/cards/find-claimed';
import {
  pinAttemptsReference,
  classRateLimitReference,
  learnerReference,
  peopleCollection,
} from '@/lib/groups/server/group-references';
import { isSamePin, openPin, sealPin } from '@/lib/groups/server/cards/learner-pin';

let decoy: string | undefined;

/**
 * The learner of a card and PIN, and the call that made that PIN. Unknown code, unknown name, stopped card and wrong
 * PIN are one refusal, `groups/card-not-valid`, after the same reads, decryption and writes. Unknown learners have
 * lock-outs too, which close after as many guesses. Only names of the class count against the class limit, because
 * invented ones could lock the whole class out.
 *
 * Each guess is counted before it is compared, so that parallel guesses are compared no more often than a round
 * allows. Throws `request/rate-limited` while the learner is locked out. Throws `groups/class-closed` while the whole
 * class has too many wrong PINs, unless the learner has come in on this device before.
 */
export async function findCardHolder(
  { pin }: Claim,
  { groupId, uid, doorId, classRateLimitId, bucketId, isKnown }: Claimed,
): Promise<{ uid: string; pinByCall: string }> {
  const open = (await classRateLimitReference(classRateLimitId).get()).data();
  if (!isKnown && open) requireOpenClass(open);
  const door = pinAttemptsReference(doorId);
  const before = await takeTurn(door);
  // Read after the guess is counted: if the PIN was reset meanwhile, the new one counts.
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

/** Checks whether a guess would be compared at all, and writes nothing. Throws as `findCardHolder`. */
export async function requireOpenDoors({ doorId, classRateLimitId, isKnown }: Claimed): Promise<void> {
  const [ofClass, ofLearner] = await Promise.all([
    classRateLimitReference(classRateLimitId).get(),
    pinAttemptsReference(doorId).get(),
  ]);
  const closedClass = ofClass.data();
  if (!isKnown && closedClass) requireOpenClass(closedClass);
  const now = Date.now();
  const door = rememberedAt(ofLearner.data() ?? newDoor, now);
  // A guess that is counted right after the lock-out waits for the running comparisons.
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

/** Only mistakes write here, so that a class with right PINs waits for nobody. */
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

/** How often a guess looks again: the later of two writes finds the conflict and retries, without a lock or queue. */
const mostLooks = 60;
/** The pause between two looks at a lock-out that has just begun (ms). */
const pause = 100;

/**
 * Counts a guess as wrong in advance, unless the learner is locked out. Returns the state before. While the guesses
 * that caused a lock-out are still being compared, a new one waits: they may be the learner's own.
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

/** Takes back the count of a right PIN, and with it the wrong ones of its round. */
async function forgive(door: ReturnType<typeof pinAttemptsReference>, before: PinAttempts): Promise<void> {
  await changeDoor(door, async (transaction) => {
    const current = (await transaction.get(door)).data();
    // It was deleted when the PIN was reset meanwhile.
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
