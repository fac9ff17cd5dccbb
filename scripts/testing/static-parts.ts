import { readReport, reportFile, type NodeTool } from './node-tool';
import { parseEslintReport } from './parse-eslint-report';
import { checkResult, joinResults, type PartResult } from './part-result';

/**
 * Format (Prettier), lint (ESLint), dead code and dependencies (knip). ESLint takes longest: the others run beside it. All
 * of it gives way: nothing waits for what is found here, and tests wait for pages often enough.
 */
export async function lintPart(root: string, tool: NodeTool, reports: string): Promise<PartResult> {
  const others = checkFormatAndDeadCode(tool);
  const report = reportFile(reports, 'eslint.json');
  const lint = await tool(
    'eslint',
    ['--max-warnings', '0', '--format', 'json', '--output-file', report, '.'],
    givingWay,
  );
  const { format, dead } = await others;
  return joinResults([
    checkResult(format.isPassed, format.output),
    parseEslintReport(root, readReport(report) ?? lint.output),
    checkResult(dead.isPassed, dead.output),
  ]);
}

const givingWay = { givesWay: true };

async function checkFormatAndDeadCode(tool: NodeTool) {
  const format = await tool('prettier', ['--check', '.', '--log-level', 'warn'], givingWay);
  return { format, dead: await tool('knip', ['--no-progress'], givingWay) };
}

/** The types of everything: product, tests and scripts. */
export async function typesPart(tool: NodeTool): Promise<PartResult> {
  const routes = await tool('next', ['typegen']);
  if (!routes.isPassed) return checkResult(false, routes.output);
  const types = await tool('tsc', ['--noEmit']);
  return checkResult(types.isPassed, types.output);
}
