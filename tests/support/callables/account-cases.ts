import type { Firestore } from 'firebase-admin/firestore';
import {
  bringGuestAlong,
  chooseMyPicture,
  deleteMyAccount,
  exportMyData,
  forgetDevice,
  mergeGuest,
  noteDevice,
  renameMe,
  signOutEverywhere,
} from '@/lib/account/contract';
import { findCalendarLink, openCalendarLink, revokeCalendarLink } from '@/lib/calendar/contract';
import { joinAsGuest } from '@/lib/invites/contract';
import { addLearners, createGroup } from '@/lib/groups/contract';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { countRows, isWrittenDown } from '@/tests/support/api/administrator';
import { call, resultOf } from '@/tests/support/api/call';
import type { CallableCase } from '@/tests/support/api/callable-case';
import type { Scene } from '@/tests/support/api/scene';
import { pictureId, putComing } from '@/tests/support/make/coming-picture';
import { makeInvite } from './invite-cases';

const nothing = (): Promise<void> => Promise.resolve();
const deviceId = '5b0e7c1e-6f5c-4f0e-9d55-0c5f3a1b2c3d';
const device = { deviceId, browser: 'firefox', system: 'windows' };
const toOneself = { capability: null, prepare: nothing, countEffects: () => Promise.resolve(1) };

const countCalendarLinks = async (firestore: Firestore, { host }: Scene): Promise<number> =>
  (await firestore.collection('calendarLinks').where('uid', '==', host.uid).get()).size;

export const accountCases: readonly CallableCase[] = [
  {
    ...toOneself,
    contract: renameMe,
    input: () => ({ name: 'Ada King' }),
    otherInput: () => ({ name: 'Ada Byron' }),
    countEffects: async (firestore, { roomId, host }) => {
      const places = [`users/${host.uid}`, `rooms/${roomId}/members/${host.uid}`];
      const found = await Promise.all(places.map((place) => firestore.doc(place).get()));
      return found.every((document) => document.get('name') === 'Ada King') ? 1 : 0;
    },
  },
  {
    ...toOneself,
    contract: chooseMyPicture,
    input: () => ({ picture: pictureId }),
    otherInput: () => ({ picture: null }),
    accepts: (field, value) => field === 'picture' && value === null,
    prepare: ({ host }) => putComing(host.uid),
    countEffects: async (firestore, { roomId, host }) => {
      const places = [`users/${host.uid}`, `rooms/${roomId}/members/${host.uid}`];
      const found = await Promise.all(places.map((place) => firestore.doc(place).get()));
      return found.every((document) => document.get('picture') === pictureId) ? 1 : 0;
    },
  },
  {
    ...toOneself,
    contract: noteDevice,
    input: () => device,
    otherInput: () => ({ ...device, browser: 'chrome' }),
    countEffects: async (firestore, { host }) =>
      (await firestore.collection(`users/${host.uid}/devices`).get()).size,
  },
  {
    ...toOneself,
    contract: forgetDevice,
    input: () => ({ deviceId }),
    otherInput: () => ({ deviceId: '00000000-0000-4000-8000-000000000000' }),
    prepare: async ({ host }) => {
      resultOf(await call(noteDevice, { token: host.token, input: device }));
    },
    countEffects: async (firestore, { host }) =>
      1 - (await firestore.collection(`users/${host.uid}/devices`).get()).size,
  },
  {
    ...toOneself,
    contract: exportMyData,
    input: () => ({}),
    otherInput: () => ({}),
  },
  {
    ...toOneself,
    contract: findCalendarLink,
    input: () => ({}),
    otherInput: () => ({}),
  },
  {
    ...toOneself,
    contract: openCalendarLink,
    input: () => ({}),
    otherInput: () => ({}),
    countEffects: countCalendarLinks,
  },
  {
    ...toOneself,
    contract: revokeCalendarLink,
    input: () => ({}),
    otherInput: () => ({}),
    prepare: async ({ host }) => {
      resultOf(await call(openCalendarLink, { token: host.token, input: {} }));
    },
    countEffects: async (firestore, scene) => 1 - (await countCalendarLinks(firestore, scene)),
  },
  {
    ...toOneself,
    contract: signOutEverywhere,
    input: () => ({}),
    otherInput: () => ({}),
    refusedAgain: ['auth/revoked'],
    countEffects: isWrittenDown('signed-out'),
  },
  {
    ...toOneself,
    contract: deleteMyAccount,
    input: () => ({ confirmation: 'delete my account' }),
    otherInput: () => ({ confirmation: 'delete my account' }),
    // The host owns a room with others in it.
    repeatedBy: ({ stranger }) => stranger,
    refusedAgain: ['auth/disabled', 'auth/revoked'],
    countEffects: countRows('account-deleted'),
  },
  {
    contract: mergeGuest,
    capability: 'member:moderate',
    input: (scene) => ({ roomId: scene.roomId, ...(merging.get(scene) ?? nobody) }),
    otherInput: (scene) => ({ roomId: scene.roomId, ...nobody }),
    prepare: async (scene) => {
      const { token } = scene.host;
      const { groupId } = resultOf(await call(createGroup, { token, input: { name: 'Year 9' } })) as {
        groupId: string;
      };
      const input = { groupId, names: ['Sophie'] };
      const { uids } = resultOf(await call(addLearners, { token, input })) as { uids: string[] };
      const { uid: guestUid } = await makeGuest(scene);
      merging.set(scene, { guestUid, learnerUid: uids[0] ?? '' });
    },
    // The learner's first entry in the room.
    countEffects: async (firestore, scene) => {
      const { learnerUid } = merging.get(scene) ?? nobody;
      return (await firestore.doc(`rooms/${scene.roomId}/access/${learnerUid}`).get()).get('epoch') as number;
    },
  },
  {
    ...toOneself,
    contract: bringGuestAlong,
    input: () => ({ guestToken: 'a.b.c' }),
    otherInput: () => ({ guestToken: 'a.b.d' }),
    // Only a learner may, who is in no scene.
    repeatedIn: {
      file: 'api/merging.spec.ts',
      title: 'A learner merges their own guest in every room, by both sign-ins',
    },
  },
];

const nobody = { guestUid: 'guest0', learnerUid: 'learner0' };
const merging = new WeakMap<Scene, typeof nobody>();

/** Somebody who has come into a scene's room by a link. */
export async function makeGuest(
  { host, roomId }: Pick<Scene, 'host' | 'roomId'>,
  { name = 'Sophie Germain', profile = 'learner' } = {},
): Promise<{ uid: string; idToken: string }> {
  const { code } = await makeInvite(host.token, roomId, { profile });
  const joined = resultOf(await call(joinAsGuest, { input: { code, name } })) as { token: string };
  return signInWithToken(joined.token);
}
