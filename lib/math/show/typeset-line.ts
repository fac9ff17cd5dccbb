import type { Statement } from '../read/node';
import { markedLineTex } from './statement-tex';
import { lineWords } from './words/line-words';

/** What a page needs of a line that it sets, beside its TeX: only for lines in view, so nobody computes it before. */
export type TypesetLine = {
  /** The line in words, for a screen reader. */
  words: string;
  /** Its TeX with `\htmlData` around each part: from where to where it was typed. Null for what has no TeX. */
  marked: string | null;
};

export const typesetLine = (statements: readonly Statement[]): TypesetLine => ({
  words: lineWords(statements),
  marked: markedLineTex(statements),
});
