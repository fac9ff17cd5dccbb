/** How many times the width of the window a page may be; 1 fits. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The next larger or smaller step; null at the end. */
export function zoomBy(zoom: number, direction: 1 | -1): number | null {
  const found =
    direction === 1
      ? steps.find((step) => step > zoom + 0.001)
      : steps.findLast((step) => step < zoom - 0.001);
  return found ?? null;
}

/** The zoom that a key asks for: a step larger or smaller, or all of the page; null for any other key. */
export function zoomOfKey(zoom: number, key: string): number | null {
  if (key === '+' || key === '=') return zoomBy(zoom, 1);
  if (key === '-') return zoomBy(zoom, -1);
  return key === '0' ? 1 : null;
}
