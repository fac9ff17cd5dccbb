import type { ByteStreamReader } from 'livekit-client';
import type { DropReason } from '../data-message';
import { pictureLimits, type DataMessage } from '../data-topics';
import { readBytes } from './read-bytes';
import { headerKey } from './send-bytes';

/** Who sent something, as the media server asserts it. */
export type DataSender = { readonly identity: string; readonly uid: string };

export type AnnouncedPicture = { readonly message: DataMessage<'picture'>; readonly sender: DataSender };

/** Hears that a picture begins, and answers what is to hear how it goes on. */
export type PictureListener = (
  picture: DataMessage<'picture'>,
  sender: DataSender,
) => {
  progress: (received: number) => void;
  /** The whole picture; `broken` where it broke off, and `refused` where it is none that is taken. */
  end: (got: Blob | 'broken' | 'refused') => void;
};

/** What the door decides about each sender. */
type Door = {
  /** The announcement and its sender, or null for one that is dropped. */
  admit: (identity: string, header: string) => AnnouncedPicture | null;
  maySend: (identity: string) => boolean;
  drop: (reason: DropReason) => null;
  /** The type of a picture by its first bytes; null for everything else. */
  findPictureType: (head: Uint8Array) => string | null;
};

/** A stream of which nothing comes for so long has broken off (ms). */
const quietFor = 15_000;

/** What nobody wants is read away: the SDK would keep it in memory until its sender ends it. */
const readAway = (stream: ByteStreamReader): void =>
  void stream['reader'].pipeTo(new WritableStream()).catch(() => undefined);

/** Hears the pictures that come by byte streams, behind the checks of the door. */
export function hearPictures({ admit, maySend, drop, findPictureType }: Door) {
  const listeners = new Set<PictureListener>();
  const underWay = new Map<string, number>();
  const countOf = (identity: string): number => underWay.get(identity) ?? 0;
  const count = (identity: string, change: 1 | -1): void => {
    const now = countOf(identity) + change;
    if (now === 0) underWay.delete(identity);
    else underWay.set(identity, now);
  };

  const begin = (stream: ByteStreamReader, identity: string): AnnouncedPicture | null => {
    if (countOf(identity) >= pictureLimits.atOnce) return drop('too-many');
    const header = stream.info.attributes?.[headerKey];
    return header === undefined ? drop('no-message') : admit(identity, header);
  };

  const handle = async (stream: ByteStreamReader, identity: string): Promise<void> => {
    const begun = begin(stream, identity);
    if (!begun) {
      readAway(stream);
      return;
    }
    count(identity, 1);
    const told = [...listeners].map((listener) => listener(begun.message, begun.sender));
    const got = await readBytes(stream, {
      ...{ size: begun.message.size, findType: findPictureType, quietFor },
      onProgress: (received) => told.forEach(({ progress }) => progress(received)),
    });
    count(identity, -1);
    const end = (outcome: Blob | 'broken' | 'refused') => told.forEach((one) => one.end(outcome));
    if (got instanceof Blob) {
      if (maySend(identity)) end(got);
      else {
        drop('not-allowed');
        end('refused');
      }
      return;
    }
    readAway(stream);
    if (got !== 'broken') drop(got);
    end(got === 'broken' ? got : 'refused');
  };

  return {
    handle: (stream: ByteStreamReader, { identity }: { identity: string }): void =>
      void handle(stream, identity),
    listen: (listener: PictureListener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
