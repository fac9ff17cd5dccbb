import { createStore } from '@/lib/core/client/create-store';
import type { openDataReceiver } from '@/lib/livekit/client/data-receiver';
import { dataTopics, pictureLimits } from '@/lib/livekit/data-topics';
import { takeOne, type TokenBucket } from '@/lib/livekit/token-bucket';
import type { Upload } from './one-upload';
import { isStreamed } from '../stream/picture-type';
import {
  beginTransfer,
  changeTransfer,
  endTransfer,
  findTransfer,
  type Transfer,
  type TransferEvent,
} from '../stream/transfer';

type Carrier = Pick<
  ReturnType<typeof openDataReceiver>,
  'listen' | 'send' | 'listenForPictures' | 'sendPicture'
>;

/** What a stream needs of an upload. */
type StreamedFile = Pick<Upload, 'id' | 'name' | 'type' | 'size' | 'blob'>;

type Sending = { readonly stop: AbortController; readonly to: string[] | undefined };

/** One fewer than others take: theirs may count one still that has just ended here. */
const sentAtOnce = pictureLimits.atOnce - 1;

type PictureStreams = ReturnType<typeof createPictureStreams>;

/** The pictures of a call as the chat of one person uses them. */
export type PictureWays = Pick<PictureStreams, 'read' | 'subscribe' | 'forget'> & {
  /** Sends one to the readers of its message (`Audience`), and to nobody where it is not sure who they are. */
  send: (file: StreamedFile, to: string) => void;
  stop: (file: string) => void;
};

/**
 * The pictures that go through a call while their uploads are on their way: those of others, and those that this page
 * sends. They belong to the call and not to the panel that shows them. What does not arrive this way comes as a file.
 *
 * @param now milliseconds, from any start
 */
export function createPictureStreams(data: Carrier, now: () => number = () => performance.now()) {
  const store = createStore<readonly Transfer[]>([]);
  const sendings = new Map<string, Sending>();
  let bucket: TokenBucket | undefined;
  let underWay = 0;

  const change = (from: string, file: string, event: TransferEvent): void => {
    const next = changeTransfer(store.read(), { from, file }, event);
    if (next !== store.read()) store.set(next);
  };

  data.listenForPictures(({ file, name, size }, { uid: from }) => {
    store.update((before) => beginTransfer(before, { from, file, name, size }));
    return {
      progress: (done) => change(from, file, { type: 'progress', done }),
      end: (got) => {
        if (got === 'refused') store.update((before) => endTransfer(before, { from, file }));
        else change(from, file, got === 'broken' ? { type: 'broke' } : { type: 'arrived', blob: got });
      },
    };
  });
  data.listen('picture-stopped', ({ file }, { uid }) => change(uid, file, { type: 'stop' }));

  /** Whether the pages of others take one more now. */
  const isTaken = (): boolean => {
    if (underWay >= sentAtOnce) return false;
    const left = takeOne(bucket, dataTopics.picture.rate, now());
    bucket = left ?? bucket;
    return left !== null;
  };

  const run = async ({ id: file, name, size, blob }: StreamedFile, from: string, { stop, to }: Sending) => {
    underWay += 1;
    try {
      const onProgress = (done: number) => change(from, file, { type: 'progress', done });
      await data.sendPicture({ file, name, size }, { blob, to, signal: stop.signal, onProgress });
      change(from, file, { type: 'arrived', blob });
    } catch {
      change(from, file, { type: 'broke' });
    }
    underWay -= 1;
  };

  return {
    read: store.read,
    subscribe: store.subscribe,
    /**
     * Sends a picture as a person, to some identities or to everybody in the call. Its metadata must be gone already.
     * Whatever is no picture, too large or more than others take is left to its upload.
     */
    send: (file: StreamedFile, from: string, to: string[] | undefined): void => {
      if (!isStreamed(file) || sendings.has(file.id) || !isTaken()) return;
      const sending = { stop: new AbortController(), to };
      sendings.set(file.id, sending);
      const { id, name, size } = file;
      store.update((before) => beginTransfer(before, { from, file: id, name, size }));
      void run(file, from, sending);
    },
    /** Takes a picture back from all who got it, or were to get it. */
    stop: (file: string, from: string): void => {
      const sending = sendings.get(file);
      if (!sending) return;
      const isOver = findTransfer(store.read(), from, file)?.state.name === 'stopped';
      if (isOver) return;
      change(from, file, { type: 'stop' });
      const options = sending.to && { to: sending.to };
      // Before the early end of the stream, which alone would look like a broken line.
      void data.send('picture-stopped', { file }, options).catch(() => undefined);
      sending.stop.abort();
    },
    /** The stored file is there: it is shown from now on. */
    forget: (from: string, file: string): void => {
      const next = endTransfer(store.read(), { from, file });
      if (next.length !== store.read().length) store.set(next);
    },
  };
}
