/** No question waits longer (ms), whatever became of its worker. */
const answersWithin = 10_000;

/** Asks a worker questions of one kind, and gives each asker one answer: null where none comes. */
export function askWorker<Asked, Answer>(
  post: (run: number, asked: Asked) => void,
  setTimer: (run: () => void, milliseconds: number) => () => void,
) {
  const open = new Map<number, (answer: Answer | null) => void>();
  let run = 0;
  const answer = (to: number, given: Answer | null) => {
    open.get(to)?.(given);
    open.delete(to);
  };
  return {
    answer,
    ask: (asked: Asked): Promise<Answer | null> =>
      new Promise((resolve) => {
        const own = ++run;
        const stop = setTimer(() => answer(own, null), answersWithin);
        open.set(own, (given) => {
          stop();
          resolve(given);
        });
        post(own, asked);
      }),
    /** The worker is ended. */
    giveUp: () => {
      for (const to of [...open.keys()]) answer(to, null);
    },
  };
}
