import { createStore } from '@/lib/core/client/create-store';
import { createOneUpload, type Begun, type OneUpload, type Upload } from './one-upload';
import type { KeptUpload, UploadPorts } from './upload-ports';

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** So many files are sent at a time; more would only slow each other. */
const atOnce = 3;

/**
 * Brings one person's files into a room, and keeps each on the device until it is there. What a page leaves undone, the
 * next one offers to go on with.
 */
export function createUploadQueue(ports: UploadPorts) {
  let uploads: readonly OneUpload[] = [];
  const shown = createStore<readonly Upload[]>([]);
  const tell = () => shown.set(uploads.map((upload) => upload.show()));
  const pump = () => {
    const free = atOnce - uploads.filter((upload) => upload.isBusy()).length;
    const next = uploads.filter((upload) => upload.isReady()).slice(0, Math.max(0, free));
    next.forEach((upload) => void upload.run().then(pump));
  };
  const add = (begun: Begun) => {
    const upload = createOneUpload(begun, ports, () => {
      uploads = uploads.filter((one) => !one.isOver());
      tell();
      pump();
    });
    uploads = [...uploads, upload];
  };
  const find = (id: string) => uploads.find((upload) => upload.id === id);

  return {
    read: shown.read,
    subscribe: shown.subscribe,
    /** Offers what an earlier page has left and no other page is sending. */
    restore: async (): Promise<void> => {
      for (const { sent, ...kept } of await ports.load()) {
        const release = find(kept.id) ? null : await ports.claim(kept.id);
        if (release) add({ kept, release, state: { name: 'paused', sent, why: 'reload' } });
      }
      tell();
    },
    /** Begins to bring a file, and answers its id. Throws an AppError for a file that no room takes. */
    add: async (file: File): Promise<string> => {
      const kept: KeptUpload = { ...(await ports.prepare(file)), id: ports.makeId() };
      const release = (await ports.claim(kept.id)) ?? (() => undefined);
      add({ kept, release, state: { name: 'waiting', sent: 0 } });
      void ports.keep(kept);
      tell();
      pump();
      return kept.id;
    },
    pause: (id: string) => find(id)?.pause(),
    goOn: (id: string) => find(id)?.goOn(),
    cancel: (id: string) => find(id)?.cancel(),
    /** Takes a file back, whether it is on its way or has come already. */
    takeBack: (id: string) => {
      const upload = find(id);
      if (upload) upload.cancel();
      else void ports.remove(id).catch(() => undefined);
    },
    /** The device has lost its network: nobody has to wait for a silence to know. */
    noteOffline: () => uploads.forEach((upload) => upload.noteSilence()),
    /** Stops everything, as when the person signs out; what the device keeps is not touched. */
    close: () => {
      for (const upload of uploads) upload.stop();
      uploads = [];
      tell();
    },
  };
}
