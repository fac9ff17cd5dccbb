/** A place across the page (CSS pixels of the pen's page, or units of the paper), and when it was there (ms). */
export type Reached = [x: number, at: number];
type Probed = Window & typeof globalThis & { reached: Reached[] };

/** Runs in the page that draws: notes where the pen is, by the clock of the machine. */
export function watchPen(): void {
  const page = window as unknown as Probed;
  page.reached = [];
  const note = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const paper = document.querySelector('[data-ink]')?.getBoundingClientRect();
    if (!paper) return;
    const x = ((event.clientX - paper.left) / paper.width) * 760;
    page.reached.push([x, performance.timeOrigin + performance.now()]);
  };
  document.addEventListener('pointermove', note, true);
}

/**
 * Runs in the page that sees it: notes how far to the right a canvas has been drawn, with the next frame. The pen goes
 * to the right alone, so a place says which point of the pen it is.
 */
export function watchInk(): void {
  const page = window as unknown as Probed;
  page.reached = [];
  let [farthest, waiting] = [0, 0];
  const note = (x: number) => {
    if (x <= Math.max(farthest, waiting)) return;
    if (waiting === 0) {
      requestAnimationFrame(() => {
        farthest = waiting;
        waiting = 0;
        page.reached.push([farthest, performance.timeOrigin + performance.now()]);
      });
    }
    waiting = x;
  };
  const { prototype } = CanvasRenderingContext2D;
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the canvas that it was called on
  const [draw, curve] = [prototype.lineTo, prototype.quadraticCurveTo];
  prototype.lineTo = function lineTo(x, y) {
    note(x);
    draw.call(this, x, y);
  };
  prototype.quadraticCurveTo = function quadraticCurveTo(cx, cy, x, y) {
    note(cx);
    curve.call(this, cx, cy, x, y);
  };
}

export const readReached = (): Reached[] => (window as unknown as Probed).reached;

/** How long after the pen each of its places was seen (ms). */
export function delaysOf(pen: readonly Reached[], seen: readonly Reached[]): number[] {
  return pen.flatMap(([x, at]) => {
    // Places are kept to an eighth of a unit.
    const shown = seen.find(([far]) => far >= x - 0.2);
    return shown ? [shown[1] - at] : [];
  });
}
