import MarkdownIt, { type MarkdownIt as Markdown, type StateBlock } from 'markdown-it';
import { isComparison, isSignOfValue, isSum } from '@/lib/math/prose/mark-or-sign';
import { startOf } from './formula-rules';

type BlockRule = (state: StateBlock, startLine: number, endLine: number, isSilent: boolean) => boolean;

const bullet = /^[-+*](?=\s|$)/u;
const quote = /^>/u;
/** How many lines above a line are looked at: a column of numbers is short. */
const column = 20;

/** Lines that begin with a sign of arithmetic are no lists and no quotes. */
export function keepSignLines(own: Markdown) {
  const [list] = rulesNamed('list');
  const [blockquote] = rulesNamed('blockquote');
  if (!list || !blockquote) throw new Error('markdown-it has no rule for lists or quotes');
  const readList: BlockRule = (state, line, end, isSilent) =>
    !isSignLine(state, line, end) && list(state, line, end, isSilent);
  const readQuote: BlockRule = (state, line, end, isSilent) =>
    !isComparingLine(state, line, end) && blockquote(state, line, end, isSilent);
  own.block.ruler.at('list', readList, { alt: ['paragraph', 'reference', 'blockquote'] });
  own.block.ruler.at('blockquote', readQuote, { alt: ['paragraph', 'reference', 'blockquote', 'list'] });
}

function rulesNamed(name: string) {
  const { ruler } = new MarkdownIt().block;
  ruler.enableOnly([name]);
  return ruler.getRules('');
}

function isSignLine(state: StateBlock, line: number, endLine: number): boolean {
  const text = textOf(state, line);
  // A list shows no zeros before its numbers.
  if (/^0\d+[.)]/u.test(text)) return true;
  const [sign] = bullet.exec(text) ?? [];
  if (sign === undefined) return false;
  const value = text.replace(/^(?:[-+*]\s+)+/u, '').replace(bullet, '');
  if (isSum(value) && followsSum(state, line)) return true;
  return (
    isSignOfValue(value) && !hasNeighbour(state, line, endLine, (other) => bullet.exec(other)?.[0] === sign)
  );
}

function isComparingLine(state: StateBlock, line: number, endLine: number): boolean {
  const text = textOf(state, line);
  if (!quote.test(text) || !isComparison(text.replace(/^[>\s]+/u, ''))) return false;
  return !hasNeighbour(state, line, endLine, (other) => quote.test(other));
}

/** Whether a line before or behind, without an end of the block between them, is one more of its kind. */
function hasNeighbour(
  state: StateBlock,
  line: number,
  endLine: number,
  isOne: (text: string) => boolean,
): boolean {
  for (let at = line - 1; at >= 0 && !state.isEmpty(at); at -= 1)
    if (isOne(wholeLine(state, at))) return true;
  for (let at = line + 1; at < endLine; at += 1) {
    const text = wholeLine(state, at);
    if (isOne(text)) return true;
    if (text !== '' && state.isEmpty(at - 1)) return false;
  }
  return false;
}

function followsSum(state: StateBlock, line: number): boolean {
  for (let at = line - 1; at >= Math.max(0, line - column); at -= 1) {
    const text = wholeLine(state, at);
    if (!bullet.test(text)) return isSum(text);
  }
  return false;
}

/** A line behind the marks of what it stands in. */
const textOf = (state: StateBlock, line: number) => state.src.slice(startOf(state, line), state.eMarks[line]);

/** A line with the bullet of its own item, which markdown-it passes over while it reads the item. */
const wholeLine = ({ src, bMarks, eMarks }: StateBlock, line: number) =>
  src.slice(bMarks[line], eMarks[line]).trimStart();
