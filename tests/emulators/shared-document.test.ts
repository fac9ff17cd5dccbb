import * as sdk from 'firebase/database';
import * as Y from 'yjs';
import { nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { builtInBook } from '@/lib/access/profile-book';
import { toMatrix } from '@/lib/access/to-matrix';
import { createDatabaseLog } from '@/lib/documents/client/database-log';
import { openDocument } from '@/lib/documents/client/open-document';
import { browserTimers } from '@/lib/documents/client/timers';
import { inkPlaceOf, type DocumentPlace } from '@/lib/documents/document-place';
import { compactLog } from '@/lib/documents/server/compact-log';
import { eraseOwnDocuments } from '@/lib/documents/server/erase-own-documents';
import { handOnDocuments } from '@/lib/documents/server/hand-on-documents';
import { logGatewaysOf } from '@/lib/documents/server/log-gateways';
import { readOwnDocuments } from '@/lib/documents/server/read-own-documents';
import { encodeUpdate } from '@/lib/documents/update-codec';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { makeFakeDevice } from '@/tests/support/documents/fake-device';
import { endAdminApps } from './support/end-admin-apps';
import { projectId } from './support/emulator-environment';
import { unique } from './support/unique';
import { closeWebClients, createSignedInClient } from './support/web-client';

const roomId = unique('room').replaceAll('-', '');
const place: DocumentPlace = { kind: 'worksheets', owner: 'rooms', ownerId: roomId, id: 'first' };
const path = `worksheets/rooms/${roomId}/first`;
const open: { close: () => void }[] = [];

type SignedIn = Awaited<ReturnType<typeof createSignedInClient>>;
let ada: SignedIn;
let emmy: SignedIn;
beforeAll(async () => {
  const seat = async () => {
    const client = await createSignedInClient(`${projectId}-default-rtdb`);
    await patchDatabase({
      [`gates/${client.user.uid}`]: { validAfter: 0, disabled: false },
      [`access/${roomId}/${client.user.uid}`]: { profile: 'learner', epoch: 1 },
    });
    return client;
  };
  const live = { live: nothingLocked, session: 'now', epoch: 1 };
  const matrix = { policy: {}, book: builtInBook, organization: 0, room: presets.lesson.settings, ...live };
  await patchDatabase({ [`access/${roomId}/_matrix`]: toMatrix(matrix) });
  [ada, emmy] = await Promise.all([seat(), seat()]);
});
afterEach(() => open.splice(0).forEach((page) => page.close()));
afterAll(async () => {
  await closeWebClients();
  await endAdminApps();
});

function openPage({ database, user }: SignedIn, at = place) {
  const device = makeFakeDevice();
  const page = openDocument(at, {
    log: createDatabaseLog(
      () => Promise.resolve({ ...sdk, database }),
      () => user.uid,
    ),
    journal: device.openTab(),
    store: device.store,
    timers: browserTimers,
    compact: () => compactLog(logGatewaysOf(place)),
    onHidden: () => () => undefined,
  });
  open.push(page);
  const text = page.doc.getText('text');
  return { ...page, device, text, read: () => text.toJSON() };
}
type Page = ReturnType<typeof openPage>;

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};
const isSaved = (page: Page) => page.state.read().phase === 'ready' && page.state.read().unsaved === 0;

describe('a shared document in the Realtime Database', () => {
  it('brings two people together, also after a compaction that one of them missed', async () => {
    const [mine, theirs] = [openPage(ada), openPage(emmy)];
    mine.text.insert(0, 'F = ');
    await until(() => theirs.read() === 'F = ');
    theirs.text.insert(4, 'm a');
    await until(() => mine.read() === 'F = m a' && isSaved(mine) && isSaved(theirs));

    sdk.goOffline(emmy.database);
    await until(() => theirs.state.read().phase === 'offline');
    theirs.text.insert(7, '!');
    mine.text.insert(0, '2 ');
    await until(() => isSaved(mine));
    expect(await compactLog(logGatewaysOf(place))).toBe(1);
    expect(await readDatabase(`${path}/updates`)).toBeNull();
    sdk.goOnline(emmy.database);
    await until(() => isSaved(theirs) && mine.read() === theirs.read() && mine.read().includes('!'));
    expect(mine.read()).toBe('2 F = m a!');

    const newcomer = openPage(emmy);
    await until(() => isSaved(newcomer));
    expect(newcomer.read()).toBe('2 F = m a!');
  });

  it('loses no edit while several compactions run at once', async () => {
    const [mine, theirs] = [openPage(ada), openPage(emmy)];
    await until(() => isSaved(mine) && isSaved(theirs));
    const before = mine.read().length;
    for (let round = 0; round < 5; round += 1) {
      mine.text.insert(0, 'a');
      theirs.text.insert(0, 'b');
      await Promise.all([1, 2, 3].map(() => compactLog(logGatewaysOf(place))));
    }
    await until(() => isSaved(mine) && isSaved(theirs) && mine.read() === theirs.read());
    expect(mine.read()).toHaveLength(before + 10);
    const newcomer = openPage(ada);
    await until(() => isSaved(newcomer));
    expect(newcomer.read()).toBe(mine.read());
  });

  it.each([
    ['A sheet', place, 'worksheet:edit'],
    ['Ink', inkPlaceOf(place), 'ink:draw'],
  ] as const)(
    '%s is read, and written once a right that was taken is back',
    async (_what, at, capability) => {
      const mine = openPage(ada, at);
      await until(() => isSaved(mine));
      const exception = `access/${roomId}/${ada.user.uid}/exceptions/${capability}`;
      await patchDatabase({ [exception]: { allow: false, until: Date.now() + 60_000 } });
      mine.text.insert(0, 'kept ');
      await until(() => mine.state.read().phase === 'read-only');
      expect(mine.state.read()).toMatchObject({ unsaved: 1, failure: { code: 'documents/not-sent' } });
      await patchDatabase({ [exception]: null });
      await until(() => isSaved(mine));
      const theirs = openPage(emmy, at);
      await until(() => isSaved(theirs));
      expect(theirs.read()).toMatch(/^kept /);
    },
  );
});

