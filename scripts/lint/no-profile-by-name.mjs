/** The built-in profiles. An organisation's own are named `co-host~k3x9a2`, and have the same traits. */
const names = ['host', 'co-host', 'presenter', 'participant', 'learner', 'listener', 'observer'];

/**
 * Code asks `traitsOf` or `baseOf` what a profile is, never its name: a comparison with a name, or a list of names,
 * forgets the profiles that an organisation has made.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noProfileByName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      byName:
        "The organisation's own profiles have other names: ask traitsOf or baseOf (lib/access/profiles).",
    },
  },
  create: (context) => ({
    BinaryExpression(node) {
      if (!/^[!=]==?$/.test(node.operator)) return;
      const sides = [node.left, node.right];
      if (sides.some(isName) && sides.some(isProfile)) context.report({ node, messageId: 'byName' });
    },
    ArrayExpression(node) {
      const { elements } = node;
      if (elements.length > 0 && elements.every(isName)) context.report({ node, messageId: 'byName' });
    },
  }),
};

/** @param {any} node */
const isName = (node) => node?.type === 'Literal' && names.includes(node.value);

/**
 * Whether something is called a profile: `profile`, `person.profile`, `room?.ownProfile`.
 * @param {any} node
 * @returns {boolean}
 */
function isProfile(node) {
  if (node.type === 'ChainExpression') return isProfile(node.expression);
  const named = node.type === 'MemberExpression' ? node.property : node;
  return named.type === 'Identifier' && /profile$/i.test(named.name);
}
