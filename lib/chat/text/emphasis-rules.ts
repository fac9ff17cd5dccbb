import type { MarkdownIt as Markdown } from 'markdown-it';
import { closesWord, multiplies, opensWord } from '@/lib/math/prose/mark-or-sign';

/** How far around a mark its neighbours are read. */
const reach = 40;
const star = 42;

/** Marks of emphasis open and close only at the edges of words, so the signs of `2*3*4` stay. */
export function readEmphasisAtWords(own: Markdown) {
  own.inline.State = class extends own.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const { length } = super.scanDelims(start, canSplitWord);
      const end = start + length;
      const before = this.src.slice(Math.max(0, start - reach), start);
      const after = this.src.slice(end, Math.min(this.posMax, end + reach));
      const canOpen =
        opensWord(before, after) &&
        !(this.src.charCodeAt(start) === star && this.isSign(before, end, length));
      return { can_open: canOpen, can_close: closesWord(before, after), length };
    }

    /** Whether stars multiply: without their like in the line that closes, too. */
    private isSign(before: string, from: number, length: number): boolean {
      const next = this.src.indexOf('*', from);
      if (next === -1 || next >= this.posMax) return false;
      const behind = this.src.slice(next, Math.min(this.posMax, next + reach)).replace(/^\*+/u, '');
      return multiplies(before, this.src.slice(from, next), behind) || !hasCloser(this.src, from, length);
    }
  };
}

/** So many runs of stars are looked at: more of them in a line are no marks. */
const mostRuns = 20;
const runs = /\*+|\n/gu;

/** Whether a run of so many stars closes in the same line. A run of three or more can close any. */
function hasCloser(src: string, from: number, length: number): boolean {
  runs.lastIndex = from;
  for (let count = 0; count < mostRuns; count += 1) {
    const found = runs.exec(src);
    if (found === null || found[0] === '\n') return false;
    const [run] = found;
    const end = found.index + run.length;
    const isLike = run.length === length || run.length > 2 || length > 2;
    if (
      isLike &&
      closesWord(src.slice(Math.max(0, found.index - reach), found.index), src.slice(end, end + reach))
    )
      return true;
  }
  return false;
}
