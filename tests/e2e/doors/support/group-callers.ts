import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { createGroup, listPins, signInWithCard } from '@/lib/groups/contract';
import { joinAsGuest } from '@/lib/invites/contract';
import { addMember } from '@/lib/rooms/contract';
import { getIdToken, makePerson } from '@/tests/support/person';
import { signInWithToken } from '@/tests/support/sign-in-with-token';
import { call, resultOf } from '@/tests/support/api/call';
import { test as base, type Cast } from './doors-test';
import { groupsOf, makeGroup } from '@/tests/support/callables/group-cases';
import { makeInvite } from '@/tests/support/callables/invite-cases';

/** Who must not get at the host's groups, each by their ID token. */
export type GroupCallers = {
  /** Has nothing to do with the room, and a group of their own. */
  stranger: string;
  /** May add and remove people in the room. */
  coHost: string;
  guest: string;
  /** Of the very group. */
  learner: string;
  /** The stranger's. */
  strangersGroupId: string;
};

/** The doors' `test` with people who ask about a group of the cast's host. They change nothing: one set a worker. */
export const test = base.extend<object, { callers: GroupCallers }>({
  callers: [async ({ admin, cast }, use) => use(await makeCallers(admin, cast)), { scope: 'worker' }],
});

async function makeCallers(admin: AdminSdk, cast: Cast): Promise<GroupCallers> {
  const { roomId, host, stranger } = cast;
  await makeGroup(cast);
  const create = { token: stranger.token, input: { name: 'Year 12' } };
  const { groupId: strangersGroupId } = resultOf(await call(createGroup, create)) as { groupId: string };
  const coHost = await makePerson(admin, 'Hedy Lamarr');
  const add = { roomId, email: coHost.email, profile: 'co-host' };
  resultOf(await call(addMember, { token: host.token, input: add }));
  return {
    stranger: stranger.token,
    coHost: await getIdToken(coHost),
    guest: await enterAsGuest(cast),
    learner: await enterByCard(admin, cast),
    strangersGroupId,
  };
}

async function enterAsGuest({ roomId, host }: Cast): Promise<string> {
  const { code } = await makeInvite(host.token, roomId);
  const answer = await call(joinAsGuest, { input: { code, name: 'Sophie Germain' } });
  return (await signInWithToken((resultOf(answer) as { token: string }).token)).idToken;
}

async function enterByCard({ firestore }: AdminSdk, cast: Cast): Promise<string> {
  const { groupId, uids } = groupsOf(cast);
  const [uid = ''] = uids;
  const listed = await call(listPins, { token: cast.host.token, input: { groupId } });
  const { pins } = resultOf(listed) as { pins: Record<string, string> };
  const code = (await firestore.doc(`groups/${groupId}`).get()).get('code') as string;
  const input = { code, who: { learnerId: uid }, pin: pins[uid], devices: [] };
  const { token } = resultOf(await call(signInWithCard, { input })) as { token: string };
  return (await signInWithToken(token)).idToken;
}
