import { ServerValue } from 'firebase-admin/database';
import { set } from 'firebase/database';
import { closeAdminClients, createAdminClient } from './support/admin-client';
import { createDatabaseSpace } from './support/create-database-space';
import { databaseRules } from './support/database-rules';
import { closeWebClients, createSignedInClient } from './support/web-client';

let namespace: string;
beforeAll(async () => {
  namespace = await createDatabaseSpace(databaseRules);
});
afterAll(async () => {
  await closeWebClients();
  await closeAdminClients();
});

describe('The Admin SDK in the Realtime Database', () => {
  it('passes by the rules, reads, writes and counts', async () => {
    const database = createAdminClient({ namespace }).database();
    await database.ref('admins/x').set({ secret: 1, at: ServerValue.TIMESTAMP });
    expect((await database.ref('admins/x/secret').get()).val()).toBe(1);
    await database.ref('admins/n').transaction((count: number | null) => (count ?? 0) + 1);
    expect((await database.ref('admins/n').get()).val()).toBe(1);
  });

  it('sees what a person writes', async () => {
    const database = createAdminClient({ namespace }).database();
    const top = database.ref('scores').orderByChild('points').limitToLast(1);
    const seen = new Promise((resolve) => {
      top.on('child_added', (snapshot) => {
        if (snapshot.key === 'winner') resolve(snapshot.val());
      });
    });
    const person = await createSignedInClient(namespace);
    await set(person.place('scores/winner'), { points: 5000 });
    expect(await seen).toEqual({ points: 5000 });
    top.off();
  });

  it('is under the rules when it acts as somebody', async () => {
    const database = createAdminClient({ namespace, actAs: { uid: 'robot' } }).database();
    await database.ref('free/robot').set(1);
    await expect(database.ref('free/other').set(1)).rejects.toThrow(/permission_denied/i);
  });

  it('is nobody when it acts as nobody', async () => {
    const database = createAdminClient({ namespace, actAs: null }).database();
    await expect(database.ref('free/robot').set(1)).rejects.toThrow(/permission_denied/i);
  });
});
