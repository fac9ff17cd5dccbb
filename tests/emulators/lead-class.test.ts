import * as Y from 'yjs';
import {
  answerToShow,
  askToShow,
  handOutPage,
  hidePage,
  leadHandout,
  paceHandout,
  showPage,
} from '@/lib/class/contract';
import { handoutSchema, type Handout } from '@/lib/class/handout';
import { shownPageOf } from '@/lib/class/showing';
import { documentPath, ownPageOf } from '@/lib/documents/document-place';
import { eraseShownPages } from '@/lib/documents/server/erase-shown-pages';
import { decodeUpdate, encodeUpdate } from '@/lib/documents/update-codec';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { initialSettings } from '@/lib/organization/organization';
import { insertCell, readCells, setCellOption } from '@/lib/worksheet/sheet-document';
import { firstWorksheetId } from '@/lib/worksheet/schema';
import { writerOption } from '@/lib/worksheet/writer-of';
import { call, resultOf } from '@/tests/support/api/call';
import { expectRefused } from '@/tests/support/api/expect-refused';
import { makeScene } from '@/tests/support/api/make-scene';
import type { Scene } from '@/tests/support/api/scene';
import { handOut } from '@/tests/support/callables/class-cases';
import { endAdminApps } from './support/end-admin-apps';
import { serveInProcess } from './support/serve-in-process';

const admin = serveInProcess();
const policy = admin.firestore.doc('organization/policy');
afterEach(() => policy.delete());
afterAll(endAdminApps);

type Led = Scene & { handoutId: string };

const makeClass = async (): Promise<Led> => {
  const scene = await makeScene(admin);
  return { ...scene, handoutId: await handOut(scene) };
};

/** The learner writes a line on their page. */
async function writeLine({ roomId, learner, handoutId }: Led, source: string): Promise<void> {
  const page = new Y.Doc();
  const id = insertCell(page, { kind: 'calculation', after: null, source });
  setCellOption(page, id, writerOption, learner.uid);
  const place = ownPageOf(roomId, learner.uid, handoutId);
  await patchDatabase({
    [`${documentPath(place)}/updates/${id}`]: encodeUpdate(Y.encodeStateAsUpdate(page)),
  });
}

async function readHandout({ roomId, handoutId }: Led): Promise<Handout> {
  const handout = await admin.firestore.doc(`rooms/${roomId}/handouts/${handoutId}`).get();
  return handoutSchema.parse(handout.data());
}

