import { deleteApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getDownloadURL,
  getMetadata,
  getStorage,
  getStream,
  list,
  ref,
  type FirebaseStorage,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import type { Producer, Producers } from './producer';
import { thrownBy, withStandIn, type Answer, type Asked } from './firebase/stand-in';
import { withApp } from './firebase/with-app';

const bucket = { storageBucket: 'demo-chalktalk.appspot.com' };

type Use = (storage: FirebaseStorage) => unknown;

const withStorage = (answer: (asked: Asked) => Answer, use: Use) =>
  withStandIn(answer, (host) =>
    withApp((app) => {
      const storage = getStorage(app);
      const [name = '', port] = host.split(':');
      connectStorageEmulator(storage, name, Number(port));
      return use(storage);
    }, bucket),
  );

const readPicture: Use = (storage) => getMetadata(ref(storage, 'rooms/r/p.png'));
const answered = (answer: Answer, use: Use = readPicture): Producer => ({
  by: 'answer',
  produce: () => withStorage(() => answer, use),
});
const called = (use: Use): Producer => ({
  by: 'call',
  produce: () => withStorage(() => 'late', use),
});

/** More than the SDK sends at once, so that it opens a session. */
const long = new Uint8Array(300_000);

/** A file that changed while it was being sent: the browser gives no piece of it any more. */
class ChangedFile extends Blob {
  override slice(): Blob {
    return null as unknown as Blob;
  }
}

/** A session that takes whatever comes. */
const openSession = ({ path, headers }: Asked): Answer => ({
  status: 200,
  headers: { 'x-goog-upload-status': 'active', 'x-goog-upload-url': `http://${headers.host}${path}` },
});

const cancelWhilePaused: Use = async (storage) => {
  const task = uploadBytesResumable(ref(storage, 'long'), long);
  const thrown = thrownBy(() => task);
  task.pause();
  task.resume();
  task.cancel();
  throw await thrown;
};

/** An answer that has no body at all: only the SDK's stream notices. */
const readStream = async (): Promise<unknown> => {
  const { fetch: kept } = globalThis;
  globalThis.fetch = () => Promise.resolve(new Response(null));
  try {
    return await withApp(async (app): Promise<unknown> => {
      for await (const part of getStream(ref(getStorage(app), 'a')) as AsyncIterable<unknown>) void part;
      return null;
    }, bucket);
  } finally {
    globalThis.fetch = kept;
  }
};

export const storageProducers: Producers = {
  'storage/unauthorized': answered({ status: 403 }),
  'storage/unauthenticated': answered({ status: 401 }),
  'storage/canceled': called(cancelWhilePaused),
  'storage/retry-limit-exceeded': answered('cut', (storage) => {
    storage.maxOperationRetryTime = 10;
    return readPicture(storage);
  }),
  'storage/object-not-found': answered({ status: 404 }),
  'storage/quota-exceeded': answered({ status: 402 }),
  'storage/cannot-slice-blob': {
    by: 'call',
    produce: () =>
      withStorage(openSession, (storage) => uploadBytesResumable(ref(storage, 'a'), new ChangedFile([long]))),
  },
  'storage/unknown': answered({ status: 418 }),
  'storage/invalid-argument': called((storage) => list(ref(storage), { maxResults: 0 })),
  'storage/no-default-bucket': {
    by: 'call',
    produce: () => withApp((app) => ref(getStorage(app), 'a')),
  },
  'storage/invalid-default-bucket': {
    by: 'call',
    produce: () => withApp((app) => getStorage(app), { storageBucket: 'gs://a/b' }),
  },
  'storage/invalid-url': called((storage) => ref(storage, 'gs://')),
  'storage/invalid-root-operation': called((storage) => getMetadata(ref(storage))),
  'storage/invalid-format': called((storage) => uploadString(ref(storage, 'a'), '§', 'base64')),
  'storage/no-download-url': answered({ status: 200, body: { name: 'a', bucket: 'b' } }, (storage) =>
    getDownloadURL(ref(storage, 'a')),
  ),
  'storage/app-deleted': called(async (storage) => {
    await deleteApp(storage.app);
    await readPicture(storage);
  }),
  'storage/internal-error': { by: 'answer', produce: readStream },
};
