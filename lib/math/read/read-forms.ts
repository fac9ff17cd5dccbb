import type { Cursor } from './cursor';
import { isLeibniz, readLeibniz } from './read-leibniz';
import type { BoundForm, Node } from './node';
import type { Token } from './token';
import { impliedVariable, lengthUntil } from './words/look-ahead';
import { readWordForm } from './words/read-word-form';

const forms: ReadonlyMap<string, BoundForm> = new Map(
  Object.entries<BoundForm>({
    sum: 'sum',
    '∑': 'sum',
    Σ: 'sum',
    product: 'product',
    prod: 'product',
    '∏': 'product',
    Π: 'product',
    integrate: 'integrate',
    integral: 'integrate',
    int: 'integrate',
    '∫': 'integrate',
    limit: 'limit',
    lim: 'limit',
    derivative: 'derivative',
    diff: 'derivative',
    differentiate: 'derivative',
  }),
);

/** How many arguments a form has, with its variable as the second one and without it. */
const counts: Readonly<Record<BoundForm, { named: readonly number[]; implied: readonly number[] }>> = {
  sum: { named: [4], implied: [] },
  product: { named: [4], implied: [] },
  integrate: { named: [2, 4], implied: [1, 3] },
  limit: { named: [3], implied: [] },
  derivative: { named: [2, 3], implied: [1] },
};

/** How a form names its variable: `sum(k^2, k, 1, 10)`, `sum(k^2, k = 1..10)`, or not at all as `diff(x^2)`. */
type Variable = { name: string; isAs: 'argument' | 'range' | 'implied' };

/** The variable of the form whose bracket stands at the cursor; null for a plain call. */
function boundVariable(cursor: Cursor, form: BoundForm): Variable | null {
  const args = argumentsAhead(cursor);
  const [body = [], [variable, sign] = [], ...bounds] = args;
  const isName = variable?.kind === 'name';
  if (isName && args[1]?.length === 1 && counts[form].named.includes(args.length)) {
    const isMade = form === 'sum' || form === 'product';
    const isInBody = body.some(({ text }) => text === variable.text);
    return !isMade || isInBody ? { name: variable.text, isAs: 'argument' } : null;
  }
  if (isName && sign?.text === '=' && form !== 'derivative') {
    const hasDots = args[1]?.some(({ text }) => text === '..') === true;
    return bounds.length === (hasDots || form === 'limit' ? 0 : 1)
      ? { name: variable.text, isAs: 'range' }
      : null;
  }
  if (!counts[form].implied.includes(args.length) || goesOn(cursor)) return null;
  const { position } = cursor;
  cursor.next();
  const name = impliedVariable(cursor, body.length);
  cursor.rewind(position);
  return name === null ? null : { name, isAs: 'implied' };
}

/** Whether the bracket is only what a form in words begins with: `∫(x+1)dx from 0 to 1`. */
function goesOn(cursor: Cursor): boolean {
  const isStop = ({ kind, text }: Token) => kind === 'name' && (text === 'from' || /^d\p{L}$/u.test(text));
  return isStop(cursor.peek(lengthUntil(cursor, isStop)));
}

function argumentsAhead(cursor: Cursor): Token[][] {
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
  return args;
}

const isSeparator = (cursor: Cursor, token: Token) =>
  token.text === ',' || (cursor.decimalSign === ',' && token.text === ';');

/** Reads a form that binds a variable, from its name on; null when the name is a plain function. */
export function readForm(cursor: Cursor): Node | null {
  const name = cursor.peek();
  const form = forms.get(name.text);
  if (isLeibniz(cursor)) return readLeibniz(cursor);
  if (!form) return null;
  if (!cursor.isOperator('(', 1)) return readWordForm(cursor, form);
  const { position } = cursor;
  cursor.next();
  const found = boundVariable(cursor, form);
  if (found === null) {
    cursor.rewind(position);
    return readWordForm(cursor, form);
  }
  const opened = cursor.next();
  const body = cursor.binding([found.name], cursor.formula);
  const bounds = readBounds(cursor, found);
  const { end } = cursor.close(')', opened);
  const order = form === 'derivative' && bounds[0]?.type === 'number' ? bounds[0].value : 1;
  return { type: 'form', form, body, variable: found.name, bounds, order, start: name.start, end };
}

function readBounds(cursor: Cursor, { isAs }: Variable): Node[] {
  const bounds: Node[] = [];
  if (isAs !== 'implied') {
    takeSeparator(cursor);
    cursor.next();
  }
  if (isAs === 'range') {
    cursor.next();
    bounds.push(
      cursor.within(
        lengthUntil(cursor, ({ text }) => text === '..' || text === ','),
        cursor.formula,
      ),
    );
    if (cursor.take('..')) bounds.push(cursor.formula());
  }
  while (takeSeparator(cursor)) bounds.push(cursor.formula());
  return bounds;
}

const takeSeparator = (cursor: Cursor) =>
  cursor.take(',') ?? (cursor.decimalSign === ',' ? cursor.take(';') : null);
