import type { Locator } from '@playwright/test';
import jsQr from 'jsqr';

/** What a camera reads in a QR code on the page; null when it reads nothing. Not by the library that draws it. */
export async function readQrCode(code: Locator): Promise<string | null> {
  const picture = (await code.screenshot()).toString('base64');
  // An empty page has no policy of ours that would keep a picture from becoming pixels.
  const empty = await code.page().context().newPage();
  const { pixels, width, height } = await empty.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { pixels: Array.from(data), width: image.width, height: image.height };
  }, picture);
  await empty.close();
  return jsQr(Uint8ClampedArray.from(pixels), width, height)?.data ?? null;
}
