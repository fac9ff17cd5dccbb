/** Attributes of elements whose value people read or hear. */
const spoken = /^(?:alt|title|placeholder|aria-(?:description|label|roledescription|valuetext))$/;

/** The last words in the names of props by which our components take texts: `label`, `closeLabel`, `deniedReason`. */
const textual = new Set([
  'caption',
  'description',
  'error',
  'hint',
  'label',
  'message',
  'note',
  'placeholder',
  'question',
  'reason',
  'text',
  'title',
  'why',
]);

const letter = /\p{L}/u;

/** More than a lower-case word, which is a name: `label={isWaiting ? 'ask' : …}` chooses a message. */
const phrase = /\p{Lu}|\p{L}.*\s.*\p{L}/u;

/** How a sentence begins, which no class, key or variant does. */
const sentence = /^\p{Lu}\p{Ll}+['’]?\p{L}* \p{L}/u;

/**
 * User-visible text lives in messages/, not in code. `react/jsx-no-literals` finds text that stands bare between
 * tags. This rule finds it there in braces, in any branch, and in the attributes that are shown or spoken. It also
 * finds sentences elsewhere: in a table of words, in a hook. Errors are exempt: they are for the log.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noTextInCode = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: "'{{text}}' is text: take it from messages/ through next-intl." },
  },
  create(context) {
    /** @type {Set<unknown>} */
    const told = new Set();
    /**
     * @param {any} node a literal or a template
     * @param {RegExp} wanted
     */
    const check = (node, wanted) => {
      const text = textOf(node);
      if (told.has(node) || !wanted.test(text)) return;
      told.add(node);
      context.report({ node, messageId: 'text', data: { text } });
    };
    /** @param {any} node */
    const checkSentence = (node) => {
      if (!isThrown(node)) check(node, sentence);
    };
    return {
      /** @param {any} node a JSXAttribute; the type is not part of ESTree */
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
        const wanted = spoken.test(name) ? letter : textual.has(lastWordOf(name)) ? phrase : null;
        if (wanted) for (const literal of literalsOf(node.value)) check(literal, wanted);
      },
      /** @param {any} node a JSXExpressionContainer */
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute') return;
        for (const literal of literalsOf(node.expression)) check(literal, letter);
      },
      Literal: checkSentence,
      TemplateLiteral: checkSentence,
    };
  },
};

/** @param {string} name `label`, `deniedReason` or `aria-label` */
function lastWordOf(name) {
  return (/[A-Z]?[a-z]*$/.exec(name)?.[0] ?? name).toLowerCase();
}

/**
 * The strings that an expression may yield without a call.
 * @param {any} node
 * @returns {any[]} literals and templates
 */
function literalsOf(node) {
  switch (node?.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return [node];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return literalsOf(node.expression);
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : literalsOf(node.left)), ...literalsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsOf(node.left), ...literalsOf(node.right)] : [];
    case 'ArrayExpression':
      return node.elements.flatMap(literalsOf);
    default:
      return [];
  }
}

/** @param {any} node a literal or a template, whose gaps become `0` */
function textOf(node) {
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ { value }) => value.cooked).join('0');
  return typeof node.value === 'string' ? node.value : '';
}

/**
 * @param {any} node
 * @returns {boolean}
 */
function isThrown(node) {
  for (let outer = node.parent; outer && !/Function|Statement/.test(outer.type); outer = outer.parent)
    if (outer.type === 'NewExpression' && /Error$/.test(outer.callee.name)) return true;
  return false;
}
