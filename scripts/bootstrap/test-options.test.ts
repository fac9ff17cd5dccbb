import { readBenchOptions, readTestOptions } from './test-options.mjs';

describe('the arguments of scripts/test.mjs', () => {
  it('are all parts when there are none', () => {
    expect(readTestOptions([])).toEqual({ kind: 'all' });
  });

  it('name one part and hand the rest to its tool', () => {
    expect(readTestOptions(['e2e', 'tests/e2e/smoke.spec.ts'])).toEqual({
      kind: 'part',
      part: 'e2e',
      args: ['tests/e2e/smoke.spec.ts'],
    });
  });

  it('can ask for the stack alone', () => {
    expect(readTestOptions(['stack', '--dev'])).toEqual({ kind: 'stack', dev: true });
  });

  it('refuse an unknown part and name the known ones', () => {
    expect(() => readTestOptions(['e2'])).toThrow(
      'there are lint, types, unit, emulators, rules, build, e2e and stack',
    );
  });
});

describe('the arguments of scripts/bench.mjs', () => {
  it('are all sections when there are none, or the one that is named', () => {
    expect(readBenchOptions([])).toBeNull();
    expect(readBenchOptions(['--only', 'first-load'])).toBe('first-load');
    expect(readBenchOptions(['--only', 'ink'])).toBe('ink');
  });

  it('refuse a section that cannot be asked for', () => {
    expect(() => readBenchOptions(['--only', 'talk'])).toThrow(
      'takes --only first-load, --only ink, or nothing',
    );
  });
});
