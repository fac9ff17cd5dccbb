type Frames = { gaps: number[]; longest: number[]; isOn: boolean };
type Probed = Window & typeof globalThis & { watched: Frames; keys: number[]; seen: Map<number, number> };

/** Runs in a page: notes how far its frames lie apart, and its long tasks (ms), until `readFrames`. */
export function watchFrames(): void {
  const page = window as unknown as Probed;
  const frames: Frames = { gaps: [], longest: [], isOn: true };
  page.watched = frames;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.longest.push(duration);
  }).observe({ entryTypes: ['longtask'] });
  let before = performance.now();
  const look = (now: number) => {
    frames.gaps.push(now - before);
    before = now;
    if (frames.isOn) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in a page: the gaps between frames and the long tasks (ms) since `watchFrames`. */
export function readFrames(): { gaps: number[]; tasks: number[] } {
  const { watched } = window as unknown as Probed;
  watched.isOn = false;
  // The first gap is the time until the watch began.
  return { gaps: watched.gaps.slice(1), tasks: watched.longest };
}

/** Runs in the page that types: notes the time of each key press, by the clock of the machine (ms). */
export function watchKeys(): void {
  const page = window as unknown as Probed;
  page.keys = [];
  const note = ({ key }: KeyboardEvent) => {
    if (key.length === 1) page.keys.push(performance.timeOrigin + performance.now());
  };
  document.addEventListener('keydown', note, true);
}

/** Runs in the page that reads: notes when so many letters of the last line are on its screen (ms). */
export function watchLetters(): void {
  const page = window as unknown as Probed;
  page.seen = new Map();
  const look = () => {
    // What is typed alone: an error below it repeats the name.
    const source = [...document.querySelectorAll('[data-cell]')].at(-1)?.querySelector('[role=textbox]');
    const text = source?.textContent ?? '';
    const letters = (/x+/.exec(text)?.[0] ?? '').length;
    if (letters === 0 || page.seen.has(letters)) return;
    requestAnimationFrame(() => {
      const now = performance.timeOrigin + performance.now();
      for (let one = letters; one > 0 && !page.seen.has(one); one -= 1) page.seen.set(one, now);
    });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}

export const readKeys = (): number[] => (window as unknown as Probed).keys;
export const readLetters = (): [number, number][] => [...(window as unknown as Probed).seen];
