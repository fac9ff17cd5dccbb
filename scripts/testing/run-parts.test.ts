import { checkResult } from '@/scripts/testing/reports/part-result';
import { runParts, type Part } from './run-parts';

type Name = 'lint' | 'types' | 'build';

describe('running the parts of a test run', () => {
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  function parts(started: string[]): Part<Name>[] {
    const part = (name: Name, after: readonly Name[], milliseconds: number): Part<Name> => ({
      name,
      after,
      run: async () => {
        started.push(name);
        await wait(milliseconds);
        return checkResult(true, '');
      },
    });
    return [part('lint', [], 30), part('types', [], 1), part('build', ['types'], 1)];
  }

  it('starts each as early as it may and reports them in their order', async () => {
    const started: string[] = [];
    const reported: string[] = [];
    await runParts(parts(started), ({ name }) => reported.push(name));
    expect(started).toEqual(['lint', 'types', 'build']);
    expect(reported).toEqual(['lint', 'types', 'build']);
  });

  it('does not wait for a part that is not in the run', async () => {
    const started: string[] = [];
    await runParts(
      parts(started).filter(({ name }) => name === 'build'),
      () => undefined,
    );
    expect(started).toEqual(['build']);
  });

  it('rejects as soon as a part throws, even when an earlier one still runs', async () => {
    const stuck: Part<Name> = { name: 'lint', after: [], run: () => new Promise(() => undefined) };
    const broken: Part<Name> = { name: 'types', after: [], run: () => Promise.reject(new Error('No Java')) };
    await expect(runParts([stuck, broken], () => undefined)).rejects.toThrow('No Java');
  });
});
