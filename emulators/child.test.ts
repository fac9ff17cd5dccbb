import os from 'node:os';
import { startChild } from './child';

const start = (script: string) =>
  startChild({ name: 'The clock', command: process.execPath, args: ['-e', script], cwd: os.tmpdir() });

describe('A child', () => {
  it('that ends by itself is a failure, with its name, how it ended and its last words', async () => {
    const { failure } = start('console.error("No spring left"); process.exitCode = 3');
    await expect(failure).rejects.toThrow('The clock ended unexpectedly (code 3):\nNo spring left');
  });

  it('that is killed by somebody else is a failure', async () => {
    const { failure } = start('process.kill(process.pid, "SIGKILL")');
    await expect(failure).rejects.toThrow('The clock ended unexpectedly (SIGKILL)');
  });

  it('that cannot be started is a failure', async () => {
    const { failure } = startChild({
      name: 'The clock',
      command: 'no-such-program',
      args: [],
      cwd: os.tmpdir(),
    });
    await expect(failure).rejects.toThrow('The clock ended unexpectedly (spawn no-such-program ENOENT)');
  });

  it('that was stopped is none', async () => {
    const child = start('setInterval(() => 0, 1_000)');
    await child.stop('SIGTERM');
    expect(child.hasEnded()).toBe(true);
    await expect(Promise.race([child.failure, Promise.resolve('no failure')])).resolves.toBe('no failure');
  });
});
