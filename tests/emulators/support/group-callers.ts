import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { createGroup, listPins, signInWithCard } from '@/lib/groups/contract';
import { joinAsGuest } from '@/lib/invites/contract';
import { addMember, removeMember } from '@/lib/rooms/contract';
import { getIdToken, makePerson } from '@/tests/support/person';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { call, resultOf } from '@/tests/support/api/call';
import type { Scene } from '@/tests/support/api/scene';
import { groupsOf, makeGroup } from '@/tests/support/callables/group-cases';
import { makeInvite } from '@/tests/support/callables/invite-cases';

/** Who must not get at the host's groups, each by their ID token. */
export type GroupCallers = {
  /** Was a host of the room. */
  removed: string;
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

/** Makes everybody who asks about a group of the scene's host. */
export async function makeGroupCallers(admin: AdminSdk, scene: Scene): Promise<GroupCallers> {
  const { roomId, host, stranger } = scene;
  await makeGroup(scene);
  const create = { token: stranger.token, input: { name: 'Year 12' } };
  const { groupId: strangersGroupId } = resultOf(await call(createGroup, create)) as { groupId: string };
  const enter = async (name: string, profile: 'host' | 'co-host') => {
    const person = await makePerson(admin, name);
    const input = { roomId, email: person.email, profile };
    resultOf(await call(addMember, { token: host.token, input }));
    return person;
  };
  const coHost = await enter('Hedy Lamarr', 'co-host');
  const removed = await enter('Gottlob Frege', 'host');
  resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: removed.uid } }));
  return {
    stranger: stranger.token,
    coHost: await getIdToken(coHost),
    removed: await getIdToken(removed),
    guest: await enterAsGuest(scene),
    learner: await enterByCard(admin, scene),
    strangersGroupId,
  };
}

async function enterAsGuest({ roomId, host }: Scene): Promise<string> {
  const { code } = await makeInvite(host.token, roomId);
  const answer = await call(joinAsGuest, { input: { code, name: 'Sophie Germain' } });
  return (await signInWithToken((resultOf(answer) as { token: string }).token)).idToken;
}

async function enterByCard({ firestore }: AdminSdk, scene: Scene): Promise<string> {
  const { groupId, uids } = groupsOf(scene);
  const [uid = ''] = uids;
  const listed = await call(listPins, { token: scene.host.token, input: { groupId } });
  const { pins } = resultOf(listed) as { pins: Record<string, string> };
  const code = (await firestore.doc(`groups/${groupId}`).get()).get('code') as string;
  const input = { code, who: { learnerId: uid }, pin: pins[uid], devices: [] };
  const { token } = resultOf(await call(signInWithCard, { input })) as { token: string };
  return (await signInWithToken(token)).idToken;
}
