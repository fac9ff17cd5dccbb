import 'server-only';
import { isRecord } from '@/lib/core/is-record';
import { documentPath, pastTimes, type DocumentPlace } from '@/lib/documents/document-place';
import type { LogGateways } from '@/lib/documents/server/compact-log';
import { patchDatabase, readDatabase, readVersion, replaceVersion } from '@/lib/firebase/server/rtdb-rest';

/** The log of a document in the Realtime Database, as our server reaches it. */
export function logGatewaysOf(place: DocumentPlace): LogGateways {
  const path = documentPath(place);
  return {
    readHead: () => readVersion(`${path}/head`),
    readEntries: async () => {
      const entries = await readDatabase(`${path}/updates`);
      return isRecord(entries) ? entries : {};
    },
    replaceHead: (head, version) => replaceVersion(`${path}/head`, head, { version, as: '_outbox' }),
    readTimes: async () => {
      const times = await readDatabase(pastTimes(place), { shallow: true });
      return isRecord(times) ? Object.keys(times).map(Number) : [];
    },
    patch: async (updates) => {
      const below = Object.entries(updates).map(([name, value]) => [`${path}/${name}`, value] as const);
      await patchDatabase(Object.fromEntries(below), { as: '_outbox' });
    },
  };
}
