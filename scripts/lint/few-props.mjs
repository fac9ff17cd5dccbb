/** A view with more has several tasks, or hands on what a context would give. */
const most = 12;

/**
 * As the parser of TypeScript gives them.
 * @typedef {{ type: string, members?: readonly unknown[], types?: readonly PropsType[] }} PropsType
 * @typedef {{ id: import('eslint').Rule.Node & { name: string }, typeAnnotation: PropsType }} PropsAlias
 */

/** @type {import('eslint').Rule.RuleModule} */
export const fewProps = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      many: `'{{name}}' has {{count}} props and may have ${most}: cut the view, or give by context what views hand on.`,
    },
  },
  create: (context) => ({
    /** @param {PropsAlias} node */
    'TSTypeAliasDeclaration[id.name=/Props$/]'(node) {
      const { id, typeAnnotation } = node;
      const count = listMembers(typeAnnotation).length;
      if (count > most) context.report({ node: id, messageId: 'many', data: { name: id.name, count } });
    },
  }),
};

/**
 * The props that a type names itself. Those of another type, as in `Pick<Other, …> & { … }`, are counted there.
 * @param {PropsType} type
 * @returns {readonly unknown[]}
 */
function listMembers({ type, members = [], types = [] }) {
  return type === 'TSIntersectionType' ? types.flatMap(listMembers) : members;
}
