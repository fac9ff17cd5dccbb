import { blur, type GreyFrame } from '@/lib/paper/find/grey-frame';

/** Further than the widest stroke of a pen in a small picture (px). */
const reach = 2;

/**
 * How bright the empty paper is at each place of a small picture: the brightest of what is around, smoothed. Divided by
 * it, paper becomes white and a shadow over it disappears, but what is written stays.
 */
export function estimateLight(frame: GreyFrame): GreyFrame {
  const across = brightest(frame, 1, 0);
  const both = brightest(across, 0, 1);
  return blur(blur(both));
}

function brightest({ width, height, light }: GreyFrame, dx: 0 | 1, dy: 0 | 1): GreyFrame {
  const found = new Uint8Array(light.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let most = 0;
      for (let step = -reach; step <= reach; step += 1) {
        const column = Math.min(width - 1, Math.max(0, x + step * dx));
        const row = Math.min(height - 1, Math.max(0, y + step * dy));
        most = Math.max(most, light[row * width + column] ?? 0);
      }
      found[y * width + x] = most;
    }
  }
  return { width, height, light: found };
}
