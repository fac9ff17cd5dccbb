import { MathError } from '../errors/math-error';
import type { Cursor } from './cursor';
import type { BoundForm, Node } from './node';
import type { Token } from './token';

const forms: Readonly<Record<string, BoundForm>> = {
  sum: 'sum',
  '∑': 'sum',
  product: 'product',
  prod: 'product',
  '∏': 'product',
  integrate: 'integrate',
  integral: 'integrate',
  '∫': 'integrate',
  limit: 'limit',
  lim: 'limit',
  derivative: 'derivative',
  diff: 'derivative',
};

/**
 * The variable of `sum(k^2, k, 1, 10)`: the second argument, when it is a name alone, the body has it and the number of
 * arguments fits; null for a plain call.
 */
function boundVariable(cursor: Cursor, form: BoundForm): string | null {
  const args: Token[][] = [[]];
  let depth = 0;
  for (let ahead = 0; ; ahead++) {
    const token = cursor.peek(ahead);
    if (token.kind === 'end' || token.kind === 'line') break;
    if (token.kind === 'operator' && ')]}'.includes(token.text)) depth -= 1;
    if (depth === 0 && ahead > 0) break;
    if (depth === 1 && isSeparator(cursor, token)) args.push([]);
    else if (depth > 0) args.at(-1)?.push(token);
    if (token.kind === 'operator' && '([{'.includes(token.text)) depth += 1;
  }
  const [body, variable] = args;
  const name = variable?.length === 1 && variable[0]?.kind === 'name' ? variable[0].text : null;
  if (name === null || !counts[form].includes(args.length)) return null;
  const isMade = form === 'sum' || form === 'product';
  return !isMade || body?.some(({ text }) => text === name) === true ? name : null;
}

/** How many arguments a form has. */
const counts: Readonly<Record<BoundForm, readonly number[]>> = {
  sum: [4],
  product: [4],
  integrate: [2, 4],
  limit: [3],
  derivative: [2, 3],
};

const isSeparator = (cursor: Cursor, token: Token) =>
  token.text === ',' || (cursor.decimalSign === ',' && token.text === ';');

/** Reads a form that binds a variable, from its name on; null when the name is a plain function. */
export function readForm(cursor: Cursor): Node | null {
  const name = cursor.peek();
  const form = forms[name.text];
  if (cursor.isWord('d') && isLeibniz(cursor)) return readLeibniz(cursor);
  if (!form) return null;
  if (name.text === '∫' && !cursor.isOperator('(', 1)) return readIntegral(cursor);
  if (!cursor.isOperator('(', 1)) return null;
  const position = cursor.position;
  cursor.next();
  const variable = boundVariable(cursor, form);
  if (variable === null) {
    cursor.rewind(position);
    return name.text === '∫' ? readIntegral(cursor) : null;
  }
  const opened = cursor.next();
  const body = cursor.binding([variable], cursor.formula);
  takeSeparator(cursor);
  cursor.next();
  const bounds: Node[] = [];
  while (takeSeparator(cursor)) bounds.push(cursor.formula());
  const { end } = cursor.close(')', opened);
  const order = form === 'derivative' && bounds[0]?.type === 'number' ? bounds[0].value : 1;
  return { type: 'form', form, body, variable, bounds, order, start: name.start, end };
}

const takeSeparator = (cursor: Cursor) =>
  cursor.take(',') ?? (cursor.decimalSign === ',' ? cursor.take(';') : null);

/** `d/dx(…)`, without blanks before the variable. */
function isLeibniz(cursor: Cursor): boolean {
  const below = cursor.peek(2);
  return (
    cursor.isOperator('/', 1) && below.kind === 'name' && /^d\p{L}$/u.test(below.text) && !below.isSpaced
  );
}

function readLeibniz(cursor: Cursor): Node {
  const { start } = cursor.next();
  cursor.next();
  const variable = cursor.next().text.slice(1);
  const opened = cursor.take('(');
  if (!opened) {
    const { start: at, end } = cursor.peek();
    throw new MathError('syntax', 'Put what is to be differentiated in brackets.', { start: at, end });
  }
  const body = cursor.binding([variable], cursor.formula);
  const { end } = cursor.close(')', opened);
  return { type: 'form', form: 'derivative', body, variable, bounds: [], order: 1, start, end };
}

/** `∫ x² dx from 0 to 3`. */
function readIntegral(cursor: Cursor): Node {
  const sign = cursor.next();
  const variable = differentialAhead(cursor);
  if (variable === null)
    throw new MathError('syntax', 'An integral ends with its variable, such as dx.', sign);
  const body = cursor.binding([variable, `d${variable}`], () =>
    stripDifferential(cursor.formula(), variable),
  );
  const from = cursor.take('from') ? cursor.binding(['to'], cursor.formula) : null;
  const to = from && cursor.take('to') ? cursor.formula() : null;
  if (from === null || to === null)
    throw new MathError('not-supported', 'An integral needs its limits: … dx from 0 to 3.', {
      start: sign.start,
      end: cursor.previous?.end ?? sign.end,
    });
  return {
    type: 'form',
    form: 'integrate',
    body,
    variable,
    bounds: [from, to],
    order: 1,
    start: sign.start,
    end: to.end,
  };
}

function differentialAhead(cursor: Cursor): string | null {
  for (let ahead = 0; ; ahead++) {
    const token = cursor.peek(ahead);
    if (token.kind === 'end' || token.kind === 'line') return null;
    const isLast = cursor.isWord('from', ahead + 1) || cursor.peek(ahead + 1).kind === 'end';
    if (token.kind === 'name' && /^d\p{L}$/u.test(token.text) && isLast) return token.text.slice(1);
  }
}

/** Takes the factor `dx` off the end of what is integrated. */
function stripDifferential(node: Node, variable: string): Node {
  if (node.type === 'name' && node.name === `d${variable}`)
    return { type: 'number', value: 1, text: '1', start: node.start, end: node.end };
  if (node.type !== 'binary') return node;
  if (node.right.type === 'name' && node.right.name === `d${variable}` && node.operator === '*')
    return node.left;
  return { ...node, right: stripDifferential(node.right, variable) };
}
