import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readFilters } from './read-filters';
import type { QueryShape } from './query-shape';

/** A query that our code makes, and where. `shapes` is null where that is only known at run time. */
export type FoundQuery = { file: string; line: number; shapes: readonly QueryShape[] | null };

type Declaration = ts.VariableDeclaration | ts.FunctionDeclaration;

const narrowing = new Set(['where', 'orderBy', 'aggregate']);
/** Calls that neither compare nor order. */
const others = new Set([
  'limit', 'limitToLast', 'select', 'offset', 'startAfter', 'startAt', 'endBefore', 'endAt', 'withConverter',
]); // prettier-ignore

/** Every query of these folders that compares or orders, as far as the source itself says what it asks. */
export function readQueries(root: string, folders: readonly string[]): FoundQuery[] {
  const sources = new Map<string, ts.SourceFile>();
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)),
  );
  return files
    .filter((file) => /\b(?:where|orderBy)\(/.test(readFileSync(path.join(root, file), 'utf8')))
    .flatMap((file) => queriesIn(file, open(file)));

  function open(file: string): ts.SourceFile {
    const known = sources.get(file);
    if (known) return known;
    const text = readFileSync(path.join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    sources.set(file, source);
    return source;
  }

  function queriesIn(file: string, source: ts.SourceFile): FoundQuery[] {
    const chains = new Set<ts.CallExpression>();
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && (isNarrowing(node) || isQueryCall(node))) chains.add(wholeChain(node));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return [...chains]
      .filter((chain) => !isOnlyABeginning(chain))
      .map((chain) => ({ file, line: lineOf(source, chain), shapes: evaluate(chain) }));
  }

  /** What a query asks, in each of the ways that it may take; null where the source does not say. */
  function evaluate(node: ts.Expression): readonly QueryShape[] | null {
    if (ts.isParenthesizedExpression(node)) return evaluate(node.expression);
    if (ts.isConditionalExpression(node)) {
      const ways = [evaluate(node.whenTrue), evaluate(node.whenFalse)];
      return ways.some((way) => way === null) ? null : ways.flatMap((way) => way ?? []);
    }
    if (ts.isIdentifier(node)) return evaluateName(node);
    if (!ts.isCallExpression(node)) return null;
    if (ts.isIdentifier(node.expression)) {
      return isQueryCall(node) ? evaluateWebQuery(node) : evaluateName(node.expression);
    }
    if (!ts.isPropertyAccessExpression(node.expression)) return null;
    const { name, expression } = node.expression;
    if (name.text === 'collection' || name.text === 'collectionGroup') {
      return [collectionShape(node.arguments.at(-1), name.text === 'collectionGroup')];
    }
    const base = narrowing.has(name.text) || others.has(name.text) ? evaluate(expression) : null;
    return base && narrow(base, name.text, node.arguments);
  }

  function narrow(
    base: readonly QueryShape[],
    method: string,
    [first, second, ...rest]: readonly ts.Expression[],
  ): readonly QueryShape[] | null {
    if (method === 'orderBy' && first) {
      const isDescending = second && ts.isStringLiteral(second) && second.text === 'desc';
      const order = { field: fieldOf(first), direction: isDescending ? 'DESCENDING' : 'ASCENDING' } as const;
      return base.map((shape) => ({ ...shape, orders: [...shape.orders, order] }));
    }
    if (method === 'aggregate' && first) {
      const orders = summedIn(first).map((field) => ({ field, direction: 'ASCENDING' }) as const);
      return base.map((shape) => ({ ...shape, orders: [...shape.orders, ...orders] }));
    }
    if (method !== 'where' || !first) return base;
    const filters = readFilters(second ? [first, second, ...rest] : [first], (name) => valueOf(name));
    return filters && base.flatMap((shape) => filters.map((filter) => filter(shape)));
  }

  function evaluateWebQuery(call: ts.CallExpression): readonly QueryShape[] | null {
    const [base, ...parts] = call.arguments;
    const target = base && ts.isIdentifier(base) ? valueOf(base) : base;
    if (!target || !ts.isCallExpression(target)) return null;
    const isGroup = target.expression.getText() === 'collectionGroup';
    let shapes: readonly QueryShape[] | null = [collectionShape(target.arguments.at(-1), isGroup)];
    for (const part of parts) {
      if (!ts.isCallExpression(part) || !ts.isIdentifier(part.expression)) return null;
      shapes = shapes && narrow(shapes, part.expression.text, part.arguments);
    }
    return shapes;
  }

  function evaluateName(name: ts.Identifier): readonly QueryShape[] | null {
    const value = valueOf(name);
    return value && evaluate(value);
  }

  /** What a name stands for: the value of a constant, or what a function of one expression returns. */
  function valueOf(name: ts.Identifier): ts.Expression | null {
    const declaration = findDeclaration(name);
    if (declaration === null) return null;
    if (ts.isFunctionDeclaration(declaration)) return returned(declaration.body);
    const { initializer } = declaration;
    if (!initializer || !(declaration.parent.flags & ts.NodeFlags.Const)) return null;
    return ts.isArrowFunction(initializer) ? returned(initializer.body) : initializer;
  }

  function findDeclaration(name: ts.Identifier): Declaration | null {
    for (let scope: ts.Node = name.parent; ; scope = scope.parent) {
      if (ts.isBlock(scope) || ts.isSourceFile(scope)) {
        const found = declarationsIn(scope).find((declaration) => declaration.name?.getText() === name.text);
        if (found) return found;
      }
      if (ts.isSourceFile(scope)) return findImported(scope, name.text);
    }
  }

  function findImported(source: ts.SourceFile, name: string): Declaration | null {
    const declaration = source.statements
      .filter(ts.isImportDeclaration)
      .find(({ importClause }) =>
        new RegExp(`\\b${name}\\b`).test(importClause?.namedBindings?.getText() ?? ''),
      );
    if (!declaration || !ts.isStringLiteral(declaration.moduleSpecifier)) return null;
    const from = declaration.moduleSpecifier.text;
    const place = from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(source.fileName), from);
    const file = ['.ts', '.tsx'].map((end) => place + end).find((one) => existsSync(path.join(root, one)));
    if (file === undefined) return null;
    return declarationsIn(open(file)).find((one) => one.name?.getText() === name) ?? null;
  }
}

