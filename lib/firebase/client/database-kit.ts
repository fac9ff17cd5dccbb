import { connectDatabaseEmulator, getDatabase, goOffline, goOnline } from 'firebase/database';
import { readPublicConfig } from '@/lib/core/client/public-config';
// Reads under rules carry the ID token: it is there only when Auth is set up before the first request.
import './auth-kit';
import { browserApp, splitHost } from './browser-app';
import { spareFullStorage } from './spare-full-storage';

export {
  get,
  onChildAdded,
  onDisconnect,
  onValue,
  push,
  ref,
  remove,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';

if (typeof Storage !== 'undefined') spareFullStorage(Storage.prototype);

// Where a WebSocket is refused the SDK polls by scripts, which 'strict-dynamic' in our policy lets it load.
export const database = getDatabase(browserApp());

const { emulators } = readPublicConfig();
if (emulators) connectDatabaseEmulator(database, ...splitHost(emulators.database));

/** Tries to connect at once. By itself the SDK waits ever longer between two attempts, up to five minutes. */
export function reconnect(): void {
  goOffline(database);
  goOnline(database);
}
