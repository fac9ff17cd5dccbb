import { chooseNoticeWay, readNotices } from '@/lib/notifications/contract';
import type { CallableCase } from './callable-cases';

const toOneself = { capability: null, prepare: () => Promise.resolve() };

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
];
