type Probed = Window & typeof globalThis & { enters: number[]; shown: Map<string, number> };

/** Runs in the page that writes: notes the time of each Enter, by the clock of the machine (ms). */
export function watchEnters(): void {
  const page = window as unknown as Probed;
  page.enters = [];
  const note = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') page.enters.push(performance.timeOrigin + performance.now());
  };
  document.addEventListener('keydown', note, true);
}

/** Runs in a page that reads: notes when each message of the form `word 12` is on its screen (ms). */
export function watchWords(): void {
  const page = window as unknown as Probed;
  page.shown = new Map();
  const look = () => {
    const log = document.querySelector('[role=log]')?.textContent ?? '';
    const fresh = (log.match(/word \d+\./g) ?? []).filter((word) => !page.shown.has(word));
    if (fresh.length === 0) return;
    requestAnimationFrame(() => {
      const now = performance.timeOrigin + performance.now();
      for (const word of fresh) if (!page.shown.has(word)) page.shown.set(word, now);
    });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}

export const readEnters = (): number[] => (window as unknown as Probed).enters;
export const readWords = (): [string, number][] => [...(window as unknown as Probed).shown];
