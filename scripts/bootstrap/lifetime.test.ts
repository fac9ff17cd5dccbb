import { Lifetime } from './lifetime.mjs';
import { signalGroup } from './process-group.mjs';

describe('a lifetime', () => {
  it('stops what was started last first, and only once', async () => {
    const lifetime = new Lifetime();
    const stopped: string[] = [];
    lifetime.atEnd(() => stopped.push('first'));
    lifetime.atEnd(() => stopped.push('second'));
    await Promise.all([lifetime.end(), lifetime.end()]);
    expect(stopped).toEqual(['second', 'first']);
  });

  it('goes on stopping when something refuses to stop', async () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const lifetime = new Lifetime();
    const stopped = jest.fn();
    lifetime.atEnd(stopped);
    lifetime.atEnd(() => {
      throw new Error('It is stuck');
    });
    await lifetime.end();
    expect(stopped).toHaveBeenCalled();
    expect(write).toHaveBeenCalledWith('Error: It is stuck\n');
  });

  it('stops what was still starting when the end came', async () => {
    const lifetime = new Lifetime();
    const stop = jest.fn();
    let started: (part: { stop: () => void }) => void = () => undefined;
    const owned = lifetime.own(() => new Promise<{ stop: () => void }>((resolve) => (started = resolve)));
    const end = lifetime.end();
    started({ stop });
    await owned;
    await end;
    expect(stop).toHaveBeenCalled();
  });

  it('starts nothing once the end has begun', async () => {
    const lifetime = new Lifetime();
    await lifetime.end();
    expect(() => lifetime.spawn('sleep', ['60'])).toThrow('the end has begun');
    await expect(lifetime.own(() => Promise.resolve({ stop: () => undefined }))).rejects.toThrow();
  });

  it('leaves no process behind, not even those that its children started', async () => {
    const lifetime = new Lifetime();
    const { pid = 0, stdout } = lifetime.spawn('sh', ['-c', 'sleep 61 & echo ready; sleep 62']);
    await new Promise((resolve) => stdout?.once('data', resolve));
    expect(signalGroup(pid, 0)).toBe(true);
    await lifetime.end();
    expect(signalGroup(pid, 0)).toBe(false);
  });
});
