import { get, onValue, set } from 'firebase/database';
import { addOne } from './support/add-one';
import { createDatabaseSpace } from './support/create-database-space';
import { databaseRules } from './support/database-rules';
import { callFirestore, loadFirestoreRules } from './support/firestore-project';
import { ownerHeaders } from './support/emulator-environment';
import { openBrowserPage, type BrowserPage } from './support/open-browser-page';
import { setUpPage, type InPage } from './support/page-setup';
import { closeWebClients, createSignedInClient, type WebClient } from './support/web-client';
import { nextValue } from './support/watch-value';

let namespace: string;
let browser: BrowserPage;
let bob: WebClient;
let uid: string;
beforeAll(async () => {
  await loadFirestoreRules();
  namespace = await createDatabaseSpace(databaseRules);
  [browser, bob] = await Promise.all([openBrowserPage(), createSignedInClient(namespace)]);
  uid = await setUpPage(browser.page, namespace);
}, 60_000);
afterAll(async () => {
  await closeWebClients();
  await browser.close();
});

describe('In Chromium, Firestore', () => {
  it('writes, listens, refuses, counts and runs transactions', async () => {
    const outcome = await browser.page.evaluate(async () => {
      const page = globalThis as unknown as InPage;
      const { firestore: fs } = page.sdk;
      const codeOf = (attempt: Promise<unknown>) =>
        attempt.then(
          () => 'allowed',
          (error: unknown) => (error as { code: string }).code,
        );
      const place = fs.doc(page.firestore, 'users', page.uid);
      await fs.setDoc(place, { name: 'Ann', n: 0 });
      const isStored = (wanted: number) =>
        new Promise<void>((resolve) => {
          fs.onSnapshot(place, { includeMetadataChanges: true }, (snapshot) => {
            page.seen.push(snapshot.data()?.['n']);
            if (snapshot.data()?.['n'] === wanted && !snapshot.metadata.hasPendingWrites) resolve();
          });
        });
      for (let n = 0; n < 3; n += 1) await fs.updateDoc(place, { n: fs.increment(1) });
      await isStored(3);
      await fs.runTransaction(page.firestore, async (transaction) => {
        const { n } = (await transaction.get(place)).data() as { n: number };
        transaction.update(place, { n: n + 10 });
      });
      // A document with a listener is read as that listener knows it, so the listener has to hear of it first.
      await isStored(13);
      const mine = fs.query(
        fs.collection(page.firestore, 'users'),
        fs.where('name', '==', 'Ann'),
        fs.where('n', '==', 13),
      );
      return {
        n: (await fs.getDoc(place)).data()?.['n'] as number,
        found: (await fs.getDocs(mine)).size > 0,
        counted: (await fs.getCountFromServer(mine)).data().count > 0,
        write: await codeOf(fs.setDoc(fs.doc(page.firestore, 'users/other'), { name: 'x' })),
        listen: await codeOf(
          new Promise((resolve, reject) => {
            fs.onSnapshot(fs.collection(page.firestore, 'admins'), resolve, reject);
          }),
        ),
      };
    });
    expect(outcome).toEqual({
      n: 13,
      found: true,
      counted: true,
      write: 'permission-denied',
      listen: 'permission-denied',
    });
  });

  it('hears what the server writes', async () => {
    const body = JSON.stringify({ fields: { n: { integerValue: '777' } } });
    const path = `/users/${uid}?updateMask.fieldPaths=n`;
    expect((await callFirestore(path, { method: 'PATCH', headers: ownerHeaders, body })).status).toBe(200);
    await browser.page.waitForFunction(() => (globalThis as unknown as InPage).seen.at(-1) === 777);
  });
});

