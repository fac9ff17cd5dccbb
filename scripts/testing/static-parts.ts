import { readReport, reportFile, type NodeTool } from './node-tool';
import { parseEslintReport } from './parse-eslint-report';
import { checkResult, joinResults, type PartResult } from './part-result';

/** Format (Prettier), lint (ESLint), dead code and dependencies (knip). */
export async function lintPart(root: string, tool: NodeTool, reports: string): Promise<PartResult> {
  const format = await tool('prettier', ['--check', '.', '--log-level', 'warn']);
  const report = reportFile(reports, 'eslint.json');
  const lint = await tool('eslint', [
    '--max-warnings',
    '0',
    '--format',
    'json',
    '--output-file',
    report,
    '.',
  ]);
  const dead = await tool('knip', ['--no-progress']);
  return joinResults([
    checkResult(format.isPassed, format.output),
    parseEslintReport(root, readReport(report) ?? lint.output),
    checkResult(dead.isPassed, dead.output),
  ]);
}

/** The types of everything: product, tests and scripts. */
export async function typesPart(tool: NodeTool): Promise<PartResult> {
  const routes = await tool('next', ['typegen']);
  if (!routes.isPassed) return checkResult(false, routes.output);
  const types = await tool('tsc', ['--noEmit']);
  return checkResult(types.isPassed, types.output);
}
