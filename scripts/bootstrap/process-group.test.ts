import { getPriority } from 'node:os';
import { giveWay, isAlive, spawnGroup, stopGroup } from './process-group.mjs';

describe('a command at the head of its own process group', () => {
  const start = () => spawnGroup(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);

  it('lets everything else on the machine go first once it gives way', async () => {
    const child = start();
    const usual = getPriority(child.pid);
    giveWay(child);
    expect(getPriority(child.pid)).toBeGreaterThan(usual);
    await stopGroup(child, 'SIGKILL');
    expect(isAlive(child)).toBe(false);
  });

  it('may have ended before it gives way', async () => {
    const child = start();
    await stopGroup(child, 'SIGKILL');
    expect(() => {
      giveWay(child);
    }).not.toThrow();
  });
});
