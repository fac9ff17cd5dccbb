import { enforcers } from '@/lib/access/enforcers';
import {
  describeFailed,
  describeFolders,
  describePart,
  describeSlowest,
  describeTotal,
} from './describe-results';
import { readMatrix } from './describe-matrix';
import { parseEslintReport } from './parse-eslint-report';
import { parseJestReport } from './parse-jest-report';
import { parsePlaywrightReport } from './parse-playwright-report';
import { shownName } from './shown-name';
import { checkResult, joinResults } from './part-result';

const jestFile = (status: string, assertions: readonly string[]) => ({
  name: '/repository/lib/x.test.ts',
  status,
  message: 'what went wrong',
  assertionResults: assertions.map((outcome, index) => ({
    status: outcome,
    fullName: `test ${index}`,
    duration: index,
    failureMessages: outcome === 'failed' ? ['it was 2'] : [],
  })),
});

describe("jest's report", () => {
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 1 };

  it('becomes counts, complaints and times', () => {
    const report = { ...counts, testResults: [jestFile('failed', ['passed', 'failed'])] };
    expect(parseJestReport('/repository', JSON.stringify(report), '')).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      scope: '1 files',
      complaints: 'lib/x.test.ts\nwhat went wrong',
      tests: [
        { name: 'test 0', isPassed: true, milliseconds: 0 },
        { name: 'test 1', isPassed: false, fault: 'it was 2', milliseconds: 1 },
      ],
    });
  });

  it('counts a file that cannot run as a failure', () => {
    const report = { ...counts, numFailedTests: 0, testResults: [jestFile('failed', [])] };
    expect(parseJestReport('/repository', JSON.stringify(report), '').failed).toBe(1);
  });

  it('counts a jest that left none as a failure', () => {
    expect(parseJestReport('/repository', null, 'No config')).toMatchObject({
      failed: 1,
      complaints: 'No config',
    });
  });
});

describe("Playwright's report", () => {
  const annotations = [{ type: 'axe', description: '/rooms' }, { type: 'out' }];
  const spec = {
    title: 'sees the other',
    tests: [{ status: 'expected', annotations, results: [{ duration: 1500 }] }],
  };
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: 'cannot load a file' }],
    suites: [{ title: 'call.spec.ts', specs: [], suites: [{ title: 'Two people', specs: [spec] }] }],
  };

  it('becomes counts, times and axe pages, with an error outside any test as a failure', () => {
    expect(parsePlaywrightReport(JSON.stringify(report), 'what it printed')).toEqual({
      passed: 2,
      failed: 2,
      skipped: 0,
      complaints: 'what it printed',
      tests: [
        {
          name: 'call.spec.ts › Two people › sees the other',
          isPassed: true,
          milliseconds: 1500,
          axePaths: ['/rooms'],
        },
      ],
    });
  });

  it('quotes the error of a failed test, and what its pages showed', () => {
    const attachments = [
      { name: 'screenshot', path: 'a.png' },
      { name: shownName('Ada'), body: Buffer.from('- heading "Über"').toString('base64') },
    ];
    const results = [{ duration: 20, error: { message: 'nobody came' }, attachments }];
    const failed = { title: 'stays alone', tests: [{ status: 'unexpected', annotations: [], results }] };
    const suites = [{ title: 'call.spec.ts', specs: [failed] }];
    expect(parsePlaywrightReport(JSON.stringify({ ...report, suites }), '').tests).toMatchObject([
      {
        name: 'call.spec.ts › stays alone',
        isPassed: false,
        fault: 'nobody came',
        shown: [{ name: 'What is shown to Ada', text: '- heading "Über"' }],
      },
    ]);
  });

  it('counts a test that passed on its second try as passed, and marks it', () => {
    const results = [{ duration: 20, error: { message: 'nobody came' } }, { duration: 10 }];
    const flaky = { title: 'joins', tests: [{ status: 'flaky', annotations: [], results }] };
    const suites = [{ title: 'call/two.spec.ts', specs: [flaky] }];
    const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 0 };
    expect(parsePlaywrightReport(JSON.stringify({ stats, errors: [], suites }), '')).toMatchObject({
      passed: 3,
      failed: 0,
      complaints: '',
      tests: [{ isPassed: true, isFlaky: true, fault: 'nobody came', milliseconds: 30 }],
    });
  });

  it('is a failure when there is none', () => {
    expect(parsePlaywrightReport(null, 'no browser').failed).toBe(1);
  });
});

describe("ESLint's report", () => {
  it('turns every message into a line', () => {
    const message = { line: 3, column: 7, ruleId: 'eqeqeq', message: 'Use ===' };
    const report = [
      { filePath: '/repository/a.ts', messages: [message] },
      { filePath: '/repository/b.ts', messages: [] },
    ];
    expect(parseEslintReport('/repository', JSON.stringify(report))).toMatchObject({
      failed: 1,
      scope: '2 files',
      complaints: 'a.ts:3:7 Use === (eqeqeq)',
    });
  });

  it('is a failure when ESLint itself failed', () => {
    expect(parseEslintReport('/repository', 'Oops!')).toMatchObject({ failed: 1, complaints: 'Oops!' });
  });
});