describe('what a person alone writes', () => {
  const handoutId = 'a0a0a0a0a0a0';

  it('is exported as plain values, and deleted with the account', async () => {
    const { uid } = ada.user;
    const ids = [`users/${uid}/alone`, `rooms/${roomId}/own-${uid}-${handoutId}`];
    const doc = new Y.Doc();
    doc.getMap('cells').set('one', 'F = m a');
    const ink = new Y.Doc();
    ink.getArray('ink').push([Uint8Array.of(1, 2, 3)]);
    const logOf = (written: Y.Doc) => ({
      updates: { one: encodeUpdate(Y.encodeStateAsUpdate(written)) },
    });
    await patchDatabase(Object.fromEntries(ids.map((id) => [`worksheets/${id}`, logOf(doc)])));
    await patchDatabase(Object.fromEntries(ids.map((id) => [`ink/${id}`, logOf(ink)])));
    const beside = `beside/${roomId}/${handoutId}/${uid}`;
    const notes = { one: { text: 'Which mass?', by: 'emmy', at: 1 } };
    await patchDatabase({ [beside]: { notes } });
    const plain = { cells: { one: 'F = m a' } };
    expect(await readOwnDocuments(uid, [roomId, 'another'])).toEqual({
      ...Object.fromEntries(ids.map((id) => [`worksheets/${id}`, plain])),
      ...Object.fromEntries(ids.map((id) => [`ink/${id}`, { ink: ['AQID'] }])),
      [beside]: { notes },
    });
    await eraseOwnDocuments(uid, [roomId, 'another']);
    expect(await readOwnDocuments(uid, [roomId])).toEqual({});
    for (const gone of [beside, ...ids.map((id) => `ink/${id}`)]) {
      expect(await readDatabase(gone)).toBeNull();
    }
    expect(await readDatabase(path)).not.toBeNull();
  });

  it('goes to the learner who takes a guest over, beside what the learner has', async () => {
    const [guest, learner] = [unique('guest'), unique('learner')];
    const pageOf = (uid: string) => `worksheets/rooms/${roomId}/own-${uid}-${handoutId}`;
    for (const uid of [guest, learner]) {
      const doc = new Y.Doc();
      doc.getMap('cells').set(uid, 'F = m a');
      const updates = { one: encodeUpdate(Y.encodeStateAsUpdate(doc)) };
      await patchDatabase({ [pageOf(uid)]: { updates } });
    }
    const inkOf = (uid: string) => pageOf(uid).replace('worksheets', 'ink');
    const ink = new Y.Doc();
    ink.getArray('ink').push([Uint8Array.of(1, 2, 3)]);
    const drawn = { one: encodeUpdate(Y.encodeStateAsUpdate(ink)) };
    const notesOf = (uid: string) => `beside/${roomId}/${handoutId}/${uid}/notes`;
    const note = (text: string) => ({ text, by: 'emmy', at: 1 });
    await patchDatabase({
      [notesOf(guest)]: { one: note('Which mass?'), two: note('Good.') },
      [notesOf(learner)]: { two: note('Look again.') },
    });
    const broken = { head: { epoch: 1, snapshot: 'BBBB' } };
    await patchDatabase({ [`worksheets/users/${guest}/alone`]: broken });
    await patchDatabase({ [`ink/users/${guest}/alone`]: broken, [inkOf(guest)]: { updates: drawn } });
    for (let time = 0; time < 2; time += 1) await handOnDocuments(guest, learner, [roomId, 'another']);
    await eraseOwnDocuments(guest, [roomId]);
    for (const kind of ['worksheets', 'ink']) {
      const aside = await readDatabase(`${kind}/users/${learner}/alone/aside/from-${guest}`);
      expect(aside).toBe(JSON.stringify(broken));
    }
    expect(await readOwnDocuments(learner, [roomId])).toMatchObject({
      [pageOf(learner)]: { cells: { [guest]: 'F = m a', [learner]: 'F = m a' } },
      [inkOf(learner)]: { ink: ['AQID'] },
    });
    expect(await readDatabase(notesOf(learner))).toEqual({
      one: note('Which mass?'),
      two: note('Look again.'),
    });
    expect(await readDatabase(notesOf(guest))).toBeNull();
  });
});
