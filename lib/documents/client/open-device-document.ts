import { isTabOnly } from '@/lib/core/client/tab-only';
import type { DocumentPlace } from '../document-place';
import { createDeviceLog, deleteDeviceDocument, type TabChannel } from './device-log';
import { browserDeps, type DocumentDeps } from './document-deps';
import { createIndexedStore } from './indexed-store';
import { noStore } from './local-store';
import { openDocument, type OpenDocument } from './open-document';

/** A document without an account. `discard` deletes it, once it has gone into a room or an account. */
export type DeviceDocument = OpenDocument & { discard: () => Promise<void> };

/** It outlives signing in and out: it belongs to the device, as a sheet of paper on its desk. */
const database = 'chalktalk.device.documents';

const placeOf = (id: string): DocumentPlace => ({
  kind: 'worksheets',
  owner: 'users',
  ownerId: 'device',
  id,
});

/** What it needs besides what every document needs. */
export type DeviceDeps = Pick<DocumentDeps, 'journal' | 'store' | 'timers' | 'onHidden'> & {
  channel: TabChannel;
};

/** Opens a document that only this device has. It is saved when `unsaved` is 0; there is no service to wait for. */
export function openDeviceDocument(id: string, deps: DeviceDeps = browserDeviceDeps(id)): DeviceDocument {
  const place = placeOf(id);
  const { store } = deps;
  const log = createDeviceLog(store, deps.channel);
  // It merges its log when it is opened.
  const open = openDocument(place, { ...deps, log, compact: () => Promise.resolve() });
  return {
    ...open,
    discard: async () => {
      open.close();
      await deleteDeviceDocument(store, place);
    },
  };
}

function browserDeviceDeps(id: string): DeviceDeps {
  const channel = new BroadcastChannel(`${database}.${id}`);
  return {
    ...browserDeps(placeOf(id)),
    store: isTabOnly() ? noStore : createIndexedStore(() => indexedDB, database),
    channel: {
      tell: () => channel.postMessage(null),
      listen: (run) => {
        channel.addEventListener('message', run);
        return () => channel.close();
      },
    },
  };
}
