import { exportAudit, listAudit, listRoomAudit, verifyAuditLog } from '@/lib/audit/contract';
import { deleteRecord, listEarlierSessions, readReceipt, visitRoom } from '@/lib/receipts/contract';
import { countRows } from '@/tests/support/api/administrator';
import { prepareSession as makeSession } from '@/lib/rooms/session/session';
import type { CallableCase } from '@/tests/support/api/callable-case';
import { countActions } from './shield-cases';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const reading = {
  prepare: () => Promise.resolve(),
  countEffects: () => Promise.resolve(0),
  // An empty filter asks for everything, and without a cursor the newest come.
  accepts: (field: string, value: unknown) =>
    (field === 'filter' && isObject(value) && JSON.stringify(value) === '{}') ||
    (field === 'cursor' && value === null),
  partOf: (field: string, value: unknown) => (field === 'cursor' && isObject(value) ? 'cursor.at' : field),
} as const;

const question = { filter: { group: 'people' }, cursor: null } as const;
const otherQuestion = { filter: {}, cursor: null } as const;

/** Reading what was done, and what stays of it. */
export const auditCases: readonly CallableCase[] = [
  {
    ...reading,
    contract: listAudit,
    administration: 'look',
    capability: null,
    input: () => question,
    otherInput: () => otherQuestion,
  },
  {
    ...reading,
    contract: listRoomAudit,
    capability: 'member:moderate',
    input: ({ roomId }) => ({ roomId, ...question }),
    otherInput: ({ roomId }) => ({ roomId, ...otherQuestion }),
  },
  {
    ...reading,
    contract: verifyAuditLog,
    administration: 'look',
    capability: null,
    input: () => ({}),
    otherInput: () => ({}),
  },
  {
    ...reading,
    contract: exportAudit,
    administration: 'act',
    capability: null,
    // Of a room of its own: what others do meanwhile, or are called, is asked for as it is then.
    input: ({ roomId }) => ({ filter: { roomId }, cursor: null }),
    otherInput: ({ roomId }) => ({ filter: { roomId, group: 'people' }, cursor: null }),
    countEffects: countRows('audit-exported'),
  },
  {
    contract: listEarlierSessions,
    capability: 'room:read',
    input: ({ roomId }) => ({ roomId, before: null }),
    otherInput: ({ roomId }) => ({ roomId, before: 1 }),
    accepts: (field, value) => field === 'before' && (value === null || typeof value === 'number'),
    prepare: reading.prepare,
    countEffects: reading.countEffects,
  },
  {
    contract: readReceipt,
    capability: 'room:read',
    input: ({ roomId }) => ({ roomId, sessionId: 'one', as: null }),
    otherInput: ({ roomId }) => ({ roomId, sessionId: 'another', as: null }),
    accepts: (field, value) => field === 'as' && value === null,
    prepare: reading.prepare,
    countEffects: reading.countEffects,
  },
  {
    contract: deleteRecord,
    capability: 'member:moderate',
    input: ({ roomId }) => ({ roomId, sessionId: 'old' }),
    otherInput: ({ roomId }) => ({ roomId, sessionId: 'another' }),
    prepare: async ({ roomId }, { firestore }) => {
      const over = { status: 'ended', startedAt: 1, endedAt: 2, endedBy: 'empty' };
      await firestore.doc(`rooms/${roomId}/sessions/old`).set({ ...makeSession(1), ...over });
    },
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'record-deleted'),
  },
  {
    contract: visitRoom,
    capability: 'room:read',
    input: ({ roomId }) => ({ roomId, readTo: 0 }),
    otherInput: ({ roomId }) => ({ roomId, readTo: 1 }),
    accepts: (field, value) => field === 'readTo' && typeof value === 'number',
    prepare: reading.prepare,
    countEffects: async (firestore, { roomId }, callerUid) => {
      const visit = await firestore.doc(`rooms/${roomId}/visits/${callerUid}`).get();
      return visit.get('before') === null ? 1 : 0;
    },
  },
];
