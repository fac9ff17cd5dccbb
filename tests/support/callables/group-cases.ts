import type { Firestore } from 'firebase-admin/firestore';
import {
  addLearners,
  addMemberToGroup,
  addToGroup,
  createGroup,
  deleteGroup,
  inviteGroup,
  listPins,
  moveLearners,
  removeFromGroup,
  removeGroupFromRoom,
  removeLearners,
  renameGroup,
  resetPins,
  revokeCards,
  signInWithCard,
} from '@/lib/groups/contract';
import { call, resultOf } from '@/tests/support/api/call';
import type { CallableCase } from '@/tests/support/api/callable-case';
import type { Scene } from '@/tests/support/api/scene';
import { makeLearner } from '@/tests/support/api/learner';

/** What `prepare` has made for a scene. */
type Made = { groupId: string; otherId: string; uids: readonly string[] };

const made = new WeakMap<Scene, Made>();
const nothingMade: Made = {
  groupId: '0'.repeat(20),
  otherId: '1'.repeat(20),
  uids: [`learner${'0'.repeat(20)}`, `learner${'1'.repeat(20)}`],
};
export const groupsOf = (scene: Scene): Made => made.get(scene) ?? nothingMade;
type Card = { code: string; who: object; pin: string; devices: readonly string[] };
const cards = new WeakMap<Scene, Card>();
const nobodysCard = { who: { name: 'Nobody' }, pin: '000000', devices: [] };
const uidOf = (scene: Scene, index = 0): string => groupsOf(scene).uids[index] ?? '';

/** Two groups of the host, one of them with learners: what the cases below are about. */
export async function makeGroup(scene: Scene): Promise<void> {
  const { token } = scene.host;
  const create = async () =>
    (resultOf(await call(createGroup, { token, input: { name: 'Year 9' } })) as { groupId: string }).groupId;
  const [groupId, otherId] = [await create(), await create()];
  const input = { groupId, names: ['Pia', 'Quentin'] };
  const { uids } = resultOf(await call(addLearners, { token, input })) as { uids: string[] };
  made.set(scene, { groupId, otherId, uids });
}

async function makeGroupInRoom(scene: Scene): Promise<void> {
  await makeGroup(scene);
  const input = { groupId: groupsOf(scene).groupId, roomId: scene.roomId, profile: 'learner' };
  resultOf(await call(inviteGroup, { token: scene.host.token, input }));
}

const addStranger = async (scene: Scene): Promise<void> => {
  await makeGroup(scene);
  const input = { groupId: groupsOf(scene).groupId, email: scene.stranger.email };
  resultOf(await call(addToGroup, { token: scene.host.token, input }));
};

const countPeople = async (firestore: Firestore, scene: Scene): Promise<number> => {
  const { groupId } = groupsOf(scene);
  const people = await firestore.collection(`groups/${groupId}/people`).get();
  return Math.max(people.size, (await firestore.doc(`groups/${groupId}`).get()).get('size') as number);
};

const epochOf = async (firestore: Firestore, scene: Scene): Promise<number> => {
  const entry = await firestore.doc(`rooms/${scene.roomId}/access/${uidOf(scene)}`).get();
  return (entry.data()?.['epoch'] as number | undefined) ?? 0;
};

