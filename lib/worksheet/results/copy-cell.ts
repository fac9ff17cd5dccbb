import type { CellResult } from '@/lib/math/sheet/cell-result';
import { saysMore } from '../says-more';
import { texOfShown } from './shown-tex';

type Copied = { source: string; result: CellResult | undefined };

const signOf = ({ kind, isRounded }: CellResult) =>
  kind === 'solutions' || kind === 'equation'
    ? ['\\;\\rightarrow\\;', '→']
    : isRounded
      ? [' \\approx ', '≈']
      : [' = ', '='];

/** A line with its result as TeX; the source where it has none. */
export function copyAsTex({ source, result }: Copied): string {
  if (!result || result.error !== null || result.tex === null) return source;
  const { shown, shownTex } = result;
  if (shown === null || !saysMore(source, result)) return result.tex;
  return `${result.tex}${signOf(result)[0] ?? ''}${shownTex ?? texOfShown(shown)}`;
}

/** A line with its result as one line of text. */
export function copyAsText({ source, result }: Copied): string {
  if (!result || result.error !== null || result.shown === null || !saysMore(source, result)) return source;
  return `${source} ${signOf(result)[1] ?? ''} ${result.shown}`;
}
