import { putDefinitions } from '@/lib/math/answers/put-definitions';
import type { GivenAnswer } from '@/lib/questions/answer';
import { judgeChoice } from '@/lib/questions/judge/judge-choice';
import { judgeFormula } from '@/lib/questions/judge/judge-formula';
import { judgeNumber } from '@/lib/questions/judge/judge-number';
import { judgeText } from '@/lib/questions/judge/judge-text';
import { toVerdict, unreadable, type Judged } from '@/lib/questions/judge/judged';
import { definitionsOf, workOutKey, type KeyedQuestion } from '@/lib/questions/judge/work-out-key';

/**
 * Marks an answer by the key, part by part. The same on every machine. Where the key fails or a pair cannot be
 * decided, the verdict is open, never wrong. A poll has no verdict; it must not be asked about one.
 */
export function judgeAnswer(keyed: KeyedQuestion, given: GivenAnswer): Judged {
  const { question, key } = keyed;
  if ('chosen' in given) return judgeChoice(question, key, given.chosen);
  if (question.kind === 'choice' || question.kind === 'poll') return unreadable('');
  if (question.kind === 'text') return judgeText(key, given.typed);
  const expected = workOutKey(keyed);
  if (expected.fault !== undefined)
    return { outcome: 'judged', verdict: toVerdict({ parts: { value: 'open' } }), says: given.typed };
  const typed = putDefinitions(given.typed, definitionsOf(keyed), question.settings.decimalSign);
  const judge = question.kind === 'number' ? judgeNumber : judgeFormula;
  return judge(keyed, expected, typed);
}
