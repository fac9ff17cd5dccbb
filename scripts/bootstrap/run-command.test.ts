import { Lifetime } from './lifetime.mjs';
import { createRunCommand } from './run-command.mjs';

describe('running a command to its end', () => {
  const lifetime = new Lifetime();
  const run = createRunCommand(lifetime);
  afterAll(() => lifetime.end());

  it('tells what it printed and how it ended', async () => {
    const script = 'console.log("one"); process.exitCode = 3';
    await expect(run(process.execPath, ['-e', script])).resolves.toEqual({
      code: 3,
      output: 'one\n',
    });
  });

  it('tells that it could not be started', async () => {
    const { code, output } = await run('there-is-no-such-program', []);
    expect(code).toBeNull();
    expect(output).toContain('ENOENT');
  });
});
