import { deleteApp, initializeApp } from 'firebase/app';
import * as sdk from 'firebase/database';
import { hashNode } from './hash';
import { parseData } from './parse-data';
import { applyQuery, type Query } from '@/emulators/realtime-database/query/query';
import { randomTree } from './random-tree';

/** What the SDK keeps behind a snapshot: its own node with its own hash. */
type InnerSnapshot = { readonly _node: { hash(): string } };

const app = initializeApp({ projectId: 'demo-hash', databaseURL: 'http://127.0.0.1:1?ns=demo-hash' });
const database = sdk.getDatabase(app);
sdk.goOffline(database);
const place = sdk.ref(database, 'place');

/** The SDK answers at once from what it has just been told to write. */
function hashBySdk(query: sdk.Query): string | null {
  let inner: InnerSnapshot | null = null;
  const stop = sdk.onValue(query, (snapshot) => {
    inner = snapshot as unknown as InnerSnapshot;
  });
  stop();
  return (inner as InnerSnapshot | null)?._node.hash() ?? null;
}

function tellSdk(value: unknown): void {
  void sdk.set(place, value);
}

const parse = (json: unknown) => parseData(json, null, { now: 0, path: [] });

describe('The hash', () => {
  const stop = sdk.onValue(place, () => undefined);
  afterAll(async () => {
    stop();
    await deleteApp(app);
  });

  it('is the SDK’s for 500 random trees', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const json = randomTree(seed);
      tellSdk(json);
      expect([json, hashNode(parse(json))]).toEqual([json, hashBySdk(place)]);
    }
  });

  it('is the SDK’s for numbers near powers of two, where its algorithm leaves IEEE 754', () => {
    const powers = Array.from({ length: 60 }, (_, exponent) => 2 ** exponent);
    const numbers = [0, -0, 0.1, 5e-324, 1e308, Number.MAX_SAFE_INTEGER, 9007199254740990];
    for (const value of [...powers.flatMap((power) => [power - 1, power, -power, power + 0.5]), ...numbers]) {
      tellSdk(value);
      expect([value, hashNode(value)]).toEqual([value, hashBySdk(place)]);
    }
  });

  it('shows that queries choose the same children as the SDK', () => {
    const cases: [sdk.Query, Query][] = [
      [sdk.query(place, sdk.orderByKey(), sdk.limitToFirst(3)), { i: '.key', l: 3, vf: 'l' }],
      [sdk.query(place, sdk.orderByValue(), sdk.limitToLast(3)), { i: '.value', l: 3, vf: 'r' }],
      [sdk.query(place, sdk.orderByChild('k1'), sdk.limitToLast(2)), { i: 'k1', l: 2, vf: 'r' }],
      [sdk.query(place, sdk.limitToFirst(2)), { l: 2, vf: 'l' }],
      [sdk.query(place, sdk.orderByValue(), sdk.startAt(5), sdk.endAt('str5')), { i: '.value', sp: 5, ep: 'str5' }],
      [sdk.query(place, sdk.orderByKey(), sdk.startAfter('k1')), { i: '.key', sp: 'k1', sin: false }],
      [sdk.query(place, sdk.orderByValue(), sdk.startAfter(0)), { i: '.value', sp: 0, sn: '[MAX_NAME]', sin: false }],
    ]; // prettier-ignore
    for (let seed = 1; seed <= 80; seed += 1) {
      const json = randomTree(seed);
      tellSdk(json);
      for (const [query, wire] of cases) {
        const node = applyQuery(parse(json), wire);
        expect([json, wire, hashNode(node)]).toEqual([json, wire, hashBySdk(query)]);
      }
    }
  });
});
