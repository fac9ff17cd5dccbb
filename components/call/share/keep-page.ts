import { lastSheetBeside, sheetBeside } from '@/components/call/stage/sheet-beside';
import { uploadsOf } from '@/lib/files/client/uploads-of-page';
import type { UploadQueue } from '@/lib/files/client/upload-queue';
import { pictureCell } from '@/lib/worksheet/picture/picture';

type Page = {
  roomId: string;
  uid: string;
  /** What shows the page. */
  video: HTMLVideoElement;
  /** What the picture is called, without its ending. */
  name: string;
  /** What a first sheet of the room is called; null for a person who writes in no sheet. */
  firstSheet: string | null;
};

/** As good as paper needs it; a photo of a page stays below a megabyte. */
const quality = 0.92;

/**
 * Keeps a page as a picture in the room's files, and for a person who may write there in its sheet. Answers where it
 * is, or null when its row in the files says why it is not coming. Throws what keeps it from being read or written.
 */
export async function keepPage(page: Page): Promise<{ sheet: string | null } | null> {
  const { roomId, uid, video, name, firstSheet } = page;
  const queue = uploadsOf(roomId, uid);
  const id = await queue.add(await toPicture(video, name));
  if (!(await hasArrived(queue, id))) return null;
  if (firstSheet === null) return { sheet: null };
  const cell = pictureCell({ room: roomId, file: id, page: null }, name);
  const desk = sheetBeside.read();
  if (desk !== null) {
    desk.add([cell]);
    return { sheet: desk.name };
  }
  const { appendToRoom } = await import('@/lib/worksheet/client/append-to-room');
  const place = { roomId, preferred: lastSheetBeside(), firstName: firstSheet };
  return { sheet: await appendToRoom(place, [cell]) };
}

/** What a video shows now, in its own size. */
async function toPicture(video: HTMLVideoElement, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  // Some systems take no colon in the name of a file.
  return new File([blob], `${name.replaceAll(':', '.')}.jpg`, { type: 'image/jpeg' });
}

/** Resolves when a file is there, or false when it has stopped on its way. */
const hasArrived = (queue: UploadQueue, id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      const upload = queue.read().find((one) => one.id === id);
      const isUnderWay = upload !== undefined && upload.state.name !== 'stopped';
      if (!isUnderWay) resolve(upload === undefined);
      return !isUnderWay;
    };
    if (look()) return;
    const stop = queue.subscribe(() => {
      if (look()) stop();
    });
  });
