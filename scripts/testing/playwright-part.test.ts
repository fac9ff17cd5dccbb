import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NodeTool } from './node-tool';
import { playwrightPart } from './playwright-part';

/** Runs the part with a Playwright that finds so many tests in each project. */
async function run(found: Readonly<Record<string, number>>, args: readonly string[] = []) {
  const reports = mkdtempSync(path.join(tmpdir(), 'playwright-part-'));
  const asked: (readonly string[])[] = [];
  const tool: NodeTool = (_, given, { env } = {}) => {
    asked.push(given);
    const project = given[given.indexOf('--project') + 1] ?? '';
    const stats = { expected: found[project] ?? 0, unexpected: 0, flaky: 0, skipped: 0 };
    const report = { stats, errors: [], suites: [] };
    writeFileSync(env?.['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '', JSON.stringify(report));
    return Promise.resolve({ isPassed: true, output: '' });
  };
  try {
    return { result: await playwrightPart({ tool, reports, args, env: {} }), asked };
  } finally {
    rmSync(reports, { recursive: true });
  }
}

describe('the end-to-end tests', () => {
  it('fail when none of any project matches what was asked for, and say what that was', async () => {
    const { result } = await run({}, ['tests/e2e/pages/sing-in.spec.ts', '-g', 'keyboard']);
    expect(result).toMatchObject({
      passed: 0,
      failed: 1,
      complaints: 'No test matches tests/e2e/pages/sing-in.spec.ts -g keyboard.',
    });
  });

  it('do not fail for a project in which nothing matches while another has tests', async () => {
    const { result, asked } = await run({ call: 2 }, ['tests/e2e/call']);
    expect(result).toMatchObject({ passed: 2, failed: 0, complaints: '' });
    expect(asked).toHaveLength(3);
    for (const given of asked) expect(given).toEqual(expect.arrayContaining(['tests/e2e/call']));
  });
});
