import {
  deleteMyAccount,
  exportMyData,
  forgetDevice,
  noteDevice,
  renameMe,
  signOutEverywhere,
} from '@/lib/account/contract';
import { call, resultOf } from './call';
import type { CallableCase } from './callable-cases';

const nothing = (): Promise<void> => Promise.resolve();
const deviceId = '5b0e7c1e-6f5c-4f0e-9d55-0c5f3a1b2c3d';
const device = { deviceId, browser: 'firefox', system: 'windows' };
const toOneself = { capability: null, prepare: nothing, countEffects: () => Promise.resolve(1) };

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
    contract: signOutEverywhere,
    endsSignIn: true,
    input: () => ({}),
    otherInput: () => ({}),
  },
  {
    ...toOneself,
    contract: deleteMyAccount,
    endsSignIn: true,
    input: () => ({ confirmation: 'delete my account' }),
    otherInput: () => ({ confirmation: 'delete my account' }),
  },
];
