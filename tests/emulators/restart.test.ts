import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp } from 'firebase-admin/app';
import { startEmulators } from '@/emulators/start-emulators';
import { cacheFolder } from '@/scripts/bootstrap/cache-folder.mjs';
import { connectAdminSdk, type AdminSdk } from '@/scripts/stack/admin-sdk';
import { signInWithPassword } from '@/scripts/stack/auth-emulator';
import { findFreePorts } from '@/scripts/testing/free-ports';
import { ownerHeaders } from './support/emulator-environment';
import { unique } from './support/unique';

const root = process.cwd();
const projectId = `demo-${unique('restart').toLowerCase()}`;
const ada = { email: 'ada@chalktalk.test', password: 'ada-chalk' };

describe('Emulators with a folder for their data', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'chalktalk-restart-'));
  });
  afterAll(() => {
    rmSync(dataDir, { recursive: true });
  });

  /** Starts them beside the running ones, does something, and stops them, which saves. */
  async function once<T>(work: (sdk: AdminSdk, authHost: string, databaseUrl: string) => Promise<T>) {
    const host = '127.0.0.1';
    const first = await findFreePorts(6);
    const [auth, firestore, database] = [first, first + 1, first + 2];
    const emulators = await startEmulators({
      projectId,
      host,
      ports: { auth, firestore, database, storage: first + 5, hub: first + 3, logging: first + 4 },
      dataDir,
      cacheDir: cacheFolder(),
      firestoreRulesFile: path.join(root, 'firebase', 'firestore.rules'),
      databaseRulesFile: path.join(root, 'firebase', 'database.rules.json'),
      storageRulesFile: path.join(root, 'firebase', 'storage.rules'),
      log: () => undefined,
    });
    const sdk = connectAdminSdk(projectId, emulators.env);
    try {
      const place = `http://${host}:${database}/restart.json?ns=${projectId}-default-rtdb`;
      return await work(sdk, `${host}:${auth}`, place);
    } finally {
      await deleteApp(sdk.app);
      await emulators.stop();
    }
  }

  it('have after a restart what they had before, with the accounts to sign in', async () => {
    const uid = await once(async ({ auth, firestore }, _, databaseUrl) => {
      const account = await auth.createUser(ada);
      await firestore.doc('rooms/algebra').set({ name: 'Algebra on Tuesdays' });
      const body = JSON.stringify({ chalk: 'white' });
      const put = await fetch(databaseUrl, { method: 'PUT', headers: ownerHeaders, body });
      expect(put.status).toBe(200);
      return account.uid;
    });
    const after = await once(async ({ firestore }, authHost, databaseUrl) => ({
      uid: (await signInWithPassword(authHost, ada.email, ada.password)).uid,
      room: (await firestore.doc('rooms/algebra').get()).data(),
      value: (await (await fetch(databaseUrl, { headers: ownerHeaders })).json()) as unknown,
    }));
    expect(after).toEqual({ uid, room: { name: 'Algebra on Tuesdays' }, value: { chalk: 'white' } });
  }, 300_000);
});
