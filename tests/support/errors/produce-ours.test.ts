import { errorCodeOf } from '@/lib/errors/error-code-of';
import { oursProducers } from './produce-ours';

describe('an error of ours', () => {
  it.each(Object.entries(oursProducers))('comes about as %s', async (code, { produce }) => {
    const thrown = await produce().catch((reason: unknown) => reason);
    expect(errorCodeOf(thrown, { online: true })).toBe(code);
  });
});
