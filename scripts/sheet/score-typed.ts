import { answerRequest } from './answer-request';
import { judgeRow, type OracleRow } from './score-oracle';

/** How a typed line was answered: as people expect, refused with a sentence, or with another value. */
export type TypedOutcome = { outcome: 'right' | 'refused' | 'other'; why: string };

/** Judges a row of `typed-lines.json`: what people type in other calculators, with what those show. */
export function judgeTyped(row: OracleRow): TypedOutcome {
  const answer = answerRequest(row);
  const cell = 'cells' in answer ? answer.cells.at(-1) : undefined;
  const { error = null, shown = null } = cell ?? {};
  if (row.expect.kind === 'error')
    return error === null ? { outcome: 'other', why: shown ?? '' } : { outcome: 'right', why: error.message };
  if (error !== null) return { outcome: 'refused', why: error.message };
  const why = row.expect.kind === 'text' ? judgeText(shown, String(row.expect.value)) : judgeRow(row);
  return why === null ? { outcome: 'right', why: '' } : { outcome: 'other', why };
}

/** A text has to stand in what is shown, however blanks and signs are set; of `±√2` one sign is wanted. */
function judgeText(shown: string | null, wanted: string): string | null {
  const plain = (text: string) => text.replaceAll('−', '-').replaceAll('√', 'sqrt').replace(/[\s±]/g, '');
  return plain(shown ?? '').includes(plain(wanted)) ? null : (shown ?? 'nothing');
}
