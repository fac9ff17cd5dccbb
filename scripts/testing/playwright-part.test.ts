import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestEnvironment } from '@/scripts/bootstrap/running-stack.mjs';
import type { NodeTool } from './node-tool';
import { playwrightPart } from './playwright-part';

type Stacks = Pick<Parameters<typeof playwrightPart>[0], 'serve' | 'serveForFaults'>;

const oneStack: Stacks = { serve: () => Promise.resolve({}), serveForFaults: null };
const twoStacks: Stacks = {
  ...oneStack,
  serveForFaults: () => Promise.resolve({ CHALKTALK_APP_URL: 'another one' }),
};

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

  it('run calls, API tests and faults in three lanes, each on an empty stack', async () => {
    const { result, events, asked } = await run(
      { pages: 3, call: 2, faults: 1, api: 4 },
      { stacks: twoStacks, takes: { faults: 500 } },
    );
    expect(events.slice(0, 2)).toEqual(['pages begins on another one', 'pages ends']);
    const begun = events.filter((event) => event.includes('begins on'));
    expect(begun.slice(1, 4).sort()).toEqual([
      'api begins on the stack',
      'call begins on the stack',
      'faults begins on another one',
    ]);
    expect(events.filter((event) => event.endsWith('is emptied'))).toEqual([
      'another one is emptied',
      'the stack is emptied',
      'another one is emptied',
    ]);
    // The fake finds all calls and API tests in each piece.
    expect(result).toMatchObject({ passed: 3 + 5 * 2 + 1 + 6 * 4, failed: 0 });
    const piecesOf = (project: string) =>
      asked
        .filter((given) => given.includes(project))
        .flatMap((given) => given.filter((word) => /^\d\/\d$/.test(word)));
    expect(piecesOf('call')).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
    expect(piecesOf('api')).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
  });

  it('let the lane of the faults help the others once it is done', async () => {
    const { events } = await run({}, { stacks: twoStacks, takes: { call: 100 } });
    expect(events).toContain('call begins on another one');
  });
});
