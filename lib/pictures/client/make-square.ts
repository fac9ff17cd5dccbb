import { AppError } from '@/lib/errors/app-error';
import { pictureLimits } from '../picture';
import { canBeChosen, squareCut } from '../square-cut';

/** Tried in turn until the picture is small enough. */
const qualities = [0.85, 0.7, 0.5] as const;
/** So much says what a file is (bytes). */
const headLength = 64;

/**
 * Cuts a chosen picture square and makes it as small as it is shown. It is encoded again, so nothing is left of place,
 * time and device, and how it was turned has been applied. Throws `pictures/unusable` for a picture that the browser
 * does not draw.
 */
export async function makeSquare(file: Blob): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  if (!canBeChosen(head) || file.size > pictureLimits.chosen) throw new AppError('pictures/unusable');
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new AppError('pictures/unusable', { cause });
    },
  );
  try {
    return await encode(drawSquare(picture));
  } finally {
    picture.close();
  }
}

function drawSquare(picture: ImageBitmap): HTMLCanvasElement {
  const { left, top, side, drawn } = squareCut(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = drawn;
  canvas.height = drawn;
  const pen = canvas.getContext('2d');
  if (!pen) throw new AppError('pictures/unusable');
  // Where the picture is clear, a person's letters must not show through.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, drawn, drawn);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, top, side, side, 0, 0, drawn, drawn);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of qualities) {
    const webp = await toBlob(canvas, 'image/webp', quality);
    // A browser that writes no WebP answers PNG.
    const made = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg', quality);
    if (made && made.size <= pictureLimits.bytes) return made;
  }
  throw new AppError('pictures/unusable');
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));
