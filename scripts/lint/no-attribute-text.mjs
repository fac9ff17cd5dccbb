/** Attributes whose value a person reads or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]);

/**
 * User-visible text lives in messages/, not in code. `react/jsx-no-literals` finds it between tags; this rule
 * finds it in the attributes that are shown or spoken.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noAttributeText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: "'{{attribute}}' holds text: take it from messages/ through next-intl." },
  },
  create: (context) => ({
    /** @param {any} node a JSXAttribute; the type is not part of ESTree */
    JSXAttribute(node) {
      const attribute = String(node.name.name);
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      if (!spoken.has(attribute) || value?.type !== 'Literal' || !/\p{L}/u.test(String(value.value))) return;
      context.report({ node, messageId: 'text', data: { attribute } });
    },
  }),
};
