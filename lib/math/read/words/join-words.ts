import { isKeyword } from '../cursor';
import type { Token } from '../token';
import { phrases, type Phrase } from './phrases';
import { joinTimes, type JoinedWords } from './join-times';
import { withTimes } from './end-words';
import { withRoots } from './ordinal-roots';
import { smallFirstWord } from './first-words';
import { endsOperand } from './ends-operand';
import { mayHoldFunction, withFactorsBefore } from '../doubts/functions-behind-names';
import { isGluedFunction, withFunctions } from './glued-functions';

const starts = new Map<string, Phrase[]>();
for (const phrase of phrases) {
  const [first = ''] = phrase.words;
  starts.set(first, [...(starts.get(first) ?? []), phrase]);
}

const isPhrase = (word: string) => starts.has(word);

/** Reads words that people say for signs (`5 plus 3`, `half of 10`) and times as people write them. */
export function joinWords(sentence: readonly Token[], names: ReadonlySet<string>): JoinedWords {
  if (sentence.every(isPlain)) return { tokens: [...sentence], words: new Set() };
  const words = new Set<string>();
  const cut = sentence.map((token, at) => {
    const small = smallFirstWord(sentence, at, isPhrase);
    if (small === null || names.has(token.text)) return token;
    words.add(token.text);
    return { ...token, text: small };
  });
  const parted = cut.some(mayHoldFunction) ? withFactorsBefore(cut, words, names) : cut;
  const typed = withRoots(parted.some(isGluedFunction) ? withFunctions(parted, words, names) : parted);
  if (!typed.some(({ text }) => starts.has(text)))
    return joinTimes(withTimes(typed, words, names), words, names);
  const tokens: Token[] = [];
  let isQuestion = false;
  for (let at = 0; at < typed.length;) {
    const phrase = phraseAt(typed, at, tokens, names);
    if (!phrase) {
      const token = typed[at];
      if (token && !(isQuestion && isLastSign(typed, at))) tokens.push(token);
      at += 1;
      continue;
    }
    for (const word of phrase.words) if (/^\p{L}/u.test(word)) words.add(word);
    isQuestion ||= phrase.stand === 'first';
    tokens.push(...placed(phrase, typed, at));
    at += phrase.words.length;
  }
  return joinTimes(withTimes(tokens, words, names), words, names);
}

/** Words that mean something only beside other tokens. */
const special = new Set([
  'per',
  'x',
  'X',
  'log',
  'logarithm',
  'root',
  'rd',
  'th',
  'power',
  'C',
  'P',
  'd',
  'h',
  'hr',
  'hrs',
  'hour',
  'hours',
]);

/** Whether nothing is read as a word from here: most lines have none, and a sheet has many lines. */
function isPlain(token: Token, at: number, all: readonly Token[]): boolean {
  const { kind, text, start } = token;
  if (kind === 'operator') return text !== ':';
  if (kind !== 'name') return true;
  if (text.length > 2 && (isGluedFunction(token) || mayHoldFunction(token))) return false;
  if (smallFirstWord(all, at, isPhrase) !== null) return false;
  const before = all[at - 1];
  const isGlued = before?.kind === 'number' && before.end === start && /\d/.test(text);
  return !isGlued && !starts.has(text) && !special.has(text);
}

/** The question mark behind `what is 2 + 3?`. */
const isLastSign = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === '?' && ['end', 'line'].includes(tokens[at + 1]?.kind ?? 'end');

function phraseAt(
  typed: readonly Token[],
  at: number,
  before: readonly Token[],
  names: ReadonlySet<string>,
): Phrase | null {
  const token = typed[at];
  const found = token && (token.kind === 'name' || token.text === '%') ? starts.get(token.text) : undefined;
  if (!found) return null;
  const last = before.at(-1);
  const isBehind = last !== undefined && endsOperand(last);
  const isFirst = last === undefined || last.kind === 'line';
  const isNumber = last?.kind === 'number';
  const isPercent = last?.text === '%';
  const stands = {
    behind: isBehind,
    number: isNumber,
    percent: isPercent,
    first: isFirst,
    before: !isBehind,
  };
  const fits = ({ words, stand }: Phrase) => {
    if (!stands[stand]) return false;
    const isSaid = words.every((word, by) => typed[at + by]?.text === word && !names.has(word));
    const after = typed[at + words.length];
    const isCall = words.length === 1 && after?.text === '(' && !after.isSpaced;
    return isSaid && (!['before', 'first'].includes(stand) || (opensOperand(after) && !isCall));
  };
  return found.find(fits) ?? null;
}

/** Whether an operand can begin here, so that the words before it are no name: not in `twice = 2`. */
const opensOperand = (token: Token | undefined) =>
  token !== undefined &&
  (['number', 'fraction', 'time', 'name'].includes(token.kind)
    ? !isKeyword(token)
    : ['(', '[', '|', '-', '⌊', '⌈'].includes(token.text));

function placed({ parts, words }: Phrase, typed: readonly Token[], at: number): Token[] {
  const [first, last] = [typed[at], typed[at + words.length - 1]];
  if (!first || !last) return [];
  const isPower = parts[0]?.[0] === 'power';
  return parts.map(([kind, text], by) => ({
    kind,
    text,
    start: first.start,
    end: last.end,
    isSpaced: by === 0 && !isPower && first.isSpaced,
  }));
}
