import type { Node } from '../read/node';
import { escapeTex, symbolTex } from './symbol-tex';
import { bareTex, factorTex, inBrackets, listTex, type MarkTex, type WriteTex } from './tex-parts';

type Call = Extract<Node, { type: 'call' }>;

const standard = new Set(
  'sin cos tan cot sec csc sinh cosh tanh coth ln lg log exp max min gcd det arcsin arccos arctan'.split(' '),
);
/** Functions that stand before a short argument without brackets: `sin x`. */
const short = new Set(
  'sin cos tan cot sec csc sinh cosh tanh coth ln lg log arcsin arccos arctan'.split(' '),
);

const spelledOut = (name: string) => name.replace(/^a(?:rc)?(?=(?:sin|cos|tan)$)/, 'arc');

/** A call as TeX. Its name is marked by `mark`, its arguments are written by `write`. */
export function callTex(node: Call, write: WriteTex, mark: MarkTex): string {
  const { name, args, isBare, start, nameEnd } = node;
  const [first] = args;
  if ((name === 'sqrt' || name === '√') && first && args.length === 1)
    return `\\sqrt{${bareTex(first, write)}}`;
  if ((name === 'cbrt' || name === '∛') && first) return `\\sqrt[3]{${bareTex(first, write)}}`;
  if (name === '∜' && first) return `\\sqrt[4]{${bareTex(first, write)}}`;
  if (name === 'abs' && first) return `\\left|${write(first)}\\right|`;
  const head = mark(headTex(name), start, nameEnd);
  if (first && isBare) return `${head} ${factorTex(first, write)}`;
  if (first && isShortCall(node)) return `${head} ${write(first)}`;
  const inside = inBrackets(listTex(args, write));
  return inside.startsWith('\\left') ? `${head}\\!${inside}` : `${head}${inside}`;
}

/** The name of a function: known ones upright, those of the sheet as names. */
export function headTex(name: string): string {
  const spelled = spelledOut(name);
  if (standard.has(spelled)) return `\\${spelled}`;
  return name.length > 2 && !name.includes('_') ? `\\operatorname{${escapeTex(name)}}` : symbolTex(name);
}

/** Whether a call needs no brackets, such as `sin x`. */
export const isShortCall = ({ name, args }: Call): boolean =>
  args.length === 1 && short.has(spelledOut(name)) && isShort(args[0]);

const isShort = (node: Node | undefined): boolean =>
  node?.type === 'name' ||
  node?.type === 'number' ||
  (node?.type === 'quantity' && node.amount.type === 'number');

/** `sin x` squared is `sin² x`; null for what has brackets. */
export function powerOfCallTex(node: Node, power: Node, write: WriteTex): string | null {
  if (node.type !== 'call' || !isShortCall(node) || power.type !== 'number' || !(power.value >= 2))
    return null;
  const [first] = node.args;
  return first ? `${headTex(node.name)}^{${write(power)}} ${write(first)}` : null;
}

/** Sums, integrals and the like with what they bind. */
export function formTex(node: Extract<Node, { type: 'form' }>, write: WriteTex): string {
  const { form, body, variable, bounds, order } = node;
  const [from, to] = bounds.map(write);
  const name = symbolTex(variable);
  switch (form) {
    case 'sum':
    case 'product':
      return `\\${form === 'sum' ? 'sum' : 'prod'}_{${name}=${from ?? ''}}^{${to ?? ''}} ${factorTex(body, write)}`;
    case 'integrate':
      return `\\int${from === undefined ? '' : `_{${from}}^{${to ?? ''}}`} ${factorTex(body, write)}\\,\\mathrm{d}${name}`;
    case 'limit':
      return `\\lim_{${name}\\to ${from ?? ''}} ${factorTex(body, write)}`;
    case 'derivative': {
      const power = order > 1 ? `^{${order}}` : '';
      return `\\frac{\\mathrm{d}${power}}{\\mathrm{d}${name}${power}}\\left(${write(body)}\\right)`;
    }
  }
}
