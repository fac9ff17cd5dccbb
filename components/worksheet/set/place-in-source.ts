import { drawMarked, isTypesetterHere } from '@/components/worksheet/set/draw-tex';
import { textsIn, type NearestSign } from '@/components/worksheet/set/nearest-sign';

/**
 * The place in the typed text of what was pointed at in the set formula. The formula is set once more with marks, off
 * the page: the signs are the same, and each knows from where to where it was typed.
 */
export function placeInSource(marked: string, { before, isRight }: NearestSign): number | null {
  if (!isTypesetterHere()) return null;
  const signs = textsIn(drawMarked(marked)).flatMap((node) => {
    const part = node.parentElement?.closest<HTMLElement>('[data-from]') ?? null;
    return Array.from({ length: node.length }, () => part);
  });
  const part = signs[before] ?? null;
  if (part === null) {
    // A sign such as + or a bracket: the caret goes behind the part before it.
    const last = signs.slice(0, before).findLast((one) => one !== null);
    return last ? placeOf(last, 'to') : 0;
  }
  const first = signs.indexOf(part);
  const count = signs.lastIndexOf(part) - first + 1;
  const [from, to] = [placeOf(part, 'from'), placeOf(part, 'to')];
  return from + Math.round(((to - from) * (before - first + (isRight ? 1 : 0))) / count);
}

const placeOf = (part: HTMLElement, edge: 'from' | 'to'): number => Number(part.dataset[edge] ?? 0);
