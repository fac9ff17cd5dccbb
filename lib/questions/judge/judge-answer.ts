import { definitionIn, putDefinitions } from '@/lib/math/answers/put-definitions';
import type { GivenAnswer } from '@/lib/questions/answer';
import { judgeChoice } from '@/lib/questions/judge/judge-choice';
import { judgeFormula } from '@/lib/questions/judge/judge-formula';
import { judgeNumber } from '@/lib/questions/judge/judge-number';
import { judgeText } from '@/lib/questions/judge/judge-text';
import { toVerdict, unreadable, type Judged } from '@/lib/questions/judge/judged';
import type { QuestionText } from '@/lib/questions/question';
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
  const put = (text: string) => putDefinitions(text, definitionsOf(keyed), question.settings.decimalSign);
  const body = put(bodyOf(given.typed, question.kind, expected));
  if (question.kind === 'number') return judgeNumber(keyed, expected, body);
  const { name, text } = expected;
  // An equation is compared with the whole line of the key.
  const isEquation = name !== undefined && body.includes('=');
  return judgeFormula(keyed, isEquation ? { text: `${name} = ${text}` } : expected, body);
}

/** An answer without the name before it: `F = 3 N` is 3 N, and `E = m c^2` is what E is asked to be. */
function bodyOf(
  typed: string,
  kind: QuestionText['kind'],
  { name, text }: { name?: string | undefined; text: string },
): string {
  const defined = kind === 'solutions' ? null : definitionIn(typed);
  if (!defined) return typed;
  const isMeant = name === undefined ? !text.includes(defined.name) : name === defined.name;
  return kind === 'number' || isMeant ? defined.source : typed;
}