describe('what is printed', () => {
  const unit = {
    ...checkResult(true, ''),
    passed: 10,
    skipped: 2,
    scope: '3 files',
    tests: [{ name: 'a', isPassed: true, milliseconds: 5 }],
  };
  const lint = checkResult(false, 'no');

  it('has one line for each part', () => {
    expect(describePart('Unit', unit, 8_430)).toBe('Unit: 10 passed, 0 failed (2 skipped, 3 files, 8.4 s)');
  });

  it('adds up the seconds of each folder of end-to-end tests', () => {
    const story = (name: string, milliseconds: number) => ({ name, isPassed: true, milliseconds });
    const tests = [
      story('pages/rooms.spec.ts › opens', 1000),
      story('call/two.spec.ts › Two › sees', 3000),
      story('call/three.spec.ts › hears', 2000),
      story('a unit test', 9000),
    ];
    expect(describeFolders([{ ...unit, tests }])).toBe('call 5.0 s · pages 1.0 s');
  });

  it('names the ten slowest, the slowest first', () => {
    const many = {
      ...unit,
      tests: Array.from({ length: 12 }, (_, index) => ({
        name: `t${index}`,
        isPassed: true,
        milliseconds: index * 1000,
      })),
    };
    const lines = describeSlowest([many]).split('\n');
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   11.0 s  t11');
  });

  it('names the failed tests with the beginning of each error, in plain text', () => {
    const said = [
      '\u001B[31mError: nobody came\u001B[39m',
      '',
      ...Array.from({ length: 20 }, (_, at) => `line ${at}`),
    ];
    const tests = [
      { name: 'a', isPassed: true, milliseconds: 5 },
      { name: 'skipped', isPassed: false, milliseconds: 0 },
      { name: 'meant to fail', isPassed: true, milliseconds: 5, fault: 'it did' },
      { name: 'b', isPassed: false, milliseconds: 5, fault: said.join('\n') },
    ];
    const lines = describeFailed([{ ...unit, tests }, lint]).split('\n');
    expect(lines.slice(0, 3)).toEqual(['  b', '    Error: nobody came', '    line 0']);
    expect(lines).toHaveLength(9);
    expect(describeFailed([unit])).toBe('');
  });

  it('shows what the pages of a failed test showed', () => {
    const shown = [{ name: shownName('Ada'), text: '/rooms\n\n- heading "Rooms"' }];
    const tests = [{ name: 'b', isPassed: false, milliseconds: 5, fault: 'nobody came', shown }];
    expect(describeFailed([{ ...unit, tests }])).toBe(
      ['  b', '    nobody came', '    What is shown to Ada', '      /rooms', '      - heading "Rooms"'].join(
        '\n',
      ),
    );
  });

  it('shows the beginning and the end of a long page, where dialogs are', () => {
    const text = Array.from({ length: 90 }, (_, at) => `line ${at}`).join('\n');
    const shown = [{ name: shownName('Ada'), text }];
    const tests = [{ name: 'b', isPassed: false, milliseconds: 5, fault: 'nobody came', shown }];
    const lines = describeFailed([{ ...unit, tests }]).split('\n');
    expect(lines).toHaveLength(3 + 41);
    expect([lines[3], lines[28], lines.at(-1)]).toEqual(['      line 0', '      …', '      line 89']);
  });

  it('closes with all cases added up', () => {
    expect(describeTotal([unit, lint])).toBe('10 passed, 1 failed');
    expect(describeTotal([joinResults([unit, lint])])).toBe('10 passed, 1 failed');
  });

  describe('about the matrix of access', () => {
    const nameOf = (who: string) =>
      who === 'media-server'
        ? `api/one-matrix.spec.ts › One matrix: › 330 rows × ${who}`
        : `One matrix: 330 rows × ${who}`;
    const all = enforcers.map((who) => ({ name: nameOf(who), isPassed: true }));
    const read = (tests: { name: string; isPassed: boolean }[]) =>
      readMatrix([{ ...unit, tests: tests.map((test) => ({ ...test, milliseconds: 1 })) }, lint]);

    it('says that all who hold it agreed, and about how many rows', () => {
      expect(read(all)).toEqual({
        isWhole: true,
        line: 'One matrix: 330 rows × 6 enforcers agreed (page, token, rules, media-server, receivers, server)',
      });
    });

    it.each([
      ['failed', all.map((test) => ({ ...test, isPassed: !test.name.endsWith('rules') }))],
      ['was not asked', all.filter(({ name }) => !name.endsWith('rules'))],
    ])('is not whole where one of them %s', (_, tests) => {
      expect(read(tests)).toEqual({
        isWhole: false,
        line: 'One matrix: 330 rows × 5 of 6 enforcers agreed (page, token, media-server, receivers, server)',
      });
    });
  });
});
