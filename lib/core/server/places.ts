import 'server-only';

type Line = { taken: number; readonly waiting: Set<() => void> };

type Options = {
  /** How many there are under each key. */
  count: number;
  /** After how long one that is still taken is given to the next (ms): what hangs must not hold up everybody behind it. */
  longestStay: number;
};

type Places = {
  /**
   * Waits for a place under `key`, first come, first served. Resolves with what gives it back (once, however often it is
   * called), or with null when there was none within `patience` (ms).
   */
  enter: (key: string, patience: number) => Promise<(() => void) | null>;
};

/** Places in this process for work of the same kind. Keys of which nobody has one are forgotten. */
export function createSemaphore({ count, longestStay }: Options): Places {
  const lines = new Map<string, Line>();

  const take = (key: string, line: Line) => {
    let isLeft = false;
    const leave = () => {
      if (isLeft) return;
      isLeft = true;
      clearTimeout(stay);
      const [next] = line.waiting;
      if (next) next();
      else if ((line.taken -= 1) === 0) lines.delete(key);
    };
    const stay = setTimeout(leave, longestStay);
    stay.unref();
    return leave;
  };

  const enter = (key: string, patience: number): Promise<(() => void) | null> => {
    const line = lines.get(key) ?? { taken: 0, waiting: new Set() };
    lines.set(key, line);
    if (line.taken < count) {
      line.taken += 1;
      return Promise.resolve(take(key, line));
    }
    if (patience <= 0) return Promise.resolve(null);
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        line.waiting.delete(next);
        resolve(null);
      }, patience);
      const next = () => {
        clearTimeout(giveUp);
        line.waiting.delete(next);
        resolve(take(key, line));
      };
      line.waiting.add(next);
    });
  };

  return { enter };
}
