import {
  becomeAccount,
  createInvite,
  inviteByEmail,
  joinAsGuest,
  listInvites,
  openInvite,
  peekInvite,
  redeemInvite,
  revokeInvite,
} from '@/lib/invites/contract';
import { makeRoom } from '@/tests/support/make/make-room';
import { call, resultOf } from '@/tests/support/api/call';
import type { CallableCase } from '@/tests/support/api/callable-case';
import type { Scene } from '@/tests/support/api/scene';

type Made = { roomId: string; inviteId: string; code: string };

/** What `prepare` has made for a scene. */
const made = new WeakMap<Scene, Made>();
const noCode = 'A'.repeat(22);
const noInvite = 'a'.repeat(64);

/** An invite of learners, as its host gets it. */
export async function makeInvite(
  token: string,
  roomId: string,
  changed: { profile?: string; limit?: number | null; days?: number; note?: string } = {},
): Promise<Made> {
  const input = { roomId, profile: 'learner', limit: null, days: 7, note: '', ...changed };
  const answer = resultOf(await call(createInvite, { token, input })) as Omit<Made, 'roomId'>;
  return { roomId, ...answer };
}

const nothing = (): Promise<void> => Promise.resolve();
const common = { prepare: nothing, countEffects: () => Promise.resolve(1) };

export const inviteCases: readonly CallableCase[] = [
  {
    contract: createInvite,
    capability: 'member:add',
    input: ({ roomId }) => ({ roomId, profile: 'learner', limit: 30, days: 7, note: 'Welcome' }),
    otherInput: ({ roomId }) => ({ roomId, profile: 'learner', limit: 31, days: 7, note: 'Welcome' }),
    // Any number of people, or up to a thousand; a year at most; a note may be missing and hold every sign.
    accepts: (field, value) =>
      (field === 'limit' && (value === null || value === 42)) ||
      (field === 'days' && value === 42) ||
      (field === 'note' && typeof value === 'string' && (value === '' || value.includes('/'))),
    refusals: { note: 'invites/note-invalid' },
    prepare: nothing,
    countEffects: async (firestore, { roomId }) =>
      (await firestore.collection('invites').where('roomId', '==', roomId).get()).size,
  },
  {
    ...common,
    contract: listInvites,
    capability: 'member:add',
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
  },
  {
    contract: revokeInvite,
    capability: 'member:add',
    input: (scene) => ({
      roomId: scene.roomId,
      inviteId: made.get(scene)?.inviteId ?? noInvite,
      isRevoked: true,
    }),
    otherInput: ({ roomId }) => ({ roomId, inviteId: noInvite, isRevoked: false }),
    accepts: (field, value) => field === 'isRevoked' && value === true,
    prepare: async (scene) => {
      made.set(scene, await makeInvite(scene.host.token, scene.roomId));
    },
    countEffects: async (firestore, scene) => {
      const invite = await firestore.doc(`invites/${made.get(scene)?.inviteId ?? noInvite}`).get();
      return typeof invite.get('revokedAt') === 'number' ? 1 : 0;
    },
  },
  {
    contract: inviteByEmail,
    capability: 'member:add',
    input: ({ roomId }) => ({ roomId, email: `new-${roomId}@chalktalk.test`, profile: 'learner' }),
    otherInput: ({ roomId }) => ({ roomId, email: `new-${roomId}@chalktalk.test`, profile: 'listener' }),
    prepare: nothing,
    countEffects: async (firestore, { roomId }) =>
      (await firestore.collection('invites').where('roomId', '==', roomId).get()).size,
  },
  {
    contract: redeemInvite,
    capability: null,
    input: (scene) => ({ code: made.get(scene)?.code ?? noCode }),
    otherInput: () => ({ code: noCode }),
    refusals: { code: 'invites/not-valid' },
    // The host of the scene comes into a room of somebody else's.
    prepare: async (scene) => {
      const { roomId } = await makeRoom({ host: scene.stranger, name: 'Where strangers meet' });
      made.set(scene, await makeInvite(scene.stranger.token, roomId));
    },
    countEffects: async (firestore, scene) => {
      const entry = await firestore.doc(`rooms/${made.get(scene)?.roomId}/access/${scene.host.uid}`).get();
      return (entry.get('epoch') as number | undefined) ?? 0;
    },
  },
  {
    ...common,
    contract: becomeAccount,
    capability: null,
    input: () => ({}),
    otherInput: () => ({}),
  },
  {
    ...common,
    contract: peekInvite,
    isPublic: true,
    capability: null,
    input: () => ({ code: noCode }),
    otherInput: () => ({ code: noCode }),
    refusals: { code: 'invites/not-valid' },
  },
  {
    ...common,
    contract: openInvite,
    capability: null,
    input: () => ({ code: noCode }),
    otherInput: () => ({ code: noCode }),
    refusals: { code: 'invites/not-valid' },
  },
  {
    ...common,
    contract: joinAsGuest,
    isPublic: true,
    capability: null,
    input: () => ({ code: noCode, name: 'Guest' }),
    otherInput: () => ({ code: noCode, name: 'Other' }),
    mayMiss: ['device'],
    refusals: { code: 'invites/not-valid' },
    repeatedIn: {
      file: 'api/invites.spec.ts',
      title: 'the same call sent ten times at once makes one guest',
    },
  },
];
