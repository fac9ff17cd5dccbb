import type { ParseError } from 'katex';
import { keepPercents, safeTex } from '@/lib/math/show/safe-tex';

/** The part of a formula that cannot be typeset, and why in KaTeX's words; they are empty where it gives none. */
export type TexFault = { start: number; length: number; reason: string };

/** Draws a formula in an element. Where that cannot be, the element is left empty. */
export type Typesetter = (tex: string, place: HTMLElement, isBlock: boolean) => TexFault | null;

/** No line or gap is larger (em): a message is no drawing board. */
const maxSize = 6;

/** Loaded once for all messages of a page. */
let here: Typesetter | null = null;

/** The typesetter, if it is loaded: what is scrolled into sight is then drawn at once. */
export const typesetterNow = (): Typesetter | null => here;

/** Rejects where it cannot be fetched. */
export async function loadTypesetter(): Promise<Typesetter> {
  const { default: katex } = await import('katex');
  here ??= (tex, place, isBlock) => {
    try {
      katex.render(keepPercents(tex), place, {
        ...safeTex,
        maxSize,
        displayMode: isBlock,
        throwOnError: true,
      });
      return null;
    } catch (cause) {
      place.textContent = '';
      return faultOf(cause instanceof katex.ParseError ? cause : null, tex);
    }
  };
  return here;
}

/** Without a place, as where marks lie too deep in each other, the whole formula is at fault. */
function faultOf(cause: ParseError | null, tex: string): TexFault {
  if (cause?.position === undefined) return { start: 0, length: tex.length, reason: cause?.rawMessage ?? '' };
  // At the end of a formula something is missing, so its last sign is marked.
  const start = Math.min(typedPlace(tex, cause.position), tex.length - 1);
  const place = tex.slice(start, start + cause.length).trimEnd();
  return { start, length: Math.max(place.length, 1), reason: cause.rawMessage };
}

/** Where a place of the TeX with its percents was typed. */
function typedPlace(tex: string, position: number): number {
  let at = 0;
  while (at < tex.length && keepPercents(tex.slice(0, at)).length < position) at += 1;
  return at;
}
