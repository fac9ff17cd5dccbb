import type { Statement } from '../../read/node';
import { writeReaction } from '../reaction-text';
import { nodeWords } from './node-words';
import { symbolWords } from './symbol-words';

/** The statements of a line in words, as a screen reader says them. */
export const lineWords = (statements: readonly Statement[]): string => statements.map(wordsOf).join('; ');

function wordsOf(statement: Statement): string {
  switch (statement.type) {
    case 'define': {
      const { name, params, body } = statement;
      const head = params
        ? `${symbolWords(name)} of ${params.map(symbolWords).join(' and ')}`
        : symbolWords(name);
      return `${head} equals ${nodeWords(body)}`;
    }
    case 'equation':
      return `${nodeWords(statement.left)} equals ${nodeWords(statement.right)}`;
    case 'solve': {
      const unknowns = statement.unknowns?.map(symbolWords).join(' and ');
      return `solve ${statement.equations.map(nodeWords).join(' and ')}${unknowns === undefined ? '' : ` for ${unknowns}`}`;
    }
    case 'value':
      return nodeWords(statement.body);
    case 'plot': {
      const { bodies, points, variable, from, to } = statement;
      const drawn = [
        ...bodies.map(nodeWords),
        ...points.map(({ x, y }) => `the point ${nodeWords(x)}, ${nodeWords(y)}`),
      ];
      const range = from && to ? ` from ${nodeWords(from)} to ${nodeWords(to)}` : '';
      return `plot ${drawn.join(', ')}${variable === null ? '' : ` for ${symbolWords(variable)}${range}`}`;
    }
    case 'reaction':
      return writeReaction(statement.reaction).replace(' -> ', ' gives ').replaceAll(' + ', ' and ');
    case 'help':
      return `about ${statement.name}`;
  }
}
