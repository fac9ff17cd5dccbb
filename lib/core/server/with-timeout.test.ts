import { withTimeout } from '@/lib/core/server/with-timeout';

const failing = (code: unknown) => () => Promise.reject(Object.assign(new Error('Secret words'), { code }));

describe('the patience of a door', () => {
  it('passes on what the work comes to', async () => {
    expect(await withTimeout(() => Promise.resolve('done'))).toBe('done');
    await expect(withTimeout(failing('auth/required'))).rejects.toMatchObject({ code: 'auth/required' });
  });

  it('says that a service is away when the work takes longer than anybody waits', async () => {
    const endless = () => new Promise<never>(() => undefined);
    await expect(withTimeout(endless, 5)).rejects.toMatchObject({ code: 'server/unavailable' });
  });

  it.each([4, 8, 10, 14])('says so too for gRPC status %i, and keeps the cause for the log', async (code) => {
    await expect(withTimeout(failing(code))).rejects.toMatchObject({
      code: 'server/unavailable',
      cause: { code },
    });
  });

  it.each([3, 5, 7, 13, undefined])('leaves gRPC status %p what it is: a fault of ours', async (code) => {
    await expect(withTimeout(failing(code))).rejects.toMatchObject({ message: 'Secret words' });
  });

  it('does not mind work that fails after it was given up', async () => {
    const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 10));
    await expect(withTimeout(late, 1)).rejects.toMatchObject({ code: 'server/unavailable' });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
});
