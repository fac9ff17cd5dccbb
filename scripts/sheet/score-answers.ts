import { answerTested } from './compare-requests';

/** A row of `answer-tests.json`: a key, an answer, a test with its options, and what a right marking says. */
export type AnswerRow = {
  id: string;
  kind: string;
  test: string;
  expected?: string;
  given: string;
  options?: Readonly<Record<string, unknown>>;
  verdict: string;
  /** A choice of its author, which may be made differently. */
  convention?: string;
};

/** Why a row is missed; null for a hit. */
export function judgeAnswerRow(row: AnswerRow): string | null {
  const answer = answerTested(JSON.stringify(row));
  if ('error' in answer) return answer.error;
  return answer.verdict === row.verdict ? null : `${answer.verdict} ${answer.kind}: ${answer.reason}`;
}

/** Whether a miss is the worst one: a wrong yes that is no convention. */
export const isWrongYes = (row: AnswerRow, miss: string | null): boolean =>
  row.convention === undefined && miss?.startsWith('yes ') === true;