/** The fields whose sums a query asks for. Firestore adds an index's entries up, so it needs one as for an order. */
function summedIn(aggregates: ts.Expression): string[] {
  if (!ts.isObjectLiteralExpression(aggregates)) return [];
  return aggregates.properties.flatMap((property) => {
    const call = ts.isPropertyAssignment(property) ? property.initializer : null;
    if (!call || !ts.isCallExpression(call) || !call.expression.getText().endsWith('.sum')) return [];
    return call.arguments.map(fieldOf);
  });
}

const lineOf = (source: ts.SourceFile, node: ts.Node) =>
  source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

function declarationsIn({ statements }: ts.Block | ts.SourceFile): Declaration[] {
  return statements.flatMap((statement): Declaration[] => {
    if (ts.isFunctionDeclaration(statement)) return [statement];
    return ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [];
  });
}

function returned(body: ts.ConciseBody | undefined): ts.Expression | null {
  if (!body || !ts.isBlock(body)) return body ?? null;
  const [statement] = body.statements;
  return body.statements.length === 1 && statement && ts.isReturnStatement(statement)
    ? (statement.expression ?? null)
    : null;
}

function isNarrowing({ expression }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    narrowing.has(expression.name.text) &&
    expression.expression.getText() !== 'Filter'
  );
}

/** `query(…)` of the web SDK. */
function isQueryCall({ expression }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'query';
}

/** The call at which a chain of such calls ends. */
function wholeChain(call: ts.CallExpression): ts.CallExpression {
  const next = call.parent.parent;
  const isRefresh =
    ts.isPropertyAccessExpression(call.parent) &&
    ts.isCallExpression(next) &&
    (narrowing.has(call.parent.name.text) || others.has(call.parent.name.text));
  return isRefresh ? wholeChain(next) : call;
}

/** Whether it only gets a name, and wherever that stands, more is added: it is never asked as it is. */
function isOnlyABeginning(chain: ts.CallExpression): boolean {
  const arrow = ts.isArrowFunction(chain.parent) ? chain.parent : null;
  const declaration = (arrow ?? chain).parent;
  if (!ts.isVariableDeclaration(declaration)) return false;
  const statement = declaration.parent.parent;
  if (ts.isVariableStatement(statement) && statement.modifiers) return false;
  const name = declaration.name.getText();
  const uses: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && node !== declaration.name) uses.push(node);
    ts.forEachChild(node, visit);
  };
  visit(statement.parent);
  return uses.length > 0 && uses.every((use) => isExtended(arrow ? use.parent : use));
}

function isExtended(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node) return false;
  return narrowing.has(parent.name.text) || (others.has(parent.name.text) && isExtended(parent.parent));
}

function collectionShape(where: ts.Expression | undefined, isGroup: boolean): QueryShape {
  return { collection: lastName(where), isGroup, equalities: [], contains: [], ranges: [], orders: [] };
}

/** The last name of a path; null when that is only known at run time. */
function lastName(where: ts.Expression | undefined): string | null {
  if (!where) return null;
  if (ts.isStringLiteralLike(where)) return where.text.split('/').at(-1) ?? null;
  if (!ts.isTemplateExpression(where)) return null;
  return where.templateSpans.at(-1)?.literal.text.split('/').at(-1) || null;
}

/** The name of a field; `*` when it is only known at run time. */
function fieldOf(field: ts.Expression): string {
  if (ts.isStringLiteral(field)) return field.text;
  return /^(?:FieldPath\.)?documentId\(\)$/.test(field.getText()) ? '__name__' : '*';
}
