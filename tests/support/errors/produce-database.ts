import {
  type Database,
  type DatabaseReference,
  getDatabase,
  goOffline,
  onValue,
  ref,
  runTransaction,
  set,
} from 'firebase/database';
import { startDatabaseEmulator } from '@/emulators/realtime-database/start-database-emulator';
import type { Producer, Producers } from './producer';
import { thrownBy } from './firebase/stand-in';
import { withApp } from './firebase/with-app';
import { withDatabaseStandIn, type DatabaseAnswer } from './firebase/database-stand-in';

type Use = (database: Database) => unknown;

const withDatabase = (port: number, use: Use) =>
  withApp(async (app) => {
    const database = getDatabase(app, `http://127.0.0.1:${port}?ns=demo-chalktalk`);
    try {
      return await use(database);
    } finally {
      goOffline(database);
    }
  });

const answered = (answer: (action: string) => DatabaseAnswer, use: Use): Producer => ({
  by: 'answer',
  produce: () => withDatabaseStandIn(answer, (port) => withDatabase(port, use)),
});
/** What the SDK refuses needs no service. */
const called = (use: Use): Producer => ({ by: 'call', produce: () => withDatabase(1, use) });

/** What a watch ends with. */
const watch: Use = (database) =>
  new Promise((_, reject) => onValue(ref(database, 'rooms'), () => undefined, reject));
const addOne = (reference: DatabaseReference) =>
  runTransaction(reference, (value: number | null) => (value ?? 0) + 1);

/** Denies everything, as the service itself does with these rules. */
const denied = async () => {
  const rules = { namespace: 'demo-chalktalk', text: '{"rules":{".read":false,".write":false}}' };
  const emulator = await startDatabaseEmulator({ port: 0, host: '127.0.0.1', rules });
  try {
    return await withDatabase(emulator.port, watch);
  } finally {
    await emulator.stop();
  }
};

/** A write of this page at the same place makes a running transaction pointless. */
const staleAtFirst = () => {
  const answers: DatabaseAnswer[] = ['datastale'];
  return (action: string): DatabaseAnswer => (action === 'p' && answers.pop()) || 'ok';
};
const overridden: Use = async (database) => {
  const counter = ref(database, 'counter');
  const thrown = thrownBy(() => addOne(counter));
  void set(counter, 7);
  throw await thrown;
};

const deep = Object.fromEntries([['end', 1]]);
const nest = (depth: number): object => (depth === 0 ? deep : { a: nest(depth - 1) });

export const databaseProducers: Producers = {
  'rtdb/permission-denied': { by: 'emulator', produce: denied },
  'rtdb/unavailable': answered(() => 'unavailable', watch),
  'rtdb/too-big': answered(() => 'too_big', watch),
  'rtdb/disconnect': answered(
    (action) => (action === 'p' ? 'cut' : 'ok'),
    (database) => addOne(ref(database, 'counter')),
  ),
  'rtdb/maxretry': answered(
    (action) => (action === 'p' ? 'datastale' : 'ok'),
    (database) => addOne(ref(database, 'counter')),
  ),
  'rtdb/set': { by: 'answer', produce: () => answered(staleAtFirst(), overridden).produce() },
  'rtdb/invalid-key': called((database) => set(ref(database, 'a'), { 'no.dots': 1 })),
  'rtdb/path-too-long': called((database) => set(ref(database, `a/${'long'.repeat(200)}`), 1)),
  'rtdb/path-too-deep': called((database) => set(ref(database, 'a'), nest(33))),
  'rtdb/value-too-large': called((database) => set(ref(database, 'a'), 'x'.repeat(10_485_761))),
  'rtdb/contains-undefined': called((database) => set(ref(database, 'a'), { b: undefined })),
};
