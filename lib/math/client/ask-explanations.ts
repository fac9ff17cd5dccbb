import type { Explanation } from '../explain/explanation';
import type { ToWorker } from './worker-messages';

/** No question waits longer (ms), whatever became of its worker. */
const answersWithin = 10_000;

type Question = Extract<ToWorker, { kind: 'explain' }>;

/** Asks a worker for explanations, and gives each asker one answer: null where none comes. */
export function askExplanations(
  post: (question: Question) => void,
  setTimer: (run: () => void, milliseconds: number) => () => void,
) {
  const open = new Map<number, (explanation: Explanation | null) => void>();
  let run = 0;
  const answer = (to: number, explanation: Explanation | null) => {
    open.get(to)?.(explanation);
    open.delete(to);
  };
  return {
    answer,
    ask: (id: string): Promise<Explanation | null> =>
      new Promise((resolve) => {
        const own = ++run;
        const stop = setTimer(() => answer(own, null), answersWithin);
        open.set(own, (explanation) => {
          stop();
          resolve(explanation);
        });
        post({ kind: 'explain', run: own, id });
      }),
    /** The worker is ended. */
    giveUp: () => {
      for (const to of [...open.keys()]) answer(to, null);
    },
  };
}
