import path from 'node:path';

/** Names that Next.js, Sentry or a tool prescribes. */
const prescribed = /^(\[.+\]|next-env\.d|(sentry\.(client|server)|[a-z]+)\.config)$/;

/** @type {import('eslint').Rule.RuleModule} */
export const kebabCaseFile = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { name: "'{{name}}' is not kebab-case: files are named for their main export." },
  },
  create: (context) => ({
    Program(node) {
      const name = path.basename(context.filename).replace(/\.[cm]?[jt]sx?$/, '');
      const stem = name.replace(/\.(test|spec|setup|d)$/, '');
      if (prescribed.test(stem) || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) return;
      context.report({ node, messageId: 'name', data: { name } });
    },
  }),
};
