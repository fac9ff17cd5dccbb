import * as Y from 'yjs';
import { handOutPage, leadHandout, takePage } from '@/lib/class/contract';
import { addMember } from '@/lib/rooms/contract';
import { documentPath, ownPageOf } from '@/lib/documents/document-place';
import { decodeUpdate, encodeUpdate } from '@/lib/documents/update-codec';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { firstWorksheetId } from '@/lib/worksheet/schema';
import { call, resultOf } from '@/tests/support/api/call';
import { makeScene } from '@/tests/support/api/make-scene';
import type { Scene } from '@/tests/support/api/scene';
import { handOut } from '@/tests/support/callables/class-cases';
import { endAdminApps } from './support/end-admin-apps';
import { serveInProcess } from './support/serve-in-process';

const admin = serveInProcess();
afterAll(endAdminApps);

/** Writes a line into the room's first sheet. */
async function writeLine({ roomId }: Scene, key: string, line: string): Promise<void> {
  const doc = new Y.Doc();
  doc.getMap('cells').set(key, line);
  const path = `worksheets/rooms/${roomId}/${firstWorksheetId}/updates/${key}`;
  await patchDatabase({ [path]: encodeUpdate(Y.encodeStateAsUpdate(doc)) });
}

/** What stands on the page of a person; null where there is none. */
async function readPage({ roomId }: Scene, uid: string, handoutId: string): Promise<unknown> {
  const head = await readDatabase(`${documentPath(ownPageOf(roomId, uid, handoutId))}/head`);
  if (head === null) return null;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, decodeUpdate((head as { snapshot: string }).snapshot) ?? new Uint8Array());
  return doc.getMap('cells').toJSON();
}

describe('handing out a page', () => {
  it('gives each learner the lines of the sheet, and the host none', async () => {
    const scene = await makeScene(admin);
    await writeLine(scene, 'one', 'F = m a');
    const handoutId = await handOut(scene);
    expect(await readPage(scene, scene.learner.uid, handoutId)).toEqual({ one: 'F = m a' });
    expect(await readPage(scene, scene.host.uid, handoutId)).toBeNull();
  });

  it('gives a late comer what was handed out, not what the sheet is by then', async () => {
    const scene = await makeScene(admin);
    const { roomId, host, stranger } = scene;
    await writeLine(scene, 'one', 'F = m a');
    const handoutId = await handOut(scene);
    await writeLine(scene, 'two', 'a = 2 m/s^2');
    const member = { roomId, email: stranger.email, profile: 'learner' };
    resultOf(await call(addMember, { token: host.token, input: member }));
    const input = { roomId, handoutId };
    resultOf(await call(takePage, { token: stranger.token, input }));
    expect(await readPage(scene, stranger.uid, handoutId)).toEqual({ one: 'F = m a' });
  });

  it('leaves a page that its learner has as it is', async () => {
    const scene = await makeScene(admin);
    const { roomId, learner } = scene;
    const handoutId = await handOut(scene);
    const updates = `${documentPath(ownPageOf(roomId, learner.uid, handoutId))}/updates`;
    await patchDatabase({ [`${updates}/mine`]: 'AAA=' });
    resultOf(await call(takePage, { token: learner.token, input: { roomId, handoutId } }));
    expect(await readDatabase(updates)).toEqual({ mine: 'AAA=' });
  });

  it('gives the lines to a learner who wrote before their page was there', async () => {
    const scene = await makeScene(admin);
    const { roomId, learner } = scene;
    await writeLine(scene, 'one', 'F = m a');
    const handoutId = await handOut(scene);
    const page = documentPath(ownPageOf(roomId, learner.uid, handoutId));
    await patchDatabase({ [page]: { updates: { mine: 'AAA=' } } });
    resultOf(await call(takePage, { token: learner.token, input: { roomId, handoutId } }));
    expect(await readPage(scene, learner.uid, handoutId)).toEqual({ one: 'F = m a' });
    expect(await readDatabase(`${page}/updates`)).toEqual({ mine: 'AAA=' });
  });

  it('tells the rules what learners may do with their pages', async () => {
    const scene = await makeScene(admin);
    const { roomId, host } = scene;
    const handoutId = await handOut(scene);
    const state = () => readDatabase(`handouts/${roomId}/${handoutId}/state`);
    expect(await state()).toBe('open');
    const input = { roomId, handoutId, state: 'frozen' };
    resultOf(await call(leadHandout, { token: host.token, input }));
    expect(await state()).toBe('frozen');
  });

  it('gives thirty learners theirs in one go', async () => {
    const scene = await makeScene(admin);
    const { roomId, host } = scene;
    const uids = Array.from({ length: 30 }, (_, index) => `pupil${index}${roomId.slice(0, 8)}`);
    const entry = { profile: 'learner', exceptions: {}, epoch: 1 };
    const batch = admin.firestore.batch();
    for (const uid of uids) batch.set(admin.firestore.doc(`rooms/${roomId}/access/${uid}`), entry);
    await batch.commit();
    const handoutId = await handOut(scene);
    const again = { token: host.token, input: { roomId, sheetId: firstWorksheetId } };
    expect(resultOf(await call(handOutPage, again))).toMatchObject({ learners: 31 });
    const pages = await Promise.all(uids.map((uid) => readPage(scene, uid, handoutId)));
    expect(pages.filter((page) => page === null)).toEqual([]);
  });
});
