import { signInWithCard } from '@/lib/groups/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeGroup } from '@/tests/support/make/make-group';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { call, resultOf } from './call';
import type { Scene } from '@/tests/support/api/scene';

/** A learner with a card, in nobody's room yet. */
export async function makeLearner(admin: AdminSdk, { host }: Pick<Scene, 'host'>, name = 'Sophie') {
  const { groupId, code, learners } = await makeGroup(admin, host.token, [name]);
  const [learner] = learners;
  if (!learner) throw new Error('Nobody was made.');
  return { ...learner, code, groupId };
}

type Card = { code: string; uid: string; pin: string };

export async function signInByCard({ code, uid, pin }: Card): Promise<string> {
  const input = { code, who: { learnerId: uid }, pin, devices: [] };
  const { token } = resultOf(await call(signInWithCard, { input })) as { token: string };
  return (await signInWithToken(token)).idToken;
}
