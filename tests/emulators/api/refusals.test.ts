import { addLearners, addToGroup, createGroup } from '@/lib/groups/contract';
import { handOutPage, takePage } from '@/lib/class/contract';
import { handoutsPerRoom } from '@/lib/class/handout';
import { compactDocument } from '@/lib/documents/contract';
import { keepSaid } from '@/lib/captions/contract';
import { deleteMessage, editMessage, pinMessage } from '@/lib/chat/contract';
import { pinsPerRoom } from '@/lib/chat/changes/message-changes';
import { finishUpload, startUpload } from '@/lib/files/contract';
import type { AnyContract } from '@/lib/callables/callable-contract';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { mostPeople } from '@/lib/groups/schema';
import { createFirstWorksheet, createWorksheet, renameWorksheet } from '@/lib/worksheet/contract';
import { firstWorksheetId, worksheetsPerRoom } from '@/lib/worksheet/schema';
import { call, resultOf } from '@/tests/support/api/call';
import { expectRefused } from '@/tests/support/api/expect-refused';
import { makeScene } from '@/tests/support/api/make-scene';
import type { Scene } from '@/tests/support/api/scene';
import { captionCases } from '@/tests/support/callables/caption-cases';
import { sessionOf } from '@/tests/support/callables/shield-cases';
import { endAdminApps } from '../support/end-admin-apps';
import { serveInProcess } from '../support/serve-in-process';

const admin = serveInProcess();
const messageId = '00000000-0000-4000-8000-00000000000a';
const minutes = 60_000;

let scene: Scene;
beforeAll(async () => {
  scene = await makeScene(admin);
});
afterAll(endAdminApps);

/** A message of the learner, sent so long ago (ms). */
const write = (age: number, id = messageId, more = {}) =>
  admin.firestore.doc(`rooms/${scene.roomId}/messages/${id}`).set({
    ...{ from: scene.learner.uid, name: 'Ada', text: 'So $v = s/t$.', to: 'everyone' },
    at: new Date(Date.now() - age),
    ...more,
  });

const makeGroup = async (): Promise<string> => {
  const { token } = scene.host;
  const group = resultOf(await call(createGroup, { token, input: { name: 'Year 9' } }));
  return (group as { groupId: string }).groupId;
};

/** One refusal: the state before it, the input, the caller, and the code of the answer. */
type Row = {
  code: AppErrorCode;
  contract: AnyContract;
  by?: 'host' | 'learner';
  /** Prepares the refusal and resolves with the input. */
  prepare: () => Promise<object>;
};

const toMessage = async (age: number, more: object = {}) => {
  await write(age);
  return { roomId: scene.roomId, messageId, ...more };
};

const rows: readonly Row[] = [
  {
    code: 'chat/no-such-message',
    contract: pinMessage,
    prepare: () => Promise.resolve({ roomId: scene.roomId, messageId: crypto.randomUUID(), isPinned: true }),
  },
  { code: 'chat/not-yours', contract: deleteMessage, by: 'host', prepare: () => toMessage(0) },
  {
    code: 'chat/edit-over',
    contract: editMessage,
    by: 'learner',
    prepare: () => toMessage(6 * minutes, { text: 'So $v = a t$.' }),
  },
  {
    code: 'chat/pins-full',
    contract: pinMessage,
    prepare: async () => {
      const others = Array.from({ length: pinsPerRoom }, () => crypto.randomUUID());
      await Promise.all(others.map((id) => write(0, id, { pinnedAt: 1 })));
      return toMessage(0, { isPinned: true });
    },
  },
  {
    code: 'class/no-handout',
    contract: takePage,
    by: 'learner',
    prepare: () => Promise.resolve({ roomId: scene.roomId, handoutId: '000000000000' }),
  },
  {
    code: 'class/too-many-handouts',
    contract: handOutPage,
    prepare: async () => {
      const { roomId, host } = scene;
      const name = 'Forces';
      resultOf(await call(createFirstWorksheet, { token: host.token, input: { roomId, name } }));
      const handouts = admin.firestore.collection(`rooms/${roomId}/handouts`);
      const batch = admin.firestore.batch();
      const handout = { name, sheetId: firstWorksheetId, by: host.uid, at: 1, state: 'open' };
      for (let index = 0; index < handoutsPerRoom; index += 1) batch.set(handouts.doc(`h${index}`), handout);
      await batch.commit();
      return { roomId, sheetId: firstWorksheetId };
    },
  },
  {
    code: 'worksheet/not-found',
    contract: renameWorksheet,
    prepare: () => Promise.resolve({ roomId: scene.roomId, id: 'nowhere', name: 'Forces' }),
  },
  {
    code: 'worksheet/too-many',
    contract: createWorksheet,
    prepare: async () => {
      const sheets = admin.firestore.collection(`rooms/${scene.roomId}/worksheets`);
      const batch = admin.firestore.batch();
      const listing = { name: 'Sheet', createdAt: 1, createdBy: scene.host.uid, binnedAt: null };
      for (let index = 0; index < worksheetsPerRoom; index += 1) batch.set(sheets.doc(`s${index}`), listing);
      await batch.commit();
      return { roomId: scene.roomId, name: 'One more' };
    },
  },
  {
    code: 'groups/full',
    contract: addLearners,
    prepare: async () => {
      const groupId = await makeGroup();
      const people = admin.firestore.collection(`groups/${groupId}/people`);
      const batch = admin.firestore.batch();
      for (let index = 0; index < mostPeople; index += 1) {
        const [uid, name] = [`somebody${index}`, `Somebody ${index}`];
        batch.set(people.doc(uid), { uid, name, nameKey: uid, kind: 'account', addedAt: 1, card: null });
      }
      await batch.commit();
      return { groupId, names: ['Pia'] };
    },
  },
  {
    code: 'groups/already-in-group',
    contract: addToGroup,
    prepare: async () => {
      const input = { groupId: await makeGroup(), email: scene.stranger.email };
      resultOf(await call(addToGroup, { token: scene.host.token, input }));
      return input;
    },
  },
  {
    code: 'documents/no-access',
    contract: compactDocument,
    prepare: () =>
      Promise.resolve({ kind: 'worksheets', owner: 'users', ownerId: scene.learner.uid, id: 'first' }),
  },
  {
    code: 'files/not-arrived',
    contract: finishUpload,
    prepare: async () => {
      const input = { roomId: scene.roomId, fileId: crypto.randomUUID() };
      const told = { name: 'Notes.txt', type: 'text/plain', size: 12 };
      resultOf(await call(startUpload, { token: scene.host.token, input: { ...input, ...told } }));
      return input;
    },
  },
  {
    code: 'call/not-inside',
    contract: keepSaid,
    prepare: async () => {
      const known = captionCases.find(({ contract }) => contract === keepSaid);
      await known?.prepare(scene, admin);
      const session = `rooms/${scene.roomId}/sessions/${sessionOf(scene)}`;
      await admin.firestore.doc(`${session}/attendance/${scene.host.uid}`).delete();
      return known?.input(scene) ?? {};
    },
  },
];

describe('a server command', () => {
  it.each(rows)('refuses with $code', async ({ code, contract, by = 'host', prepare }) => {
    const input = await prepare();
    expectRefused(code, await call(contract, { token: scene[by].token, input }), code);
  });
});