export const groupCases: readonly CallableCase[] = [
  {
    contract: createGroup,
    capability: null,
    input: ({ roomId }) => ({ name: `Group ${roomId}` }),
    otherInput: ({ roomId }) => ({ name: `Course ${roomId}` }),
    refusals: { name: 'groups/name-invalid' },
    prepare: () => Promise.resolve(),
    countEffects: async (firestore, { roomId }) =>
      (await firestore.collection('groups').where('name', '==', `Group ${roomId}`).get()).size,
  },
  {
    contract: renameGroup,
    capability: null,
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId, name: 'Year 10' }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).groupId, name: 'Year 11' }),
    refusals: { name: 'groups/name-invalid' },
    prepare: makeGroup,
    countEffects: async (firestore, scene) => {
      const { groupId } = groupsOf(scene);
      const places = [`groups/${groupId}`, `users/${scene.host.uid}/groups/${groupId}`];
      const found = await Promise.all(places.map((place) => firestore.doc(place).get()));
      return found.every((document) => document.get('name') === 'Year 10') ? 1 : 0;
    },
  },
  {
    contract: deleteGroup,
    capability: null,
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).otherId }),
    prepare: makeGroup,
    countEffects: async (firestore, scene) => {
      const places = [
        `groups/${groupsOf(scene).groupId}`,
        `users/${uidOf(scene)}`,
        `learners/${uidOf(scene)}`,
      ];
      const found = await Promise.all(places.map((place) => firestore.doc(place).get()));
      return found.some(({ exists }) => exists) ? 0 : 1;
    },
  },
  {
    contract: addLearners,
    capability: null,
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId, names: ['Rosa'] }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).groupId, names: ['Sam'] }),
    prepare: makeGroup,
    countEffects: async (firestore, scene) => (await countPeople(firestore, scene)) - 2,
  },
  {
    contract: addToGroup,
    capability: null,
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId, email: scene.stranger.email }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).groupId, email: scene.learner.email }),
    prepare: makeGroup,
    countEffects: async (firestore, scene) => (await countPeople(firestore, scene)) - 2,
  },
  {
    contract: addMemberToGroup,
    capability: 'member:add',
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId, roomId: scene.roomId, uid: scene.learner.uid }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).groupId, roomId: scene.roomId, uid: scene.host.uid }),
    prepare: makeGroup,
    countEffects: async (firestore, scene) => (await countPeople(firestore, scene)) - 2,
  },
  {
    contract: removeFromGroup,
    capability: null,
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId, uids: [scene.stranger.uid] }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).groupId, uids: [scene.learner.uid] }),
    prepare: addStranger,
    countEffects: async (firestore, scene) => 3 - (await countPeople(firestore, scene)),
  },
  {
    contract: listPins,
    capability: null,
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).otherId }),
    prepare: makeGroup,
    countEffects: () => Promise.resolve(0),
  },
  {
    contract: resetPins,
    capability: null,
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId, uids: [uidOf(scene)] }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).groupId, uids: [uidOf(scene, 1)] }),
    prepare: makeGroup,
    countEffects: async (firestore, scene) => {
      const calls = await Promise.all(
        [0, 1].map(
          async (index) =>
            (await firestore.doc(`learners/${uidOf(scene, index)}`).get()).get('pinByCall') as string,
        ),
      );
      return new Set(calls).size - 1;
    },
  },
  {
    contract: revokeCards,
    capability: null,
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId, uids: [uidOf(scene)], isRevoked: true }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).groupId, uids: [uidOf(scene, 1)], isRevoked: true }),
    accepts: (field, value) => field === 'isRevoked' && value === true,
    prepare: makeGroup,
    countEffects: async (firestore, scene) => {
      const people = firestore.collection(`groups/${groupsOf(scene).groupId}/people`);
      return (await people.where('card', '==', 'revoked').get()).size;
    },
  },
  {
    contract: moveLearners,
    capability: null,
    ownerOf: 'group',
    input: (scene) => ({
      groupId: groupsOf(scene).groupId,
      toGroupId: groupsOf(scene).otherId,
      uids: [uidOf(scene)],
    }),
    otherInput: (scene) => ({
      groupId: groupsOf(scene).groupId,
      toGroupId: groupsOf(scene).otherId,
      uids: [uidOf(scene, 1)],
    }),
    prepare: makeGroup,
    countEffects: async (firestore, scene) =>
      (await firestore.collection(`groups/${groupsOf(scene).otherId}/people`).get()).size,
  },
  {
    contract: removeLearners,
    capability: null,
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId, uids: [uidOf(scene)] }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).groupId, uids: [uidOf(scene, 1)] }),
    prepare: makeGroup,
    countEffects: async (firestore, scene) =>
      2 - ((await firestore.doc(`groups/${groupsOf(scene).groupId}`).get()).get('size') as number),
  },
  {
    contract: inviteGroup,
    capability: 'member:add',
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId, roomId: scene.roomId, profile: 'learner' }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).groupId, roomId: scene.roomId, profile: 'listener' }),
    prepare: makeGroup,
    countEffects: epochOf,
  },
  {
    contract: removeGroupFromRoom,
    capability: 'member:moderate',
    ownerOf: 'group',
    input: (scene) => ({ groupId: groupsOf(scene).groupId, roomId: scene.roomId }),
    otherInput: (scene) => ({ groupId: groupsOf(scene).otherId, roomId: scene.roomId }),
    prepare: makeGroupInRoom,
    // Being added was the entry's first change.
    countEffects: async (firestore, scene) => (await epochOf(firestore, scene)) - 1,
  },
  {
    contract: signInWithCard,
    isPublic: true,
    capability: null,
    input: (scene) => cards.get(scene) ?? { ...nobodysCard, code: 'k7m-p2x' },
    otherInput: () => ({ ...nobodysCard, code: 'k7m-p2y' }),
    // A code or a PIN that cannot be one is no other news than a wrong one.
    refusals: { code: 'groups/card-not-valid', pin: 'groups/card-not-valid' },
    // A device may be a new one.
    accepts: (field, value) => field === 'devices' && Array.isArray(value),
    partOf: (field, value) => (field === 'devices' && Array.isArray(value) ? 'devices.0' : field),
    prepare: async (scene, admin) => {
      const { groupId, code, uid, pin } = await makeLearner(admin, scene);
      cards.set(scene, { code, who: { learnerId: uid }, pin, devices: [] });
      made.set(scene, { ...nothingMade, groupId, uids: [uid] });
    },
    // They are in the group as they were, and nobody beside them.
    countEffects: countPeople,
  },
];
