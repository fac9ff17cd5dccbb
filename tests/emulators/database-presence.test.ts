import { spawn } from 'node:child_process';
import path from 'node:path';
import { goOffline, goOnline, onDisconnect, set, update } from 'firebase/database';
import type { User } from 'firebase/auth';
import { createDatabaseSpace } from './support/create-database-space';
import { databaseRules } from './support/database-rules';
import { databaseDenial } from './support/denial';
import { databaseAddress } from './support/emulator-environment';
import { closeWebClients, createSignedInClient, type WebClient } from './support/web-client';
import { nextValue } from './support/watch-value';

let namespace: string;
let ann: WebClient & { readonly user: User };
let bob: WebClient;
beforeAll(async () => {
  namespace = await createDatabaseSpace(databaseRules);
  [ann, bob] = await Promise.all([createSignedInClient(namespace), createSignedInClient(namespace)]);
});
afterAll(closeWebClients);

const stateOf = (uid: string, state: string) =>
  nextValue(bob.place(`presence/${uid}`), (snapshot) => snapshot.child('state').val() === state);

/** Starts a client in a process of its own and waits until it is online. */
async function startClient(uid: string) {
  const script = path.resolve('tests/emulators/support/presence-client.mjs');
  const client = spawn(
    process.execPath,
    [script, databaseAddress.host, String(databaseAddress.port), namespace, uid],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => client.stdout.once('data', resolve));
  return client;
}

describe('Presence', () => {
  it('ends when a client is killed', async () => {
    const client = await startClient('killed');
    await stateOf('killed', 'online');
    client.kill('SIGKILL');
    const { at } = (await stateOf('killed', 'offline')).val() as { at: number };
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
  });

  it('ends when a client disconnects, and only changes what was left', async () => {
    const { uid } = ann.user;
    const place = ann.place(`presence/${uid}`);
    await set(place, { state: 'online', device: 'lobbyPanel' });
    await onDisconnect(place).update({ state: 'offline' });
    goOffline(ann.database);
    expect((await stateOf(uid, 'offline')).val()).toEqual({ state: 'offline', device: 'lobbyPanel' });
    goOnline(ann.database);
  });

  it('stays when what was left is cancelled', async () => {
    const { uid } = ann.user;
    const place = ann.place(`presence/${uid}`);
    await set(place, { state: 'online' });
    await onDisconnect(place).set({ state: 'offline' });
    await onDisconnect(place).cancel();
    goOffline(ann.database);
    await update(bob.place('counters'), { barrier: 1 });
    goOnline(ann.database);
    await set(ann.place('counters/after'), 1);
    expect((await nextValue(bob.place(`presence/${uid}`))).val()).toEqual({ state: 'online' });
  });

  it('cannot be left for somebody else', async () => {
    const other = onDisconnect(ann.place('presence/somebody-else'));
    await expect(other.set({ state: 'offline' })).rejects.toThrow(databaseDenial);
  });
});
