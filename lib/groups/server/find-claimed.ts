import 'server-only';
import { createHmac } from 'node:crypto';
import { deriveKey } from '@/lib/core/server/server-secret';
import { nameKey } from '@/lib/groups/name-key';
import { learnerIdSchema } from '@/lib/groups/schema';
import { classRateLimitId, deviceMark } from '@/lib/groups/server/card-marks';
import { classCodeReference, learnerReference, peopleCollection } from '@/lib/groups/server/group-references';

/** What somebody says who stands before the door with a card. */
export type Claim = {
  code: string;
  who: { learnerId: string } | { name: string };
  pin: string;
  /** What the device was given before; see `deviceMark`. */
  devices: readonly string[];
};

/** Whom a claim names, and which doors stand before them: also for whoever does not exist. */
export type Claimed = {
  groupId: string;
  uid: string;
  /** Of the learner. */
  doorId: string;
  /** Of the class, which everybody meets. */
  classRateLimitId: string;
  /** Where a wrong PIN counts: names that are not in the class fill no bucket but their own. */
  bucketId: string;
  /** Whether this learner has come in on this device before, by the PIN that counts. */
  isKnown: boolean;
};

/** No group and no learner are called so. */
export const nobody = 'nobody';

/** Finds whom a claim names, by the same reads whether there is anybody or not. */
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
