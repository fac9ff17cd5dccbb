import { readReport, reportFile, type NodeTool } from './node-tool';
import { parseEslintReport } from '@/scripts/testing/reports/parse-eslint-report';
import { checkResult, joinResults, type PartResult } from '@/scripts/testing/reports/part-result';

/**
 * Format (oxfmt), standard rules with types (oxlint), our own rules (ESLint), dead code and dependencies (knip). All of
 * it gives way to tests: nothing waits for what it finds.
 */
export async function lintPart(root: string, tool: NodeTool, reports: string): Promise<PartResult> {
  const givingWay = { givesWay: true };
  const format = await tool('oxfmt', ['--check', '.'], givingWay);
  const standard = await tool('oxlint', ['--report-unused-disable-directives'], givingWay);
  const report = reportFile(reports, 'eslint.json');
  const house = await tool('eslint', ['--format', 'json', '--output-file', report, '.'], givingWay);
  const dead = await tool('knip', ['--no-progress'], givingWay);
  return joinResults([
    checkResult(format.isPassed, format.output),
    checkResult(standard.isPassed, standard.output),
    readHouseRules(parseEslintReport(root, readReport(report) ?? house.output), house),
    checkResult(dead.isPassed, dead.output),
  ]);
}

/** ESLint also fails, with nothing in its report, for a fault in its list of old ones that has been mended. */
const readHouseRules = (report: PartResult, { isPassed, output }: { isPassed: boolean; output: string }) =>
  report.failed === 0 && !isPassed ? checkResult(false, output) : report;

/** The types of everything: product, tests and scripts. */
export async function typesPart(tool: NodeTool): Promise<PartResult> {
  const routes = await tool('next', ['typegen']);
  if (!routes.isPassed) return checkResult(false, routes.output);
  const types = await tool('tsc', ['--noEmit']);
  return checkResult(types.isPassed, types.output);
}
