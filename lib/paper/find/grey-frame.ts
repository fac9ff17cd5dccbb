/** A small picture in grey, row by row: 0 black, 255 white. */
export type GreyFrame = { readonly width: number; readonly height: number; readonly light: Uint8Array };

/** The brightness of a picture of four bytes a pixel (red, green, blue, alpha), by Rec. 601. */
export function toGrey(rgba: Uint8ClampedArray, width: number, height: number): GreyFrame {
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    light[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return { width, height, light };
}

/** A picture in which each pixel is the mean of its 3 × 3 neighbours: a line of writing does not cut a page in two. */
export function blur({ width, height, light }: GreyFrame): GreyFrame {
  const soft = new Uint8Array(light.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let count = 0;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          sum += light[row * width + column] ?? 0;
          count += 1;
        }
      }
      soft[y * width + x] = sum / count;
    }
  }
  return { width, height, light: soft };
}

/**
 * The brightness that parts a picture best into dark and bright (Otsu, 1979), and how much of its variance that
 * explains, 0..1. A picture of one brightness has 0.
 */
export function partByLight({ light }: GreyFrame): { threshold: number; share: number } {
  const histogram = new Uint32Array(256);
  for (const value of light) histogram[value] = (histogram[value] ?? 0) + 1;
  const total = light.length;
  const mean = histogram.reduce((sum, count, value) => sum + count * value, 0) / total;
  const variance = histogram.reduce((sum, count, value) => sum + count * (value - mean) ** 2, 0) / total;
  let [best, threshold, below, sumBelow] = [0, 0, 0, 0];
  for (let value = 0; value < 255; value += 1) {
    const count = histogram[value] ?? 0;
    below += count;
    sumBelow += count * value;
    if (below === 0 || below === total) continue;
    const share = below / total;
    const between = (mean * share - sumBelow / total) ** 2 / (share * (1 - share));
    if (between > best) [best, threshold] = [between, value];
  }
  return { threshold, share: variance === 0 ? 0 : best / variance };
}
