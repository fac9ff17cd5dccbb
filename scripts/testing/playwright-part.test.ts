import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestEnvironment } from '@/scripts/bootstrap/running-stack.mjs';
import type { NodeTool } from './node-tool';
import { playwrightPart } from './playwright-part';

type Stacks = Pick<Parameters<typeof playwrightPart>[0], 'serve' | 'serveForFaults'>;

const oneStack: Stacks = { serve: () => Promise.resolve({}), serveForFaults: null };

/**
 * Runs the part with a Playwright that finds so many tests in each project, and takes so many milliseconds. Tells what
 * it was asked, in order.
 */
async function run(
  found: Readonly<Record<string, number>>,
  {
    args = [],
    stacks = oneStack,
    takes = {},
  }: { args?: readonly string[]; stacks?: Stacks; takes?: Readonly<Record<string, number>> } = {},
) {
  const reports = mkdtempSync(path.join(tmpdir(), 'playwright-part-'));
  const asked: (readonly string[])[] = [];
  const events: string[] = [];
  const tool: NodeTool = async (_, given, { env } = {}) => {
    asked.push(given);
    const project = given[given.indexOf('--project') + 1] ?? '';
    events.push(`${project} begins on ${env?.['CHALKTALK_APP_URL'] ?? 'the stack'}`);
    const stats = { expected: found[project] ?? 0, unexpected: 0, flaky: 0, skipped: 0 };
    const report = { stats, errors: [], suites: [] };
    writeFileSync(env?.['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '', JSON.stringify(report));
    await new Promise((resolve) => setTimeout(resolve, takes[project] ?? 10));
    events.push(`${project} ends`);
    return { isPassed: true, output: '' };
  };
  try {
    const clear = (env: TestEnvironment) => {
      events.push(`${env['CHALKTALK_APP_URL'] ?? 'the stack'} is emptied`);
      return Promise.resolve();
    };
    return { result: await playwrightPart({ tool, reports, args, clear, ...stacks }), asked, events };
  } finally {
    rmSync(reports, { recursive: true });
  }
}

describe('the end-to-end tests', () => {
  it('fail when none of any project matches what was asked for, and say what that was', async () => {
    const { result } = await run({}, { args: ['tests/e2e/pages/sing-in.spec.ts', '-g', 'keyboard'] });
    expect(result).toMatchObject({
      passed: 0,
      failed: 1,
      complaints: 'No test matches tests/e2e/pages/sing-in.spec.ts -g keyboard.',
    });
  });

  it('do not fail for a project in which nothing matches while another has tests', async () => {
    const { result, asked } = await run({ call: 2 }, { args: ['tests/e2e/call'] });
    expect(result).toMatchObject({ passed: 2, failed: 0, complaints: '' });
    expect(asked).toHaveLength(4);
    for (const given of asked) expect(given).toEqual(expect.arrayContaining(['tests/e2e/call']));
  });

  it('run one project after the other on one stack', async () => {
    const { events } = await run({ pages: 3, call: 2, faults: 1 });
    expect(events).toEqual(
      ['pages', 'api', 'call', 'faults'].flatMap((name) => [`${name} begins on the stack`, `${name} ends`]),
    );
  });

  it('run calls beside faults on two stacks, and the API tests on each that is done', async () => {
    const serveForFaults = () => Promise.resolve({ CHALKTALK_APP_URL: 'another one' });
    const { result, events, asked } = await run(
      { pages: 3, call: 2, faults: 1, api: 4 },
      { stacks: { ...oneStack, serveForFaults } },
    );
    expect(events.slice(0, 2)).toEqual(['pages begins on another one', 'pages ends']);
    const begunOn = (stack: string) => events.filter((event) => event.endsWith(`begins on ${stack}`));
    const threeOfApi = (stack: string) => Array.from({ length: 3 }, () => `api begins on ${stack}`);
    expect(begunOn('another one').slice(1)).toEqual([
      'faults begins on another one',
      ...threeOfApi('another one'),
    ]);
    expect(begunOn('the stack')).toEqual(['call begins on the stack', ...threeOfApi('the stack')]);
    // Calls, faults and the API tests find their stacks empty.
    expect(events.filter((event) => event.endsWith('is emptied'))).toHaveLength(4);
    // The fake finds all API tests in each piece.
    expect(result).toMatchObject({ passed: 30, failed: 0 });
    const shards = asked.flatMap((given) => given.filter((word) => /^\d\/\d$/.test(word)));
    expect(shards.sort()).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
  });

  it('give most API tests to the stack that is done first', async () => {
    const serveForFaults = () => Promise.resolve({ CHALKTALK_APP_URL: 'another one' });
    const { events } = await run(
      { api: 4 },
      { stacks: { ...oneStack, serveForFaults }, takes: { call: 200 } },
    );
    expect(events.filter((event) => event === 'api begins on another one')).toHaveLength(6);
  });
});
