import type Katex from 'katex';
import { safeTex } from '@/lib/math/show/safe-tex';
import { orGap, statementGap } from '@/lib/math/show/tex-parts';

/** Loaded once for all sheets of a page. */
let katex: typeof Katex | null = null;

/** A set line is kept by its TeX, so that scrolling back and a moving slider set nothing twice. */
const kept = new Map<string, HTMLElement>();
const mostKept = 1_000;

export const isTypesetterHere = (): boolean => katex !== null;

/** Rejects where it cannot be fetched. */
export async function loadTypesetter(): Promise<void> {
  katex ??= (await import('katex')).default;
}

/** Whether it can be drawn without setting it again. */
export const isKept = (tex: string): boolean => kept.has(tex);

/** Draws a line or a result of the engine in an element. The typesetter has to be here. */
export function drawTex(tex: string, place: HTMLElement): void {
  const known = kept.get(tex) ?? setParts(tex, false);
  kept.delete(tex);
  kept.set(tex, known);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  place.replaceChildren(...known.cloneNode(true).childNodes);
}

/** The same off the page, with a mark around each part that says where it was typed. */
export const drawMarked = (marked: string): HTMLElement => setParts(marked, true);

/** The statements of a line stand apart, and the solutions of an equation with a word between them. */
function setParts(tex: string, isMarked: boolean): HTMLElement {
  const whole = document.createElement('span');
  for (const [at, statement] of tex.split(statementGap).entries()) {
    if (at > 0) whole.append(spanOf('set-gap', ' '));
    const part = spanOf('set-part', '');
    whole.append(part);
    for (const [place, solution] of statement.split(orGap).entries()) {
      if (place > 0) part.append(spanOf('set-or', ' or '));
      part.append(setOne(solution, isMarked));
    }
  }
  return whole;
}

function spanOf(className: string, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}

/** Marks carry places alone: they come from our engine, which makes every typed sign plain. */
function setOne(tex: string, isMarked: boolean): HTMLElement {
  const span = document.createElement('span');
  katex?.render(`\\displaystyle ${tex}`, span, {
    ...safeTex,
    throwOnError: false,
    ...(isMarked && { trust: ({ command }) => command === '\\htmlData' }),
  });
  return span;
}
