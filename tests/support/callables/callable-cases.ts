import type { Firestore } from 'firebase-admin/firestore';
import { ensureAccount, shutOutOldSignIns } from '@/lib/auth/contract';
import { glanceAtRoom } from '@/lib/glance/contract';
import { addMember, createRoom, endSession, removeMember, restoreMember } from '@/lib/rooms/contract';
import { tokenPath } from '@/lib/call/token-contract';
import { accountCases } from './account-cases';
import { addressCases } from './address-cases';
import { adminCases } from './admin-cases';
import { ask } from '@/tests/support/api/ask';
import { auditCases } from './audit-cases';
import { askCases } from './ask-cases';
import { callCases } from './call-cases';
import type { CallableCase } from '@/tests/support/api/callable-case';
import { captionCases } from './caption-cases';
import { classCases } from './class-cases';
import { questionCases } from '@/tests/support/questions/question-cases';
import { chatCases } from './chat-cases';
import { call, resultOf } from '@/tests/support/api/call';
import { notificationCases } from './notification-cases';
import { permissionCases } from './permission-cases';
import { liveRoomCases } from './live-room-cases';
import { roomCases } from './room-cases';
import { groupCases } from './group-cases';
import { inviteCases } from './invite-cases';
import { serviceCases } from './service-cases';
import { moderationCases } from './moderation-cases';
import { fileCases } from './file-cases';
import { documentCases } from './document-cases';
import { lobbyCases } from './lobby-cases';
import { shieldCases } from './shield-cases';
import { worksheetCases } from './worksheet-cases';

const nothing = (): Promise<void> => Promise.resolve();

/** One for every callable; a test fails for a contract that has none. */
export const callableCases: readonly CallableCase[] = [
  ...askCases,
  ...groupCases,
  ...inviteCases,
  ...lobbyCases,
  ...documentCases,
  ...fileCases,
  ...shieldCases,
  ...captionCases,
  ...worksheetCases,
  ...chatCases,
  ...classCases,
  ...questionCases,
  ...moderationCases,
  {
    contract: glanceAtRoom,
    capability: 'room:read',
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: () => Promise.resolve(),
    countEffects: () => Promise.resolve(1),
  },
  {
    contract: ensureAccount,
    capability: null,
    mayMiss: ['name'],
    input: () => ({ name: 'Ada Lovelace' }),
    otherInput: () => ({}),
    prepare: nothing,
    countEffects: async (firestore, { host }) => {
      const users = await firestore.collection('users').where('email', '==', host.email).get();
      return users.size;
    },
  },
  {
    contract: shutOutOldSignIns,
    capability: null,
    input: () => ({}),
    otherInput: () => ({}),
    prepare: nothing,
    countEffects: async (firestore, { host }) => {
      const gate = await firestore.doc(`gates/${host.uid}`).get();
      return gate.get('validAfter') > 0 ? 1 : 0;
    },
  },
  ...addressCases,
  ...accountCases,
  ...notificationCases,
  ...adminCases,
  ...auditCases,
  ...permissionCases,
  ...serviceCases,
  ...liveRoomCases,
  ...callCases,
  ...roomCases,
  {
    contract: createRoom,
    capability: null,
    input: ({ roomId }) => ({ name: `Beside ${roomId}`, preset: 'class' }),
    otherInput: ({ roomId }) => ({ name: `Beside ${roomId}`, preset: 'review' }),
    refusals: { name: 'rooms/name-invalid' },
    prepare: nothing,
    countEffects: async (firestore, { roomId, host }) => {
      const name = `Beside ${roomId}`;
      const [rooms, listed] = await Promise.all([
        firestore.collection('rooms').where('name', '==', name).get(),
        firestore.collection(`users/${host.uid}/rooms`).where('name', '==', name).get(),
      ]);
      return Math.max(rooms.size, listed.size);
    },
  },
  {
    contract: addMember,
    capability: 'member:add',
    input: ({ roomId, stranger }) => ({ roomId, email: stranger.email, profile: 'learner' }),
    otherInput: ({ roomId, stranger }) => ({ roomId, email: stranger.email, profile: 'listener' }),
    prepare: nothing,
    countEffects: (firestore, { roomId, stranger }) => readEpoch(firestore, roomId, stranger.uid),
  },
  {
    contract: removeMember,
    capability: 'member:moderate',
    input: ({ roomId, learner }) => ({ roomId, uid: learner.uid }),
    otherInput: ({ roomId, stranger }) => ({ roomId, uid: stranger.uid }),
    prepare: nothing,
    // Being added was the entry's first change.
    countEffects: async (firestore, { roomId, learner }) =>
      (await readEpoch(firestore, roomId, learner.uid)) - 1,
  },
  {
    contract: restoreMember,
    capability: 'member:moderate',
    input: ({ roomId, learner }) => ({ roomId, uid: learner.uid }),
    otherInput: ({ roomId, host }) => ({ roomId, uid: host.uid }),
    prepare: async ({ roomId, host, learner }) => {
      resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } }));
    },
    // Being added and being removed were the entry's first changes.
    countEffects: async (firestore, { roomId, learner }) =>
      (await readEpoch(firestore, roomId, learner.uid)) - 2,
  },
  {
    contract: endSession,
    capability: 'room:end',
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: async ({ roomId, host }) => {
      const { status, text } = await ask(tokenPath(roomId), { token: host.token, body: '{}' });
      if (status !== 200) throw new Error(`No session could be prepared: ${text}`);
    },
    // The room was made, and a session was prepared in it.
    countEffects: async (firestore, { roomId }) => (await readEpoch(firestore, roomId, '_matrix')) - 2,
  },
];

async function readEpoch(firestore: Firestore, roomId: string, entryId: string): Promise<number> {
  const entry = await firestore.doc(`rooms/${roomId}/access/${entryId}`).get();
  return (entry.data()?.['epoch'] as number | undefined) ?? 0;
}
