import ts from 'typescript';

/** A name that another file exports; `*` is everything in it. */
export type Import = { from: string; name: string };

/** The facts about one file that a walk along its symbols needs. */
export type Module = {
  /** The values that stand at the top of the file, each with the names that it uses. */
  declarations: ReadonlyMap<string, ReadonlySet<string>>;
  /** Local name → where it comes from. Imports of types are left out. */
  imports: ReadonlyMap<string, Import>;
  /** Exported name → its local name, or the file that it is handed on from. */
  exports: ReadonlyMap<string, string | Import>;
  /** The files that are handed on as a whole. */
  starred: readonly string[];
};

/** Reads a file without resolving anything. Types leave no trace, so a type alone leads to no file. */
export function readModule(fileName: string, text: string): Module {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, Set<string>>();
  const imports = new Map<string, Import>();
  const exports = new Map<string, string | Import>();
  const starred: string[] = [];
  const declare = (name: string, node: ts.Node, isExported: boolean) => {
    declarations.set(name, new Set([...(declarations.get(name) ?? []), ...namesUsed(node)]));
    if (isExported) exports.set(isDefault(node) ? 'default' : name, name);
  };
  for (const statement of source.statements) {
    const isExported = hasModifier(statement, ts.SyntaxKind.ExportKeyword);
    if (ts.isImportDeclaration(statement)) {
      for (const [local, found] of importsOf(statement)) imports.set(local, found);
    } else if (ts.isExportDeclaration(statement)) {
      const from = specifierOf(statement);
      const { exportClause } = statement;
      if (statement.isTypeOnly) continue;
      if (!exportClause && from !== null) starred.push(from);
      if (exportClause && ts.isNamedExports(exportClause)) {
        for (const { name, propertyName, isTypeOnly } of exportClause.elements) {
          if (isTypeOnly) continue;
          const local = (propertyName ?? name).text;
          exports.set(name.text, from === null ? local : { from, name: local });
        }
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        for (const name of boundNames(declaration.name)) declare(name, declaration, isExported);
      }
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      declare(statement.name?.text ?? 'default', statement, isExported);
    } else if (ts.isExportAssignment(statement)) {
      declare('default', statement, true);
    }
  }
  return { declarations, imports, exports, starred };
}

const hasModifier = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

const isDefault = (node: ts.Node): boolean =>
  ts.isExportAssignment(node) || hasModifier(node, ts.SyntaxKind.DefaultKeyword);

const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string | null =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;

function importsOf(statement: ts.ImportDeclaration): [string, Import][] {
  const from = specifierOf(statement);
  const { importClause: clause } = statement;
  if (from === null || !clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const found: [string, Import][] = clause.name ? [[clause.name.text, { from, name: 'default' }]] : [];
  const { namedBindings: bindings } = clause;
  if (!bindings) return found;
  if (ts.isNamespaceImport(bindings)) return [...found, [bindings.name.text, { from, name: '*' }]];
  const named = bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }): [string, Import] => [
      name.text,
      { from, name: (propertyName ?? name).text },
    ]);
  return [...found, ...named];
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));

/**
 * The identifiers that a declaration uses as values. A parameter of the same name as an import counts as the import;
 * the lint forbids that anyhow.
 */
function namesUsed(declaration: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    // TypeScript counts what a class extends as a type.
    if (ts.isExpressionWithTypeArguments(node)) visit(node.expression);
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && !isLabel(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return names;
}

/** Whether a name only says which property or attribute is meant. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ts.isMethodDeclaration(parent) ||
    ts.isJsxAttribute(parent)
  );
}
