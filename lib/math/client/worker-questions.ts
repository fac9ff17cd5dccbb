import type { Explanation } from '../explain/explanation';
import type { KnownName } from '../show/list-names';
import type { TypesetLine } from '../show/typeset-line';
import { askWorker } from './ask-worker';
import type { FromWorker, ToWorker } from './worker-messages';

/** What a page asks about a sheet beside its results. */
export function createWorkerQuestions(
  post: (message: ToWorker) => void,
  setTimer: (run: () => void, milliseconds: number) => () => void,
) {
  const explained = askWorker<string, Explanation>((run, id) => post({ kind: 'explain', run, id }), setTimer);
  const named = askWorker<undefined, readonly KnownName[]>((run) => post({ kind: 'names', run }), setTimer);
  const typeset = askWorker<string, TypesetLine>((run, id) => post({ kind: 'typeset', run, id }), setTimer);
  return {
    ask: {
      explain: explained.ask,
      names: async (): Promise<readonly KnownName[]> => (await named.ask(undefined)) ?? [],
      typeset: typeset.ask,
    },
    hear: (message: FromWorker): void => {
      if (message.kind === 'explained') explained.answer(message.run, message.explanation);
      if (message.kind === 'named') named.answer(message.run, message.names);
      if (message.kind === 'typeset') typeset.answer(message.run, message.line);
    },
    /** The worker is ended: nobody answers any more. */
    giveUp: (): void => {
      explained.giveUp();
      named.giveUp();
      typeset.giveUp();
    },
  };
}
