import { get, runTransaction, set } from 'firebase/database';
import { randomTree } from '@/emulators/realtime-database/random-tree';
import { addOne } from './support/add-one';
import { createDatabaseSpace } from './support/create-database-space';
import { databaseRules } from './support/database-rules';
import { databaseDenial } from './support/denial';
import { closeWebClients, createSignedInClient, type WebClient } from './support/web-client';
import { openWriterMeanwhile } from './support/open-writer-meanwhile';

let namespace: string;
let ann: WebClient;
let bob: WebClient;
beforeAll(async () => {
  namespace = await createDatabaseSpace(databaseRules);
  [ann, bob] = await Promise.all([createSignedInClient(namespace), createSignedInClient(namespace)]);
});
afterAll(closeWebClients);

describe('A transaction', () => {
  it('loses nothing when two people count in turn', async () => {
    const count = async (client: WebClient) => {
      const place = client.place('counters/turn');
      for (let n = 0; n < 100; n += 1) expect((await addOne(place)).committed).toBe(true);
    };
    await Promise.all([count(ann), count(bob)]);
    expect((await get(ann.place('counters/turn'))).val()).toBe(200);
  });

  it('loses nothing when all count at once', async () => {
    const all = [ann, bob].flatMap((client) =>
      Array.from({ length: 100 }, () => addOne(client.place('counters/once'))),
    );
    await Promise.all(all);
    expect((await get(bob.place('counters/once'))).val()).toBe(200);
  });

  it('that was outrun until the SDK gave it up has written nothing, and is begun again', async () => {
    const other = openWriterMeanwhile(namespace);
    let tries = 0;
    const outrun = () => {
      tries += 1;
      if (tries <= 26) other.write('counters/outrun', tries * 10);
    };
    const { snapshot } = await addOne(bob.place('counters/outrun'), outrun);
    await other.close();
    expect([tries, snapshot.val()]).toEqual([27, 261]);
    expect((await get(ann.place('counters/outrun'))).val()).toBe(261);
  });

  it('can be given up, and obeys validation', async () => {
    const given = await runTransaction(ann.place('counters/turn'), () => undefined);
    expect(given.committed).toBe(false);
    await expect(runTransaction(ann.place('counters/turn'), () => -5)).rejects.toThrow(databaseDenial);
  });

  it('agrees with the SDK on the hash of any value', async () => {
    const numbers = [9007199254740990, 2 ** 53 - 1, 0.1, -0.5, 1e308, 5e-324, 123456789.125, 2 ** 31];
    const trees = Array.from({ length: 60 }, (_, index) => randomTree(index + 1));
    for (const [index, value] of [...numbers, ...trees].entries()) {
      const path = `scores/hash${index}`;
      await set(ann.place(path), value);
      const isSeen = await runTransaction(bob.place(path), (current: unknown) => current ?? null);
      expect([value, isSeen.committed]).toEqual([value, true]);
    }
  });
});
