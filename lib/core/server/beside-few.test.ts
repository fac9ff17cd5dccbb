import { besideFew } from './beside-few';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Ada's changes, twelve of which are under way. */
async function sendTwelve() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const sent = Array.from({ length: 12 }, () => besideFew('ada', work));
  await jest.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(12);
  const endAll = async () => {
    for (const end of ends) end();
    await Promise.all(sent);
  };
  return { ends, endAll };
}

describe('Changes of one person', () => {
  it('wait beyond the twelfth, and hold up nobody else', async () => {
    const { ends, endAll } = await sendTwelve();
    const next = besideFew('ada', () => Promise.resolve('next'));
    await expect(besideFew('ben', () => Promise.resolve('at once'))).resolves.toBe('at once');
    ends[3]?.();
    await expect(next).resolves.toBe('next');
    await endAll();
  });

  it('are refused, with when to ask again and nothing done, after too long a wait', async () => {
    const { endAll } = await sendTwelve();
    const work = jest.fn(() => Promise.resolve('late'));
    const refused = expect(besideFew('ada', work)).rejects.toMatchObject({
      code: 'request/rate-limited',
      details: { retryAfter: 5 },
    });
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
    await endAll();
    expect(work).not.toHaveBeenCalled();
  });

  it('leave their places also when they fail', async () => {
    const fail = () => besideFew('cleo', () => Promise.reject(new Error('refused')));
    for (let n = 0; n < 13; n += 1) await expect(fail()).rejects.toThrow('refused');
  });
});
