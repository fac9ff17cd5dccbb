import * as Y from 'yjs';
import { hidePage, showPage, takePage } from '@/lib/class/contract';
import { handoutSchema } from '@/lib/class/handout';
import { shownPageOf } from '@/lib/class/showing';
import {
  documentPath,
  inkPlaceOf,
  inkPlaceOfFile,
  knownInkPath,
  ownPageOf,
  type DocumentPlace,
} from '@/lib/documents/document-place';
import { decodeUpdate, encodeUpdate } from '@/lib/documents/update-codec';
import { deleteFile, finishUpload } from '@/lib/files/contract';
import { filePath } from '@/lib/files/schema';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { addStrokes, readInk } from '@/lib/ink/ink-document';
import { makeStrokes } from '@/lib/ink/samples.fixture';
import { firstWorksheetId } from '@/lib/worksheet/schema';
import { call, resultOf } from '@/tests/support/api/call';
import { makeScene } from '@/tests/support/api/make-scene';
import type { Scene } from '@/tests/support/api/scene';
import { handOut } from '@/tests/support/callables/class-cases';
import { findBucket } from '@/tests/support/services/bucket';
import { endAdminApps } from './support/end-admin-apps';
import { serveInProcess } from './support/serve-in-process';

const admin = serveInProcess();
afterAll(endAdminApps);

/** Somebody draws two strokes. */
async function draw(place: DocumentPlace, author: string): Promise<void> {
  const doc = new Y.Doc();
  addStrokes(doc, { anchor: 'one', author, strokes: makeStrokes(2), at: Date.now() });
  const key = crypto.randomUUID();
  await patchDatabase({
    [`${documentPath(place)}/updates/${key}`]: encodeUpdate(Y.encodeStateAsUpdate(doc)),
  });
}

/** The authors of what a document began with; null where there is none. */
async function readAuthors(place: DocumentPlace): Promise<string[] | null> {
  const snapshot = await readDatabase(`${documentPath(place)}/head/snapshot`);
  if (snapshot === null) return null;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, decodeUpdate(snapshot) ?? new Uint8Array());
  return readInk(doc).map(({ author }) => author);
}

const inkOnSheet = ({ roomId }: Scene): DocumentPlace => ({
  ...{ kind: 'ink', owner: 'rooms', ownerId: roomId, id: firstWorksheetId },
});

describe('the ink on a page of a class', () => {
  it('begins with what was drawn on the sheet, also for a late comer', async () => {
    const scene = await makeScene(admin);
    const { roomId, host, learner } = scene;
    await draw(inkOnSheet(scene), host.uid);
    const handoutId = await handOut(scene);
    await draw(inkOnSheet(scene), host.uid);
    const inkOf = (uid: string) => inkPlaceOf(ownPageOf(roomId, uid, handoutId));
    expect(await readAuthors(inkOf(learner.uid))).toEqual([host.uid, host.uid]);
    await patchDatabase({ [documentPath(inkOf(host.uid))]: null });
    resultOf(await call(takePage, { token: host.token, input: { roomId, handoutId } }));
    expect(await readAuthors(inkOf(host.uid))).toEqual([host.uid, host.uid]);
  });

  it('is shown without its author, and goes with what was shown', async () => {
    const scene = await makeScene(admin);
    const { roomId, host, learner } = scene;
    const handoutId = await handOut(scene);
    await draw(inkPlaceOf(ownPageOf(roomId, learner.uid, handoutId)), learner.uid);
    const input = { roomId, handoutId, uid: learner.uid };
    resultOf(await call(showPage, { token: host.token, input: { ...input, isNamed: false } }));
    const handout = await admin.firestore.doc(`rooms/${roomId}/handouts/${handoutId}`).get();
    const { shown } = handoutSchema.parse(handout.data());
    const ink = inkPlaceOf(shownPageOf(roomId, shown?.id ?? ''));
    expect(await readAuthors(ink)).toEqual(['', '']);
    resultOf(await call(hidePage, { token: host.token, input: { roomId, handoutId } }));
    expect(await readAuthors(ink)).toBeNull();
  });
});

describe('the ink on a file', () => {
  const fileId = '00000000-0000-4000-8000-000000000009';
  const announce = async ({ roomId, host }: Scene, file: { type: string; kind: string; bytes: Buffer }) => {
    const { type, kind, bytes } = file;
    const path = filePath(roomId, fileId);
    const name = kind === 'pdf' ? 'Exercise.pdf' : 'Notes.txt';
    const record = { name, type, kind, size: bytes.length, by: host.uid, byName: 'Emmy', at: 1 };
    await admin.firestore.doc(path).set({ ...record, state: 'coming' });
    await findBucket().file(path).save(bytes, { contentType: type, resumable: false });
  };
  const isMarked = async ({ roomId }: Scene) => (await readDatabase(knownInkPath(roomId, fileId))) === true;
  const pdf = { type: 'application/pdf', kind: 'pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
  const text = { type: 'text/plain', kind: 'text', bytes: Buffer.from('So v = s / t.') };

  it.each([
    ['a PDF', pdf, true],
    ['a text', text, false],
  ])('begins when %s is here, where it has pages', async (_what, file, takesInk) => {
    const scene = await makeScene(admin);
    await announce(scene, file);
    const input = { roomId: scene.roomId, fileId };
    resultOf(await call(finishUpload, { token: scene.host.token, input }));
    expect(await isMarked(scene)).toBe(takesInk);
  });

  it('goes with the file', async () => {
    const scene = await makeScene(admin);
    const { roomId, host } = scene;
    await announce(scene, pdf);
    const input = { roomId, fileId };
    resultOf(await call(finishUpload, { token: host.token, input }));
    await draw(inkPlaceOfFile(roomId, fileId), host.uid);
    resultOf(await call(deleteFile, { token: host.token, input }));
    expect(await isMarked(scene)).toBe(false);
    expect(await readDatabase(documentPath(inkPlaceOfFile(roomId, fileId)))).toBeNull();
  });
});
