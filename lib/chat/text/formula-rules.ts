import type { StateBlock, StateInline } from 'markdown-it';

/**
 * `$…$` and `$$…$$` within a line, by pandoc's rule: no blank behind the first dollar or before the last one, and no
 * digit behind the last one. So *$5 and $10* stays text.
 */
export function readFormula(state: StateInline, isSilent: boolean): boolean {
  const { src, pos } = state;
  // The second dollar of a pair that opens nothing opens nothing either.
  if (src[pos] !== '$' || src[pos - 1] === '$') return false;
  const markup = src[pos + 1] === '$' ? '$$' : '$';
  const from = pos + markup.length;
  const end = markup === '$' ? findEnd(state, from) : src.indexOf('$$', from);
  const tex = src.slice(from, Math.max(end, from)).trim();
  if (tex === '') return false;
  if (!isSilent) {
    const token = state.push('formula', '', 0);
    token.content = tex;
    token.markup = markup;
  }
  state.pos = end + markup.length;
  return true;
}

function findEnd({ src, posMax }: StateInline, from: number): number {
  if (isBlank(src[from])) return -1;
  for (let at = from; at < posMax; at += 1) {
    const sign = src[at];
    if (sign === '\n') return -1;
    if (sign === '\\') at += 1;
    else if (sign === '$' && !isBlank(src[at - 1]) && !/\d/u.test(src[at + 1] ?? '')) return at;
  }
  return -1;
}

const isBlank = (sign: string | undefined) => sign === ' ' || sign === '\t' || sign === '\n';

/** `\(…\)` and `\[…\]` within a line, as LaTeX writes them. */
export function readLatex(state: StateInline, isSilent: boolean): boolean {
  const { src, pos, posMax } = state;
  const markup = src.slice(pos, pos + 2);
  const close = latexClose[markup];
  if (close === undefined) return false;
  const end = src.indexOf(close, pos + 2);
  if (end === -1 || end >= posMax) return false;
  const tex = src.slice(pos + 2, end).trim();
  if (tex === '') return false;
  if (!isSilent) {
    const token = state.push('formula', '', 0);
    token.content = tex;
    token.markup = markup;
  }
  state.pos = end + 2;
  return true;
}

const latexClose: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]' };

/** The sign behind a formula, for the one before it. */
export const closeOf = (open: string): string => latexClose[open] ?? open;

/** Whether a formula between these signs stands on a line of its own. */
export const isBlockMarkup = (open: string): boolean => open === '$$' || open === '\\[';

/**
 * `$$…$$` or `\[…\]` that begins and ends with a line, without an empty line in it. Marks of Markdown mean nothing
 * inside.
 */
export function readFormulaBlock(
  state: StateBlock,
  startLine: number,
  endLine: number,
  isSilent: boolean,
): boolean {
  const { src, eMarks } = state;
  const from = startOf(state, startLine);
  const markup = src.slice(from, from + 2);
  if (!isBlockMarkup(markup)) return false;
  const end = src.indexOf(closeOf(markup), from + 2);
  if (end === -1) return false;
  let line = startLine;
  while ((eMarks[line] ?? 0) < end) {
    line += 1;
    if (line >= endLine || state.isEmpty(line) || (state.sCount[line] ?? 0) < state.blkIndent) return false;
  }
  if (state.skipSpacesBack(eMarks[line] ?? 0, end) !== end + 2) return false;
  const tex = state
    .getLines(startLine, line + 1, state.blkIndent, false)
    .trim()
    .slice(2, -2)
    .trim();
  if (tex === '') return false;
  if (!isSilent) {
    const token = state.push('formula', '', 0);
    token.content = tex;
    token.markup = markup;
    state.line = line + 1;
  }
  return true;
}

/** Where the text of a line begins, behind the marks of what it stands in. */
export const startOf = ({ bMarks, tShift }: StateBlock, line: number): number =>
  (bMarks[line] ?? 0) + (tShift[line] ?? 0);
