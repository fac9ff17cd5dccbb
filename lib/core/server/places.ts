import 'server-only';

type Line = { taken: number; readonly waiting: Set<() => void> };

type Options = {
  /** How many places there are under each key. */
  count: number;
  /** After how long a taken place goes to the next caller (ms): stuck work must not hold up everybody behind it. */
  longestStay: number;
};

type Places = {
  /**
   * Waits for a place under `key`, first come, first served. Resolves with a function that gives it back (once,
   * however often it is called), or with null after `patience` (ms).
   */
  enter: (key: string, patience: number) => Promise<(() => void) | null>;
};

/** A semaphore in this process for work of the same kind. It forgets a key when nobody has a place under it. */
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
