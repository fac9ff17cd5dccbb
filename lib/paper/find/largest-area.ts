/** A connected area of marked pixels, by their places in the picture. */
export type Area = readonly number[];

/** The largest connected area of marked pixels (1), neighbours by their sides; empty when none is marked. */
export function largestArea(marked: Uint8Array, width: number): Area {
  const seen = Uint8Array.from(marked);
  let largest: number[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] !== 1) continue;
    const area = [start];
    seen[start] = 0;
    for (const at of area) {
      const column = at % width;
      const neighbours = [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of neighbours) {
        if (seen[next] !== 1) continue;
        seen[next] = 0;
        area.push(next);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  return largest;
}
