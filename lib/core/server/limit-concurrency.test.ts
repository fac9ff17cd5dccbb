import { limitConcurrency } from './limit-concurrency';

const ada = { uid: 'ada', authTime: 100 };

/** Starts several changes of one caller that stay open until the test ends them. */
function send(count: number, by: typeof ada) {
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const sent = Array.from({ length: count }, () => limitConcurrency(by, work));
  const endAll = async () => {
    for (const end of ends) end();
    return Promise.all(sent);
  };
  return { ends, sent, endAll };
}

describe('Changes of one sign-in', () => {
  it('are refused above the limit, with a time to retry and without running', async () => {
    const { ends, sent, endAll } = send(24, ada);
    const work = jest.fn(() => Promise.resolve('too many'));
    await expect(limitConcurrency(ada, work)).rejects.toMatchObject({
      code: 'request/rate-limited',
      details: { retryAfter: 5 },
    });
    expect(work).not.toHaveBeenCalled();
    ends[3]?.();
    await sent[3];
    await expect(limitConcurrency(ada, () => Promise.resolve('one more'))).resolves.toBe('one more');
    await expect(endAll()).resolves.toEqual(sent.map(() => 'done'));
  });

  it('take no place from anybody else, nor from a newer sign-in of the same person', async () => {
    const { endAll } = send(24, ada);
    const others = [
      { uid: 'ben', authTime: 100 },
      { uid: 'ada', authTime: 101 },
    ];
    for (const by of others) {
      await expect(limitConcurrency(by, () => Promise.resolve('at once'))).resolves.toBe('at once');
    }
    await endAll();
  });

  it('free their places when they fail, too', async () => {
    const fail = () => limitConcurrency(ada, () => Promise.reject(new Error('refused')));
    for (let n = 0; n < 25; n += 1) await expect(fail()).rejects.toThrow('refused');
  });
});
