import { startTogether } from './start-together';

const part = () => {
  const stop = jest.fn(() => Promise.resolve());
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  return { stop, fail, start: () => Promise.resolve({ failure, stop }) };
};

describe('Starting together', () => {
  it('stops everything that started', async () => {
    const [one, two] = [part(), part()];
    const running = await startTogether([one.start, two.start]);
    await running.stop();
    expect(one.stop).toHaveBeenCalledTimes(1);
    expect(two.stop).toHaveBeenCalledTimes(1);
  });

  it('stops what started when something else fails, and says why', async () => {
    const one = part();
    const broken = () => Promise.reject(new Error('no Java'));
    await expect(startTogether([one.start, broken])).rejects.toThrow('no Java');
    expect(one.stop).toHaveBeenCalledTimes(1);
  });

  it('tells what is still starting to give up', async () => {
    const slow = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('gave up'))));
    await expect(startTogether([slow, () => Promise.reject(new Error('no Java'))])).rejects.toThrow(
      'no Java',
    );
  });

  it('says it when one of them ends by itself', async () => {
    const [one, two] = [part(), part()];
    const { failure } = await startTogether([one.start, two.start]);
    two.fail(new Error('Firestore is gone'));
    await expect(failure).rejects.toThrow('Firestore is gone');
  });

  it('stops all of them even when one cannot be stopped', async () => {
    const [one, two] = [part(), part()];
    one.stop.mockRejectedValue(new Error('stuck'));
    const running = await startTogether([one.start, two.start]);
    await expect(running.stop()).rejects.toThrow('stuck');
    expect(two.stop).toHaveBeenCalledTimes(1);
  });
});
