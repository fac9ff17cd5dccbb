import { MathError } from '../../errors/math-error';
import { isBuiltIn } from '../../functions/built-in-names';
import type { Token } from '../../read/token';

/** A factor, or a function with its operand, in a word such as `xsin2x`. */
type Part = { kind: 'name' | 'number'; text: string };

const circular = 'arcsin|arccos|arctan|sinh|cosh|tanh|sin|cos|tan|sec|csc|cot';
const oneFunction = `(?:${circular}|ln|lg|log)`;
const greek = '\\p{Script=Greek}';
const variables = '[xyztuvθφαβω]';
const letter = '\\p{L}(?:_?\\d+)?';
const operand = `\\d*${letter}`;
const withOperand = new RegExp(`^(${oneFunction})(\\d*)((?:${letter})?)(?=$|${oneFunction})`, 'u');

/** Words that are no words of a language: `2sinxcosx`, `xlnx`, `lnab`, `sinA`; but `using` and `stand` are. */
const shapes = [
  new RegExp(`^(?:${letter})?(?:${oneFunction}${operand}){2,}$`, 'u'),
  new RegExp(`^(?:${letter})?${oneFunction}\\d*${variables}$`, 'u'),
  new RegExp(`^(?:${letter}){0,3}${oneFunction}\\d*(?:[xyz\\p{Lu}]|${greek})(?:_?\\d+|t)?$`, 'u'),
  /^ln(?:\d+\p{L}?|\p{L}{1,2})$/u,
  /^lo?g[a-df-hj-np-rt-zA-Z]$/,
  /^(?:sin|cos|tan)[ab]$/,
];
const called = new RegExp(
  `^((?:${letter}){1,3}|(?:${oneFunction}${operand})+)(${oneFunction}|exp|sqrt|abs)$`,
  'u',
);
const firstLetter = new RegExp(`^${letter}`, 'u');
const spaced = new RegExp(`^(${variables})(${oneFunction})$`, 'u');

/**
 * Reads words in which letters and functions stand side by side, as pupils write them: `xsinx` is x times sin x. A name
 * of the sheet stays one; `said` gets what was read so.
 */
export function withGluedFunctions(
  tokens: readonly Token[],
  names: ReadonlySet<string>,
  said: Set<string>,
): Token[] {
  return tokens.flatMap((token, at) => {
    const { kind, text, start, end } = token;
    if (kind !== 'name' || text.length < 3 || names.has(text) || isBuiltIn(text)) return [token];
    if (/^log(?:2|10)\p{L}/u.test(text)) throw unclearBase(token);
    const parts = partsOf(text, tokens[at + 1]);
    if (parts === null) return [token];
    said.add(text);
    // A lowered index takes another number of places than its name.
    const isAsTyped = end - start === text.length;
    let from = start;
    return parts.map((part, index): Token => {
      const place = isAsTyped ? { start: from, end: from + part.text.length } : { start, end };
      from = place.end;
      const isBehindDigits = index > 0 && parts[index - 1]?.kind === 'number';
      return { ...part, ...place, isSpaced: index === 0 ? token.isSpaced : !isBehindDigits };
    });
  });
}

function partsOf(text: string, next: Token | undefined): Part[] | null {
  const isOpened = next?.text === '(' || next?.text === '^' || next?.kind === 'power';
  const [, before, name] = (isOpened && !next.isSpaced ? called.exec(text) : spacedCall(text, next)) ?? [];
  if (before !== undefined && name !== undefined)
    return [...factorsAndFunctions(before), { kind: 'name', text: name }];
  const isGlued = text !== 'cost' && shapes.some((shape) => shape.test(text));
  return isGlued ? factorsAndFunctions(text) : null;
}

/** `xsin x`. */
const spacedCall = (text: string, next: Token | undefined) =>
  next?.isSpaced === true && (next.kind === 'name' || next.kind === 'number') ? spaced.exec(text) : null;

function factorsAndFunctions(text: string): Part[] {
  const [all, name, digits = '', last = ''] = withOperand.exec(text) ?? [];
  if (all !== undefined && name !== undefined && digits + last !== '')
    return [
      { kind: 'name', text: name },
      ...(digits === '' ? [] : [{ kind: 'number' as const, text: digits }]),
      ...(last === '' ? [] : [{ kind: 'name' as const, text: last }]),
      ...(all.length === text.length ? [] : factorsAndFunctions(text.slice(all.length))),
    ];
  const product = /^(ln|sin|cos|tan)(\p{L}{2})$/u.exec(text);
  if (product) return product.slice(1).map((part): Part => ({ kind: 'name', text: part }));
  const [first = ''] = firstLetter.exec(text) ?? [];
  const rest = text.slice(first.length);
  return [{ kind: 'name', text: first }, ...(rest === '' ? [] : factorsAndFunctions(rest))];
}

const unclearBase = ({ text, start, end }: Token): MathError => {
  const [, base = '', of = ''] = /^log(\d+)(.*)$/u.exec(text) ?? [];
  const readings = `log_${base}(${of}) or log(${base}${of})`;
  return new MathError('syntax', `“${text}” can be ${readings}. Write one of them.`, { start, end });
};
