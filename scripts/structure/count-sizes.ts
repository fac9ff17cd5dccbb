import ts from 'typescript';

export type Sizes = {
  /** Lines of each function, with its head and its end. */
  functions: number[];
  /** Members of each type of props, by its name. */
  props: { name: string; members: number }[];
};

/** Measures the functions and the types of props in a file. */
export function countSizes(fileName: string, text: string): Sizes {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const sizes: Sizes = { functions: [], props: [] };
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      sizes.functions.push(lineOf(node.end) - lineOf(node.getStart(source)) + 1);
    }
    if (ts.isTypeAliasDeclaration(node) && node.name.text.endsWith('Props')) {
      sizes.props.push({ name: node.name.text, members: membersOf(node.type) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sizes;
}

/** Only those that are written out: what a type takes over from another one is counted there. */
const membersOf = (type: ts.TypeNode): number =>
  ts.isTypeLiteralNode(type)
    ? type.members.length
    : ts.isIntersectionTypeNode(type)
      ? type.types.reduce((sum, part) => sum + membersOf(part), 0)
      : 0;