/** The notices of a kind that the learner has; they are told after the answer. */
async function noticesOf({ learner }: Led, kind: string): Promise<Record<string, unknown>[]> {
  const notices = admin.firestore.collection(`users/${learner.uid}/notices`).where('kind', '==', kind);
  for (let tries = 0; tries < 50; tries += 1) {
    const { docs } = await notices.get();
    if (docs.length > 0) return docs.map((notice) => notice.data());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [];
}

const inputOf = ({ roomId, handoutId }: Led) => ({ roomId, handoutId });
const lead = async (led: Led, more: object) =>
  resultOf(await call(leadHandout, { token: led.host.token, input: { ...inputOf(led), ...more } }));
const show = (led: Led, isNamed: boolean) => {
  const input = { ...inputOf(led), uid: led.learner.uid, isNamed };
  return call(showPage, { token: led.host.token, input });
};
const answer = async (led: Led, said: string) => {
  const input = { ...inputOf(led), answer: said };
  resultOf(await call(answerToShow, { token: led.learner.token, input }));
};
const ask = async (led: Led) => {
  const input = { ...inputOf(led), uid: led.learner.uid };
  resultOf(await call(askToShow, { token: led.host.token, input }));
};

describe('leading a class', () => {
  it('notes when a state began, and leaves that time where nothing changes', async () => {
    const led = await makeClass();
    await lead(led, { state: 'collected' });
    const { since } = await readHandout(led);
    expect(since).toBeGreaterThan(0);
    await lead(led, { state: 'collected' });
    expect((await readHandout(led)).since).toBe(since);
  });

  it('sets the pace, and takes it back', async () => {
    const led = await makeClass();
    const { token } = led.host;
    resultOf(await call(paceHandout, { token, input: { ...inputOf(led), pace: 4 } }));
    expect((await readHandout(led)).pace).toBe(4);
    resultOf(await call(paceHandout, { token, input: { ...inputOf(led), pace: null } }));
    expect(await readHandout(led)).not.toHaveProperty('pace');
  });

  it('hands pages back with a sentence, and tells each learner once', async () => {
    const led = await makeClass();
    await lead(led, { state: 'collected' });
    const back = { state: 'returned', words: 'Look at line 3 again.' };
    await lead(led, back);
    await lead(led, back);
    expect(await readHandout(led)).toMatchObject(back);
    expect(await noticesOf(led, 'page-returned')).toEqual([
      expect.objectContaining({ page: { handoutId: led.handoutId, name: 'Forces' } }),
    ]);
  });

  it('keeps the sentence while pages are frozen, and takes another for it', async () => {
    const led = await makeClass();
    await lead(led, { state: 'returned', words: 'Look at line 3 again.' });
    await lead(led, { state: 'frozen' });
    expect(await readHandout(led)).toMatchObject({ state: 'frozen', words: 'Look at line 3 again.' });
    await lead(led, { state: 'returned', words: 'Line 3 is right.' });
    await lead(led, { state: 'returned', words: 'Line 4 is right.' });
    expect(await readHandout(led)).toMatchObject({ state: 'returned', words: 'Line 4 is right.' });
  });
});

describe('showing a page', () => {
  it('gives everybody the lines, and nothing that leads to their writer', async () => {
    const led = await makeClass();
    await writeLine(led, 'F = 2 kg * 3 m/s^2');
    resultOf(await show(led, false));
    const { shown } = await readHandout(led);
    expect(shown?.name).toBeNull();
    const { snapshot } = (await readDatabase(
      `${documentPath(shownPageOf(led.roomId, shown?.id ?? ''))}/head`,
    )) as { snapshot: string };
    const update = decodeUpdate(snapshot) ?? new Uint8Array();
    const page = new Y.Doc();
    Y.applyUpdate(page, update);
    expect(readCells(page).map(({ source }) => source)).toEqual(['F = 2 kg * 3 m/s^2']);
    const readable = [new TextDecoder('latin1').decode(update), JSON.stringify(await readHandout(led))];
    for (const text of readable) expect(text).not.toContain(led.learner.uid);
    expect(await noticesOf(led, 'page-shown')).toEqual([
      expect.objectContaining({ page: { handoutId: led.handoutId, name: 'Forces', isNamed: false } }),
    ]);
  });

  it('ends, and takes what was kept with it', async () => {
    const led = await makeClass();
    resultOf(await show(led, true));
    const { shown } = await readHandout(led);
    expect(shown?.name).toBe('Emmy Noether');
    resultOf(await call(hidePage, { token: led.host.token, input: inputOf(led) }));
    expect(await readHandout(led)).not.toHaveProperty('shown');
    expect(await readDatabase(documentPath(shownPageOf(led.roomId, shown?.id ?? '')))).toBeNull();
  });

  it('shows one page of a room at a time', async () => {
    const led = await makeClass();
    resultOf(await show(led, true));
    const { shown } = await readHandout(led);
    const input = { roomId: led.roomId, sheetId: firstWorksheetId };
    const next = resultOf(await call(handOutPage, { token: led.host.token, input }));
    const other = { ...led, handoutId: (next as { handoutId: string }).handoutId };
    resultOf(await show(other, true));
    expect(await readHandout(led)).not.toHaveProperty('shown');
    expect(await readHandout(other)).toHaveProperty('shown');
    expect(await readDatabase(documentPath(shownPageOf(led.roomId, shown?.id ?? '')))).toBeNull();
  });

  it('waits for the yes of the learner where the organisation asks for one, each time', async () => {
    const led = await makeClass();
    const { rules } = initialSettings;
    await policy.set({ ...initialSettings, rules: { ...rules, asksToShow: true } });
    const refuse = async (isNamed: boolean) =>
      expectRefused(['named', isNamed], await show(led, isNamed), 'class/not-agreed');
    await refuse(false);
    await ask(led);
    await answer(led, 'no');
    await refuse(false);
    await ask(led);
    await answer(led, 'unnamed');
    await refuse(true);
    resultOf(await show(led, false));
    resultOf(await call(hidePage, { token: led.host.token, input: inputOf(led) }));
    await refuse(false);
  });

  it('ends with the account of the learner', async () => {
    const led = await makeClass();
    resultOf(await show(led, true));
    const { shown } = await readHandout(led);
    await eraseShownPages(led.learner.uid);
    expect(await readHandout(led)).not.toHaveProperty('shown');
    expect(await readDatabase(documentPath(shownPageOf(led.roomId, shown?.id ?? '')))).toBeNull();
  });
});
