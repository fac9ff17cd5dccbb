import type { Key } from '@/lib/questions/key';
import type { QuestionText } from '@/lib/questions/question';
import { toVerdict, unreadable, type Judged } from '@/lib/questions/judge/judged';

type Offer = Pick<QuestionText, 'choices' | 'several'>;

/** Marks what was chosen: of several, each wrong one takes a right one back. */
export function judgeChoice({ choices, several }: Offer, { right }: Key, chosen: readonly string[]): Judged {
  const ids = [...new Set(chosen)].sort();
  const isOffered = ids.every((id) => choices.some((choice) => choice.id === id));
  if (!isOffered || (!several && ids.length !== 1)) return unreadable('');
  const says = ids.join('+');
  const found = ids.filter((id) => right.includes(id)).length;
  if (right.length === 0)
    return { outcome: 'judged', verdict: toVerdict({ parts: { value: 'open' } }), says };
  const credit = several ? Math.max(0, (2 * found - ids.length) / right.length) : Number(found === 1);
  const isRight = several ? found === right.length && ids.length === right.length : found === 1;
  const verdict = toVerdict({ parts: { value: isRight ? 'right' : 'wrong' } });
  const isPartly = !isRight && credit > 0;
  return {
    outcome: 'judged',
    verdict: isPartly ? { ...verdict, state: 'partly', credit } : verdict,
    says,
  };
}
