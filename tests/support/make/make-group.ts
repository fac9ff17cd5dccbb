import { addLearners, createGroup, listPins } from '@/lib/groups/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

type TestLearner = { uid: string; name: string; pin: string };
type TestGroup = { groupId: string; code: string; learners: TestLearner[] };

/** Makes a group with learners through the product's own callables. */
export async function makeGroup(
  { firestore }: AdminSdk,
  hostToken: string,
  names: readonly string[],
  name = 'Year 9',
): Promise<TestGroup> {
  const { appUrl } = stackEnvironment();
  const { groupId } = await callCallable(appUrl, hostToken, createGroup, { name });
  const { uids } = await callCallable(appUrl, hostToken, addLearners, { groupId, names: [...names] });
  const { pins } = await callCallable(appUrl, hostToken, listPins, { groupId });
  const code = (await firestore.doc(`groups/${groupId}`).get()).get('code') as string;
  const learners = uids.map((uid, index) => ({ uid, name: names[index] ?? '', pin: pins[uid] ?? '' }));
  return { groupId, code, learners };
}