describe('In Chromium, the Realtime Database', () => {
  it('writes, reads, refuses, and leaves presence', async () => {
    const outcome = await browser.page.evaluate(async () => {
      const page = globalThis as unknown as InPage;
      const { database: db } = page.sdk;
      const at = (path: string) => db.ref(page.database, path);
      const messageOf = (attempt: Promise<unknown>) =>
        attempt.then(
          () => 'allowed',
          (error: unknown) => (error as Error).message,
        );
      await db.set(at('scores/page'), { points: 1, at: db.serverTimestamp() });
      await db.onDisconnect(at(`presence/${page.uid}`)).set({ state: 'offline' });
      await db.set(at(`presence/${page.uid}`), { state: 'online' });
      return {
        points: (await db.get(at('scores/page/points'))).val() as number,
        write: await messageOf(db.set(at('nowhere'), 1)),
        listen: await messageOf(new Promise((resolve, reject) => db.onValue(at('nowhere'), resolve, reject))),
      };
    });
    expect(outcome.points).toBe(1);
    expect(outcome.write).toMatch(/PERMISSION_DENIED/);
    expect(outcome.listen).toMatch(/permission_denied at \/nowhere/);
  });

  it('loses nothing when the page and another process count at once', async () => {
    await set(bob.place('counters/both'), 0);
    const addInPage = browser.page.evaluate(async () => {
      const { sdk, addOne, database } = globalThis as unknown as InPage;
      const place = sdk.database.ref(database, 'counters/both');
      for (let n = 0; n < 100; n += 1) await addOne(place);
    });
    const addHere = async () => {
      for (let n = 0; n < 100; n += 1) await addOne(bob.place('counters/both'));
    };
    await Promise.all([addInPage, addHere()]);
    expect((await get(bob.place('counters/both'))).val()).toBe(200);
  });

  it('polls after a failed socket, keeps the order, and changes back to a socket', async () => {
    await browser.page.evaluate(() => localStorage.setItem('firebase:previous_websocket_failure', 'true'));
    await browser.page.reload();
    expect(await setUpPage(browser.page, namespace)).toBe(uid);
    const { seen, big } = await browser.page.evaluate(async () => {
      const { sdk, database, seen } = globalThis as unknown as InPage;
      const { get, onValue, ref, set } = sdk.database;
      const counter = ref(database, 'scores/counter');
      onValue(counter, (snapshot) => void seen.push(snapshot.val() as unknown));
      await set(ref(database, 'scores/big'), { text: `√2 ${'x'.repeat(20_000)}` });
      const writes = Array.from({ length: 200 }, (_, n) => set(counter, { n: n + 1 }));
      await Promise.all(writes);
      const big = (await get(ref(database, 'scores/big/text'))).val() as string;
      return { seen: seen.filter((one) => one !== null), big: big.length };
    });
    const numbers = seen.map((one) => (one as { n: number }).n);
    expect(big).toBe(20_003);
    expect(numbers.at(-1)).toBe(200);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    await browser.page.waitForFunction(
      () => localStorage.getItem('firebase:previous_websocket_failure') === null,
    );
  });

  it('polls where sockets are refused, and ends presence with the page', async () => {
    const page = await browser.page.context().browser()!.newPage();
    await page.addInitScript(() => {
      globalThis.WebSocket = class extends EventTarget {
        constructor() {
          super();
          setTimeout(() => void (this as unknown as WebSocket).onclose?.(new CloseEvent('close')));
        }
        close() {}
      } as unknown as typeof WebSocket;
    });
    await page.goto(browser.page.url());
    const other = await setUpPage(page, namespace);
    await page.evaluate(async () => {
      const { sdk, database, uid } = globalThis as unknown as InPage;
      const place = sdk.database.ref(database, `presence/${uid}`);
      await sdk.database.onDisconnect(place).set({ state: 'offline' });
      await sdk.database.set(place, { state: 'online' });
    });
    const state = bob.place(`presence/${other}/state`);
    await nextValue(state, (snapshot) => snapshot.val() === 'online');
    await page.close();
    await nextValue(state, (snapshot) => snapshot.val() === 'offline');
  });

  it('ends presence when the browser is closed', async () => {
    await browser.page.evaluate(async () => {
      const { sdk, database, uid } = globalThis as unknown as InPage;
      const place = sdk.database.ref(database, `presence/${uid}`);
      await sdk.database.onDisconnect(place).set({ state: 'offline', at: sdk.database.serverTimestamp() });
      await sdk.database.set(place, { state: 'online' });
    });
    const states: unknown[] = [];
    onValue(bob.place(`presence/${uid}/state`), (snapshot) => states.push(snapshot.val()));
    await nextValue(bob.place(`presence/${uid}/state`), (snapshot) => snapshot.val() === 'online');
    await browser.closeBrowser();
    await nextValue(bob.place(`presence/${uid}/state`), (snapshot) => snapshot.val() === 'offline');
    expect(states).toEqual(['online', 'offline']);
    expect(browser.problems).toEqual([]);
  });
});
