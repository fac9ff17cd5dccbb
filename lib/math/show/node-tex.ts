import type { Node, Statement, Target } from '../read/node';
import type { UnitFactor } from '../units/unit';
import { escapeTex, symbolTex } from './symbol-tex';

const standard = new Set(
  'sin cos tan cot sec csc sinh cosh tanh coth ln lg log exp max min gcd det arcsin arccos arctan'.split(' '),
);
const operators: Readonly<Record<string, string>> = {
  '*': '\\cdot',
  '+': '+',
  '-': '-',
  '.*': '\\odot',
  './': '\\oslash',
  mod: '\\bmod',
  '±': '\\pm',
  and: '\\land',
  or: '\\lor',
  xor: '\\oplus',
};
const comparisons: Readonly<Record<string, string>> = {
  '<': '<',
  '<=': '\\le',
  '>': '>',
  '>=': '\\ge',
  '==': '=',
  '!=': '\\ne',
};

/** Units stand upright. */
function unitTex(factors: readonly UnitFactor[]): string {
  const part = ({ unit, power }: UnitFactor, sign: number) => {
    const symbol = unitSymbol(unit.symbol);
    return power * sign === 1 ? symbol : `${symbol}^{${power * sign}}`;
  };
  const above = factors.filter(({ power }) => power > 0).map((factor) => part(factor, 1));
  const below = factors.filter(({ power }) => power < 0);
  if (above.length === 0) return below.map((factor) => part(factor, 1)).join('\\,');
  const bottom = below.map((factor) => part(factor, -1)).join('\\,');
  return above.join('\\,') + (bottom === '' ? '' : below.length > 1 ? `/(${bottom})` : `/${bottom}`);
}

function unitSymbol(symbol: string): string {
  if (symbol === 'deg') return '{}^{\\circ}';
  if (symbol === 'degC' || symbol === 'degF') return `{}^{\\circ}\\mathrm{${symbol.slice(3)}}`;
  const text = symbol.replace(/ohm$/, 'Ω').replace(/^u(?=.)/, 'µ');
  return `\\mathrm{${escapeTex(text).replace('Ω', '\\Omega ').replace('µ', '\\mu ')}}`;
}

/** Degrees stand close to their number. */
const isDegree = ([first, ...others]: readonly UnitFactor[]) =>
  others.length === 0 && first?.power === 1 && first.unit.symbol === 'deg';

const isSum = (node: Node) =>
  node.type === 'negative' ||
  (node.type === 'binary' && ['+', '-', '±'].includes(node.operator)) ||
  node.type === 'compare';
const inBrackets = (tex: string) => `\\left(${tex}\\right)`;
const factor = (node: Node) => (isSum(node) ? inBrackets(nodeTex(node)) : nodeTex(node));
/** A fraction brings its own grouping, so brackets around a whole numerator go. */
const bare = (node: Node) => nodeTex(node.type === 'group' ? node.inner : node);
const list = (nodes: readonly Node[]) => nodes.map(nodeTex).join(', ');

/** A formula as TeX, by our own rules; only signs and names that we know come out. */
export function nodeTex(node: Node): string {
  switch (node.type) {
    case 'number':
      return numberTex(node.text);
    case 'ratio': {
      const whole = node.isMixed ? Math.floor(node.numerator / node.denominator) : 0;
      return `${whole || ''}\\tfrac{${node.numerator - whole * node.denominator}}{${node.denominator}}`;
    }
    case 'quantity':
      return `${factor(node.amount)}${isDegree(node.factors) ? '' : '\\,'}${unitTex(node.factors)}`;
    case 'text':
      return `\\text{“${escapeTex(node.text)}”}`;
    case 'name':
      return symbolTex(node.name);
    case 'group':
      return inBrackets(nodeTex(node.inner));
    case 'absolute':
      return `\\left|${nodeTex(node.inner)}\\right|`;
    case 'list':
      return node.isMatrix
        ? `\\begin{bmatrix}${node.rows.map((row) => row.map(nodeTex).join(' & ')).join(' \\\\ ')}\\end{bmatrix}`
        : `\\left[${list(node.rows.flat())}\\right]`;
    case 'call':
      return callTex(node);
    case 'prime':
      return `${symbolTex(node.name)}${"'".repeat(node.order)}\\left(${list(node.args)}\\right)`;
    case 'binary':
      return binaryTex(node);
    case 'negative':
      return `-${factor(node.operand)}`;
    case 'not':
      return `\\lnot ${nodeTex(node.operand)}`;
    case 'percent':
      return `${factor(node.operand)}\\,\\%`;
    case 'factorial':
      return `${factor(node.operand)}!`;
    case 'transpose':
      return `${factor(node.operand)}^{\\mathsf{T}}`;
    case 'compare':
      return node.operands
        .map(
          (operand, at) =>
            (at === 0 ? '' : ` ${comparisons[node.operators[at - 1] ?? ''] ?? ''} `) + nodeTex(operand),
        )
        .join('');
    case 'choice':
      return `\\begin{cases}${nodeTex(node.yes)} & \\text{if } ${nodeTex(node.test)}\\\\ ${nodeTex(node.no)} & \\text{otherwise}\\end{cases}`;
    case 'range':
      return [node.from, node.step, node.to].flatMap((part) => (part ? [nodeTex(part)] : [])).join(':');
    case 'index':
      return `${factor(node.target)}_{${list(node.indexes)}}`;
    case 'convert':
      return `${nodeTex(node.value)} \\to ${targetTex(node.target)}`;
    case 'share':
      return `\\frac{${bare(node.part)}}{${bare(node.whole)}}`;
    case 'lambda':
      return `${node.params.map(symbolTex).join(', ')} \\mapsto ${nodeTex(node.body)}`;
    case 'form':
      return formTex(node);
  }
}

