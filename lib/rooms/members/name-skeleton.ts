import unhomoglyph from 'unhomoglyph';
import { displayNameLength } from '@/lib/core/is-display-name';

/**
 * What a name looks like, whatever letters it is made of: confusable letters of Unicode (UTS 39) are mapped to one, and
 * width, marks, case and spaces are dropped. Small and capital letters are confusable with others, so there are two.
 */
function skeletonsOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC');
  const bare = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}\s]/gu, '')
      .toLowerCase();
  return [bare(unhomoglyph(plain)), bare(unhomoglyph(plain.toLowerCase()))];
}

/**
 * The name under which a newcomer stands beside others: their own, or with a number where it looks like the name of
 * somebody there. So nobody passes for another.
 */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.flatMap(skeletonsOf));
  const isFree = (candidate: string) => skeletonsOf(candidate).every((skeleton) => !taken.has(skeleton));
  let candidate = name;
  for (let number = 2; !isFree(candidate); number += 1) candidate = numbered(name, number);
  return candidate;
}

function numbered(name: string, number: number): string {
  const end = ` (${number})`;
  return `${Array.from(name)
    .slice(0, displayNameLength - end.length)
    .join('')
    .trimEnd()}${end}`;
}
