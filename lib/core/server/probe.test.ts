import { probe } from './probe';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});

describe('a probe of a service', () => {
  it('says whether it answers', async () => {
    await expect(probe('auth', () => Promise.resolve('anything'), 50)).resolves.toBe(true);
    expect(lines).toEqual([]);
  });

  it.each([
    ['it fails', () => Promise.reject(new Error('connection refused'))],
    [
      'it cannot even be asked',
      () => {
        throw new Error('no configuration');
      },
    ],
    ['it does not answer in time', () => new Promise<never>(() => undefined)],
  ])('says no when %s, and tells only the log why', async (_, ask) => {
    await expect(probe('auth', ask, 20)).resolves.toBe(false);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'health',
      name: 'auth',
      cause: expect.any(String) as unknown,
    });
  });
});