function targetTex(target: Target): string {
  if (target.kind === 'unit') return unitTex(target.factors);
  const count = 'count' in target ? `${target.count}\\ ` : '';
  return target.kind === 'percent' ? '\\%' : `${count}\\text{${target.kind}}`;
}

function numberTex(text: string): string {
  const [digits = '', power] = text.split(/e/i);
  const written = digits.replace(',', '{,}');
  return power === undefined ? written : `${written}\\cdot 10^{${Number(power)}}`;
}

function binaryTex(node: Extract<Node, { type: 'binary' }>): string {
  const { operator, left, right } = node;
  if (operator === '/') return `\\frac{${bare(left)}}{${bare(right)}}`;
  if (operator === '^' || operator === '.^') {
    const isSimple = ['name', 'number', 'group', 'absolute', 'list'].includes(left.type);
    return `${isSimple ? nodeTex(left) : inBrackets(nodeTex(left))}^{${bare(right)}}`;
  }
  if (operator === '*' && node.isImplied) {
    const isNumber = right.type === 'number' || right.type === 'ratio' || right.type === 'quantity';
    return `${factor(left)}${isNumber ? ' \\cdot ' : '\\,'}${factor(right)}`;
  }
  if (operator === '+' && node.isImplied) return `${nodeTex(left)}\\;${nodeTex(right)}`;
  if (operator === 'and' || operator === 'or' || operator === 'xor')
    return `${statedTex(left)} \\;${operators[operator] ?? ''}\\; ${statedTex(right)}`;
  const second = operator === '+' ? nodeTex(right) : factor(right);
  const first = operator === '+' || operator === '-' ? nodeTex(left) : factor(left);
  return `${first} ${operators[operator] ?? ''} ${second}`;
}

/** Comparisons that `and` and `or` join need no brackets. */
const statedTex = (node: Node) => (node.type === 'compare' ? nodeTex(node) : factor(node));

function callTex({ name, args, isBare }: Extract<Node, { type: 'call' }>): string {
  const [first] = args;
  if ((name === 'sqrt' || name === '√') && first && args.length === 1) return `\\sqrt{${bare(first)}}`;
  if ((name === 'cbrt' || name === '∛') && first) return `\\sqrt[3]{${bare(first)}}`;
  if (name === 'abs' && first) return `\\left|${nodeTex(first)}\\right|`;
  const arc = /^a(?:rc)?(sin|cos|tan)$/.exec(name)?.[1];
  const head = arc === undefined ? (standard.has(name) ? `\\${name}` : callName(name)) : `\\arc${arc}`;
  return isBare && first ? `${head} ${factor(first)}` : `${head}\\left(${list(args)}\\right)`;
}

const callName = (name: string) =>
  name.length > 2 && !name.includes('_') ? `\\operatorname{${escapeTex(name)}}` : symbolTex(name);

function formTex({ form, body, variable, bounds, order }: Extract<Node, { type: 'form' }>): string {
  const [from, to] = bounds.map(nodeTex);
  const name = symbolTex(variable);
  switch (form) {
    case 'sum':
    case 'product':
      return `\\${form === 'sum' ? 'sum' : 'prod'}_{${name}=${from ?? ''}}^{${to ?? ''}} ${factor(body)}`;
    case 'integrate':
      return `\\int${from === undefined ? '' : `_{${from}}^{${to ?? ''}}`} ${factor(body)}\\,\\mathrm{d}${name}`;
    case 'limit':
      return `\\lim_{${name}\\to ${from ?? ''}} ${factor(body)}`;
    case 'derivative': {
      const power = order > 1 ? `^{${order}}` : '';
      return `\\frac{\\mathrm{d}${power}}{\\mathrm{d}${name}${power}}\\left(${nodeTex(body)}\\right)`;
    }
  }
}

/** A statement as TeX. */
export function statementTex(statement: Statement): string | null {
  switch (statement.type) {
    case 'define':
      return `${symbolTex(statement.name)}${statement.params ? `\\left(${statement.params.map(symbolTex).join(', ')}\\right)` : ''} = ${nodeTex(statement.body)}`;
    case 'equation':
      return `${nodeTex(statement.left)} = ${nodeTex(statement.right)}`;
    case 'solve':
      return statement.equations.map(nodeTex).join(',\\; ');
    case 'plot':
      return [
        ...statement.bodies.map(nodeTex),
        ...statement.points.map(({ x, y }) => `\\left(${nodeTex(x)},\\; ${nodeTex(y)}\\right)`),
      ].join(',\\; ');
    case 'value':
      return nodeTex(statement.body);
    case 'help':
      return null;
  }
}
