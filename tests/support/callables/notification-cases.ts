import {
  chooseNoticeWay,
  chooseRoomNoticeWay,
  forgetPushDevice,
  notePushDevice,
  readNotices,
} from '@/lib/notifications/contract';
import type { CallableCase } from '@/tests/support/api/callable-case';

const toOneself = { capability: null, prepare: () => Promise.resolve() };

const deviceId = '3f0e6f5e-6d2b-4c64-9d7e-2f0b8f1c9a01';
const otherDeviceId = '3f0e6f5e-6d2b-4c64-9d7e-2f0b8f1c9a02';
const laptop = { browser: 'firefox', system: 'linux', isNew: true };

export const notificationCases: readonly CallableCase[] = [
  {
    ...toOneself,
    contract: readNotices,
    input: () => ({ ids: ['begins-1'] }),
    otherInput: () => ({ ids: ['begins-2'] }),
    prepare: async ({ host }, { firestore }) => {
      await firestore.doc(`users/${host.uid}/notices/begins-1`).set({ kind: 'room-begins', readAt: null });
    },
    countEffects: async (firestore, { host }) => {
      const notices = firestore.collection(`users/${host.uid}/notices`);
      return (await notices.where('readAt', '>', 0).get()).size;
    },
  },
  {
    ...toOneself,
    contract: chooseNoticeWay,
    input: () => ({ kind: 'room-begins', way: 'off' }),
    otherInput: () => ({ kind: 'room-begins', way: 'inbox' }),
    countEffects: async (firestore, { host }) =>
      (await firestore.doc(`users/${host.uid}`).get()).get('notices.room-begins') === 'off' ? 1 : 0,
  },
  {
    contract: chooseRoomNoticeWay,
    capability: 'room:read',
    prepare: () => Promise.resolve(),
    accepts: (field, value) => field === 'way' && value === null,
    input: ({ roomId }) => ({ roomId, kind: 'room-begins', way: 'off' }),
    otherInput: ({ roomId }) => ({ roomId, kind: 'room-begins', way: 'inbox' }),
    countEffects: async (firestore, { host, roomId }) => {
      const chosen = await firestore.doc(`users/${host.uid}/roomNotices/${roomId}`).get();
      return chosen.get('choices.room-begins') === 'off' ? 1 : 0;
    },
  },
  {
    ...toOneself,
    contract: notePushDevice,
    accepts: (field, value) => field === 'isNew' && typeof value === 'boolean',
    // A token belongs to one person: each scene has its own.
    input: ({ host }) => ({ ...laptop, deviceId, token: `token-of-${host.uid}` }),
    otherInput: ({ host }) => ({ ...laptop, deviceId: otherDeviceId, token: `other-of-${host.uid}` }),
    countEffects: async (firestore, { host }) =>
      (await firestore.collection(`users/${host.uid}/pushDevices`).get()).size,
  },
  {
    ...toOneself,
    contract: forgetPushDevice,
    input: () => ({ deviceId }),
    otherInput: () => ({ deviceId: otherDeviceId }),
    prepare: async ({ host }, { firestore }) => {
      await firestore.doc(`users/${host.uid}/pushDevices/${deviceId}`).set({ token: `of-${host.uid}` });
    },
    countEffects: async (firestore, { host }) =>
      1 - (await firestore.collection(`users/${host.uid}/pushDevices`).get()).size,
  },
];
