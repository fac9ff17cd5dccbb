/** Words that stand for a noun which the sentence should name. */
const vague = /\b(whoever|whomever|(?:of|to|for|with|by|from) whom|in whose|anew)\b/i;

const widest = 120;
const longestTitle = 80;

/**
 * The rules of our language that a program can check: sentences name the role they speak of, comments fit into the
 * width of the page, and the name of a test is a verb and an outcome.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainLanguage = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Comments and the names of tests are plain and short.' },
    messages: {
      vague: 'Name the role or the thing instead of "{{word}}".',
      wide: `A comment line ends at column ${widest} at most.`,
      long: `The name of a test has at most ${longestTitle} characters, a verb and an outcome.`,
    },
    schema: [],
  },
  create: (context) => ({
    Program() {
      const { lines } = context.sourceCode;
      for (const { loc, value } of context.sourceCode.getAllComments()) {
        if (!loc) continue;
        const word = vague.exec(value)?.[0];
        if (word !== undefined) context.report({ loc, messageId: 'vague', data: { word } });
        const numbers = Array.from(
          { length: loc.end.line - loc.start.line + 1 },
          (_, at) => loc.start.line + at,
        );
        const wide = numbers.find((number) => (lines[number - 1]?.length ?? 0) > widest);
        if (wide !== undefined) context.report({ loc: { line: wide, column: widest }, messageId: 'wide' });
      }
    },
    CallExpression(node) {
      const title = readTitle(node);
      if (title === null) return;
      const word = vague.exec(title)?.[0];
      if (word !== undefined) context.report({ node, messageId: 'vague', data: { word } });
      if (title.length > longestTitle) context.report({ node, messageId: 'long' });
    },
  }),
};

/**
 * The text of `it('…')`, `test('…')`, `it.each(…)('…')`; null for every other call.
 * @param {any} node
 * @returns {string | null}
 */
function readTitle({ callee, arguments: [first] }) {
  if (!isTest(callee)) return null;
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value;
  return first?.type === 'TemplateLiteral'
    ? first.quasis.map((/** @type {any} */ part) => part.value.raw).join('…')
    : null;
}

/**
 * @param {any} callee
 * @returns {boolean}
 */
function isTest(callee) {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test';
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  return callee.type === 'MemberExpression' && isTest(callee.object);
}
