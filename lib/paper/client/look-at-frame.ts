import { estimateLight } from '@/lib/paper/find/estimate-light';
import { findPage } from '@/lib/paper/find/find-page';
import { toGrey, type GreyFrame } from '@/lib/paper/find/grey-frame';
import type { Quad } from '@/lib/paper/geometry/quad';
import { sizeOf, type Frame } from '@/lib/paper/client/frame';

/** The longer side of the small picture in which a page is looked for (px). */
const small = 128;

export type Seen = { page: Quad | null; light: GreyFrame };

/** Makes the small picture of each frame on one canvas, and looks for the page and its light in it. */
export function createLook(): (frame: Frame) => Seen | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  return (frame) => {
    const { width, height } = sizeOf(frame);
    if (!context || width === 0 || height === 0) return null;
    const scale = small / Math.max(width, height);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(frame, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const grey = toGrey(data, canvas.width, canvas.height);
    return { page: findPage(grey), light: estimateLight(grey) };
  };
}
