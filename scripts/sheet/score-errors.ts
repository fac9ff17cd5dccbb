import { answerRequest } from './answer-request';

/** What we want of an input of `math-errors.json`: an error with a place, or a value where we read more than mathjs. */
export type WantedPlace = { input: string } & (
  | { class: string; start: number; length: number }
  | { shown: string | null }
);

/** Why a row is missed; null for a hit. */
export function judgePlace(wanted: WantedPlace): string | null {
  const answer = answerRequest({ id: wanted.input, input: wanted.input });
  const cell = 'cells' in answer ? answer.cells.at(-1) : undefined;
  if (!cell) return 'no cell';
  const { error, shown } = cell;
  if ('shown' in wanted)
    return error === null && shown === wanted.shown ? null : `${shown ?? ''} ${error?.message ?? ''}`;
  if (!error) return `no error: ${shown ?? ''}`;
  const isRight =
    error.class === wanted.class && error.start === wanted.start && error.length === wanted.length;
  return isRight ? null : `${error.class} at ${error.start}, ${error.length}`;
}
