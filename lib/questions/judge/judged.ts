import type { PartState, Verdict } from '@/lib/questions/verdict';

/** What became of an answer. One that cannot be read is no try. */
export type Judged =
  | { outcome: 'unreadable'; reason: string }
  | {
      outcome: 'judged';
      verdict: Verdict;
      /** What the answer says, in one form: the same for answers that say the same. */
      says: string;
    };

export const unreadable = (reason: string): Judged => ({ outcome: 'unreadable', reason });

/** What a wrong part costs, where the value is right. */
const costs = { value: 0, unit: 0.5, figures: 0.8, form: 0.8 };

type Found = Omit<Verdict, 'state' | 'credit'>;

/**
 * The verdict that follows from the parts. What is wrong anywhere does not become open by another part, and what is
 * open counts against nobody.
 */
export function toVerdict(found: Found): Verdict {
  const { parts } = found;
  const states: readonly (PartState | undefined)[] = Object.values(parts);
  if (parts.value === 'wrong') return { ...found, state: 'wrong', credit: 0 };
  if (states.includes('open') || parts.value === undefined) return { ...found, state: 'open', credit: 0 };
  const isRight = !states.includes('wrong');
  return { ...found, state: isRight ? 'right' : 'partly', credit: isRight ? 1 : creditOf(parts) };
}

const creditOf = (parts: Verdict['parts']): number =>
  Object.entries(costs).reduce(
    (credit, [part, cost]) => (parts[part as keyof typeof costs] === 'wrong' ? credit * cost : credit),
    1,
  );
