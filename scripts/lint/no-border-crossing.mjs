import path from 'node:path';
import { findBorder, sideOf } from './module-sides.mjs';

/**
 * Browser code never imports server code, not even a type or later by `import()`; pure code imports neither. What a
 * page knows of the server is a contract: else a secret, or the Admin SDK, is one careless import away from a browser.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noBorderCrossing = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      server: 'Neither browser code nor pure code imports server code, not even a type: use the contract.',
      browser: 'Pure code never imports browser code.',
      package: 'lib/<domain>/*.ts is pure: no framework, no SDK.',
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const isForBrowser = context.sourceCode.ast.body.some(
      (node) => node.type === 'ExpressionStatement' && 'directive' in node && node.directive === 'use client',
    );
    const place = sideOf(file);
    const side = isForBrowser && place === 'server' ? 'browser' : place;
    if (side === null || side === 'server') return {};

    /** @param {any} node an import, an export or the type `import('…')`; the last is not part of ESTree */
    const check = (node) => {
      const specifier = textOf(node.source);
      const border = specifier === null ? null : findBorder(side, file, specifier);
      if (border) context.report({ node, messageId: border });
    };
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/**
 * What a specifier says; a template's first words, which say the folder.
 * @param {any} source
 * @returns {string | null}
 */
function textOf(source) {
  if (source?.type === 'TemplateLiteral') return source.quasis[0].value.cooked;
  return source?.type === 'Literal' && typeof source.value === 'string' ? source.value : null;
}
