import path from 'node:path';
import { findImportCycles, resolveImport } from './import-cycles.mjs';

/** @type {Map<string, ReturnType<typeof findImportCycles>>} */
const cyclesOf = new Map();

/**
 * Modules that import each other in a circle have no order in which they can be understood, or started. A type in the
 * wrong file is enough: what several views share stands in a file below them all.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noImportCycle = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'This import closes a circle: {{files}}.' } },
  create(context) {
    const root = context.cwd;
    const cycles = cyclesOf.get(root) ?? findImportCycles(root);
    cyclesOf.set(root, cycles);
    const circle = cycles.get(context.filename);
    if (!circle) return {};
    /** @param {any} node an import or an export; only some exports name a source */
    const check = (node) => {
      const { source } = node;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const target = resolveImport(root, context.filename, source.value);
      if (target === null || !circle.has(target)) return;
      const files = [...circle].map((file) => path.relative(root, file)).join(', ');
      context.report({ node, messageId: 'cycle', data: { files } });
    };
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};
