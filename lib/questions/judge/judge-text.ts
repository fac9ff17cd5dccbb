import type { Key } from '@/lib/questions/key';
import { toVerdict, type Judged } from '@/lib/questions/judge/judged';

/** A short text without what nobody means by it: case, blanks, a stop at the end. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[.!]+$/u, '')
    .trim();

/** A text that is none of the key is not decided: there are more ways to say it than anybody thinks of. */
export function judgeText({ texts }: Key, typed: string): Judged {
  const says = plainText(typed);
  const isRight = texts.some((text) => plainText(text) === says);
  return { outcome: 'judged', verdict: toVerdict({ parts: { value: isRight ? 'right' : 'open' } }), says };
}
