// A client in a process of its own, to be killed: it says its place when it is online, and then waits.
import { initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  getDatabase,
  onDisconnect,
  ref,
  serverTimestamp,
  set,
} from 'firebase/database';

const [host = '', port = '', namespace = '', uid = ''] = process.argv.slice(2);
const database = getDatabase(initializeApp({ databaseURL: `https://${namespace}.firebaseio.com` }));
connectDatabaseEmulator(database, host, Number(port), { mockUserToken: { sub: uid } });
const place = ref(database, `presence/${uid}`);
await onDisconnect(place).set({ state: 'offline', at: serverTimestamp() });
await set(place, { state: 'online' });
console.log('online');
