import 'server-only';
import { createHmac } from 'node:crypto';
import { deriveKey } from '@/lib/core/server/server-secret';
import { nameKey } from '@/lib/groups/name-key';
import { learnerIdSchema } from '@/lib/groups/schema';
import { classRateLimitId, deviceMark } from '@/lib/groups/server/cards/card-marks';
import { classCodeReference, learnerReference, peopleCollection } from '@/lib/groups/server/group-references';

/** What a person with a card claims before the check. */
export type Claim = {
  code: string;
  who: { learnerId: string } | { name: string };
  pin: string;
  /** The marks that the device got before; see `deviceMark`. */
  devices: readonly string[];
};

/** The learner that a claim names, and the limits that apply: also for a learner who does not exist. */
export type Claimed = {
  groupId: string;
  uid: string;
  /** The learner's lock-out. */
  doorId: string;
  /** The class's limit, which applies to everybody. */
  classRateLimitId: string;
  /** Where a wrong PIN counts: names that are not in the class fill only their own bucket. */
  bucketId: string;
  /** Whether this learner has come in on this device before, by the current PIN. */
  isKnown: boolean;
};

/** No group and no learner has this name. */
export const nobody = 'nobody';

/** Finds the learner that a claim names, by the same reads for an unknown one. */
export async function findClaimed(claim: Claim): Promise<Claimed> {
  const { code, who, devices } = claim;
  const { groupId = nobody } = (await classCodeReference(code).get()).data() ?? {};
  const found = await findUid(groupId, who);
  const uid = found ?? nobody;
  const learner = (await learnerReference(uid).get()).data();
  const isKnown = devices.includes(deviceMark(uid, learner?.pinByCall ?? nobody)) && learner !== undefined;
  return {
    groupId,
    uid,
    doorId: found ?? doorOfNobody(claim),
    classRateLimitId: classRateLimitId(code),
    bucketId: classRateLimitId(found === undefined ? `${code} ${nobody}` : code),
    isKnown,
  };
}

async function findUid(groupId: string, who: Claim['who']): Promise<string | undefined> {
  if ('name' in who) {
    // People without a card may have the same name as a learner.
    const { docs } = await peopleCollection(groupId).where('nameKey', '==', nameKey(who.name)).get();
    return docs.find((person) => person.data().card !== null)?.id;
  }
  const { success, data } = learnerIdSchema.safeParse(who.learnerId);
  const person = await peopleCollection(groupId)
    .doc(success ? data : nobody)
    .get();
  return person.exists ? person.id : undefined;
}

/** A keyed hash: nobody may read what people mistype, or find it by trying names. */
function doorOfNobody({ code, who }: Claim): string {
  const claimed = 'name' in who ? `name ${nameKey(who.name)}` : `id ${who.learnerId}`;
  const hash = createHmac('sha256', deriveKey('card doors')).update(`${code} ${claimed}`).digest('hex');
  return `nobody${hash.slice(0, 40)}`;
}
