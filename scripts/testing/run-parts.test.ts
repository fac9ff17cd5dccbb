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

  it('lets a part wait for another one when it has begun', async () => {
    const events: string[] = [];
    const build: Part<Name> = {
      name: 'build',
      after: [],
      run: async (isDone) => {
        events.push('build begins');
        await isDone('types');
        events.push('build goes on');
        return checkResult(true, '');
      },
    };
    await runParts([...parts(events).slice(0, 2), build], ({ name }) => events.push(`${name} is done`));
    expect(events).toEqual([
      'lint',
      'types',
      'build begins',
      'build goes on',
      'lint is done',
      'types is done',
      'build is done',
    ]);
  });

  it('lets a part wait for none that is not in the run', async () => {
    const alone: Part<Name> = {
      name: 'build',
      after: [],
      run: async (isDone) => {
        await isDone('types');
        return checkResult(true, '');
      },
    };
    await expect(runParts([alone], () => undefined)).resolves.toHaveLength(1);
  });

  it('rejects as soon as a part throws, even when an earlier one still runs', async () => {
    const stuck: Part<Name> = { name: 'lint', after: [], run: () => new Promise(() => undefined) };
    const broken: Part<Name> = { name: 'types', after: [], run: () => Promise.reject(new Error('No Java')) };
    await expect(runParts([stuck, broken], () => undefined)).rejects.toThrow('No Java');
  });
});
