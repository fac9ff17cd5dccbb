import type { Statement } from '../read/node';
import { markedTex, markTex, nodeTex } from './node-tex';
import { reactionTex } from './reaction-text';
import { symbolTex } from './symbol-tex';
import { inBrackets, statementGap, type MarkTex, type WriteTex } from './tex-parts';

type Pen = { write: WriteTex; mark: MarkTex };

/** A statement as TeX; null for a question about a name. */
const statementTex = (statement: Statement): string | null =>
  texOf(statement, { write: nodeTex, mark: (tex) => tex });

/** The statements of a line with a mark around each part that says where it was typed. */
export const markedLineTex = (statements: readonly Statement[]): string | null =>
  joined(statements.map((statement) => texOf(statement, { write: markedTex, mark: markTex })));

/** The TeX of a whole line. */
export const lineTex = (statements: readonly Statement[]): string | null =>
  joined(statements.map(statementTex));

const joined = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(statementGap) || null;

function texOf(statement: Statement, { write, mark }: Pen): string | null {
  switch (statement.type) {
    case 'define': {
      const { name, params, start, nameEnd, body } = statement;
      const head = mark(symbolTex(name), start, nameEnd);
      return `${head}${params ? inBrackets(params.map(symbolTex).join(', ')) : ''} = ${write(body)}`;
    }
    case 'equation':
      return `${write(statement.left)} = ${write(statement.right)}`;
    case 'solve':
      return solveTex(statement, write);
    case 'plot':
      return plotTex(statement, write);
    case 'value':
      return write(statement.body);
    case 'reaction':
      return reactionTex(statement.reaction);
    case 'help':
      return null;
  }
}

function solveTex({ equations, unknowns }: Extract<Statement, { type: 'solve' }>, write: WriteTex): string {
  const sides = equations.map(write).join(',\\; ');
  return unknowns === null ? sides : `${sides}\\;\\text{ for }\\;${unknowns.map(symbolTex).join(',\\, ')}`;
}

function plotTex(
  { bodies, points, variable, from, to }: Extract<Statement, { type: 'plot' }>,
  write: WriteTex,
): string {
  const drawn = [
    ...bodies.map(write),
    ...points.map(({ x, y }) => inBrackets(`${write(x)},\\; ${write(y)}`)),
  ];
  const range = from && to ? `\\;\\text{ from }\\;${write(from)}\\;\\text{ to }\\;${write(to)}` : '';
  const along = variable === null ? '' : `\\;\\text{ for }\\;${symbolTex(variable)}${range}`;
  return `\\text{plot }\\;${drawn.join(',\\; ')}${along}`;
}
