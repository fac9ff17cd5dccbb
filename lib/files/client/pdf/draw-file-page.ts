import { keptFileLink } from '../link-cache';
import type { OpenPdf } from './open-pdf';
import { openRoomPdf } from './open-room-pdf';

/** How long a document stays open after a page of it was drawn (ms): others are often drawn with it. */
const staysOpen = 20_000;

type Held = { pdf: Promise<OpenPdf>; timer: ReturnType<typeof setTimeout> | undefined; drawings: number };

const held = new Map<string, Held>();

type PagePicture = { roomId: string; fileId: string; page: number; width: number; canvas: HTMLCanvasElement };

/**
 * Draws one page of a PDF of a room, so wide (CSS px). Pages of the same file share one open document. Throws what
 * keeps the file away.
 */
export async function drawFilePage({ roomId, fileId, page, width, canvas }: PagePicture): Promise<void> {
  const key = `${roomId}/${fileId}`;
  const one = held.get(key) ?? {
    pdf: openRoomPdf({ roomId, fileId, link: keptFileLink(roomId, fileId) }),
    timer: undefined,
    drawings: 0,
  };
  held.set(key, one);
  clearTimeout(one.timer);
  one.drawings += 1;
  try {
    const pdf = await one.pdf;
    await pdf.draw(Math.min(page, pdf.pages), width, canvas);
  } catch (thrown) {
    // The next one asks again.
    held.delete(key);
    throw thrown;
  } finally {
    one.drawings -= 1;
    if (one.drawings === 0) one.timer = setTimeout(() => close(key, one), staysOpen);
  }
}

function close(key: string, one: Held): void {
  if (held.get(key) === one) held.delete(key);
  void one.pdf.then(
    (pdf) => pdf.close(),
    () => undefined,
  );
}
