import ts from 'typescript';
import type { QueryShape } from './query-shape';

/** Adds what a comparison asks to a query. */
type AddFilter = (shape: QueryShape) => QueryShape;

/**
 * What `where(…)` adds, in each of the ways that it may take: a field, an operator and a value, or one `Filter`. Null
 * where the source does not say.
 */
export function readFilters(
  given: readonly ts.Expression[],
  valueOf: (name: ts.Identifier) => ts.Expression | null,
): readonly AddFilter[] | null {
  const [first, operator] = given;
  if (first && operator) return readComparison(first, operator);
  const filter = first && ts.isIdentifier(first) ? valueOf(first) : first;
  if (!filter || !ts.isCallExpression(filter)) return null;
  const parts = () => filter.arguments.map((part) => readFilters([part], valueOf));
  switch (filter.expression.getText()) {
    case 'Filter.where':
      return readFilters(filter.arguments, valueOf);
    case 'Filter.or':
      return parts().some((part) => part === null) ? null : parts().flatMap((part) => part ?? []);
    default:
      return null;
  }
}

function readComparison(field: ts.Expression, operator: ts.Expression): readonly AddFilter[] | null {
  if (!ts.isStringLiteral(operator)) return null;
  const name = ts.isStringLiteral(field) ? field.text : '*';
  switch (operator.text) {
    case '==':
    case 'in':
      return [(shape) => ({ ...shape, equalities: [...shape.equalities, name] })];
    case 'array-contains':
    case 'array-contains-any':
      return [(shape) => ({ ...shape, contains: [...shape.contains, name] })];
    default:
      return [(shape) => ({ ...shape, ranges: [...shape.ranges, name] })];
  }
}
