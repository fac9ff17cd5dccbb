import type { Room } from 'livekit-client';
import { abortConnecting } from './abort-connecting';

describe('an attempt to connect', () => {
  it('is aborted while it is under way', () => {
    const abortController = new AbortController();
    abortConnecting({ abortController } as unknown as Room);
    expect(abortController.signal.aborted).toBe(true);
  });

  it('is nothing to abort when there is none', () => {
    expect(() => abortConnecting({} as Room)).not.toThrow();
  });
});
