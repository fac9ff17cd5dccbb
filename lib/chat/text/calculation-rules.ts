import type { StateBlock, StateInline } from 'markdown-it';
import { startOf } from './formula-rules';

/** `{= 3 km / 12 min to km/h }` within a line. */
export function readCalculation(state: StateInline, isSilent: boolean): boolean {
  const { src, pos } = state;
  if (!src.startsWith('{=', pos)) return false;
  const end = src.indexOf('}', pos);
  const source = sourceOf(src.slice(pos + 1, Math.max(end, pos + 1)));
  if (source === null) return false;
  if (!isSilent) {
    const token = state.push('calculation', '', 0);
    token.content = source;
    token.markup = '{=';
  }
  state.pos = end + 1;
  return true;
}

/** A line that begins with `=`. */
export function readCalculationLine(
  state: StateBlock,
  startLine: number,
  _endLine: number,
  isSilent: boolean,
): boolean {
  const source = sourceOf(state.src.slice(startOf(state, startLine), state.eMarks[startLine]));
  if (source === null) return false;
  if (!isSilent) {
    const token = state.push('calculation', '', 0);
    token.content = source;
    token.markup = '=';
    state.line = startLine + 1;
  }
  return true;
}

/** What stands behind the sign of equality; an arrow, or a rule of such signs, calculates nothing. */
const sourceOf = (text: string): string | null =>
  /^=(?![=>])[^\S\n]*(\S[^\n]*)$/u.exec(text.trimEnd())?.[1] ?? null;
