import path from 'node:path';

/** Names that Next.js, Sentry or a tool prescribes. */
const prescribed = /^(\[.+\]|next-env\.d|(sentry\.(client|server)|[a-z]+)\.config)$/;

/** Names that say nothing of what is inside, and so gather what has nothing in common. */
const vague = /(?:^|-)(?:utils?|helpers?|misc)$|^(?:index|types?|common|shared)$/;

/** @type {import('eslint').Rule.RuleModule} */
export const kebabCaseFile = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      name: "'{{name}}' is not kebab-case: files are named for their main export.",
      vague: "'{{name}}' says nothing of what is inside: files are named for their main export.",
    },
  },
  create: (context) => ({
    Program(node) {
      const name = path.basename(context.filename).replace(/\.[cm]?[jt]sx?$/, '');
      const stem = name.replace(/\.(test|spec|setup|fixture|d)$/, '');
      const isKebab = prescribed.test(stem) || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem);
      if (!isKebab) context.report({ node, messageId: 'name', data: { name } });
      if (vague.test(stem)) context.report({ node, messageId: 'vague', data: { name } });
    },
  }),
};
