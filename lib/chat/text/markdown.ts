import MarkdownIt, { type MarkdownIt as Markdown, type StateBlock } from 'markdown-it';
import { readAddress } from './address';
import { readCalculation, readCalculationLine } from './calculation-rules';
import { readEmphasisAtWords } from './emphasis-rules';
import { readFormula, readFormulaBlock, readLatex } from './formula-rules';
import { readMention } from './mention-rule';
import { messageLimits } from './message-limits';
import { keepSignLines } from './sign-lines';

/** Markdown as messages have it. Its tokens are read; its own HTML is never asked for. */
export const markdown = createMarkdown();

function createMarkdown(): Markdown {
  const own = new MarkdownIt({ breaks: true, linkify: true });
  // A row of signs or an indent in a chat is rarely meant as a mark, and there is no HTML whose entities could be read.
  own.disable(['table', 'code', 'reference', 'html_block', 'lheading', 'html_inline', 'entity']);
  own.normalizeLink = (typed) => readAddress(typed) ?? '';
  own.validateLink = (address) => address !== '';
  // Only what names its scheme becomes a link, so "see node.js" does not.
  own.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

  keepSignLines(own);
  readEmphasisAtWords(own);

  const interrupts = { alt: ['paragraph', 'blockquote', 'list'] };
  own.block.ruler.before('fence', 'deep', readDeepLines);
  own.block.ruler.before('fence', 'formula', readFormulaBlock, interrupts);
  own.block.ruler.before('fence', 'calculation', readCalculationLine, interrupts);
  own.inline.ruler.before('escape', 'latex', readLatex);
  own.inline.ruler.before('backticks', 'formula', readFormula);
  own.inline.ruler.before('backticks', 'calculation', readCalculation);
  own.inline.ruler.before('backticks', 'mention', readMention);
  return own;
}

/** Below the deepest quote or list, lines are plain text: markdown-it would drop them. */
function readDeepLines(state: StateBlock, startLine: number, endLine: number, isSilent: boolean): boolean {
  if (isSilent || state.level < messageLimits.depth) return false;
  const token = state.push('plain', '', 0);
  token.content = state.getLines(startLine, endLine, state.blkIndent, false).trim();
  state.line = endLine;
  return true;
}
