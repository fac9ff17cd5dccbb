import type { Cursor } from '../cursor';
import type { Node } from '../node';

/** Words that ask for another form of what follows, and the function that gives it. */
const commands: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    expand: 'expand',
    factor: 'factor',
    factorise: 'factor',
    factorize: 'factor',
    simplify: 'simplify',
  }),
);

/** Reads `expand (x+1)(x-2)`: the word asks about all that follows. Null where it is a name or a plain call. */
export function readCommand(cursor: Cursor): Node | null {
  const word = cursor.peek();
  const name = word.kind === 'name' ? commands.get(word.text) : undefined;
  if (name === undefined || cursor.names.has(word.text) || cursor.bound.has(word.text)) return null;
  const after = cursor.peek(1);
  const isCall = after.text === '(' && !after.isSpaced && !isFactorBehind(cursor);
  const opens =
    ['number', 'fraction', 'name'].includes(after.kind) || ['(', '-', '|', '√'].includes(after.text);
  if (!opens || (isCall && name === word.text)) return null;
  cursor.next();
  cursor.words.add(word.text);
  const formula = isCall ? readBracket(cursor) : cursor.formula();
  const body = formula.type === 'group' ? formula.inner : formula;
  const { start, end: nameEnd } = word;
  return {
    type: 'call',
    name,
    args: [body],
    nameEnd,
    isBare: false,
    start,
    end: cursor.previous?.end ?? nameEnd,
  };
}

function readBracket(cursor: Cursor): Node {
  const opened = cursor.next();
  const inner = cursor.formula();
  cursor.close(')', opened);
  return inner;
}

/** Whether the bracket behind the word is only the first factor: `expand(x+1)(x-2)`, `expand(x+1)^2`. */
function isFactorBehind(cursor: Cursor): boolean {
  let depth = 0;
  for (let ahead = 1; ; ahead++) {
    const { kind, text } = cursor.peek(ahead);
    if (kind === 'end' || kind === 'line') return false;
    if (kind === 'operator' && text === '(') depth += 1;
    if (kind === 'operator' && text === ')') depth -= 1;
    if (depth > 0) continue;
    const after = cursor.peek(ahead + 1);
    return after.kind === 'power' || ['(', '^'].includes(after.text);
  }
}
