import { isAppErrorCode, ourErrors, type AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { statusOf } from './error-status';

const codes = Object.keys(ourErrors) as AppErrorCode[];

describe('the codes of our errors', () => {
  it('begin with the name of their domain', () => {
    for (const code of codes) expect(code).toMatch(/^[a-z]+\/[a-z-]+$/);
  });

  it('are told apart from everything else', () => {
    expect(isAppErrorCode('rooms/full')).toBe(true);
    expect(isAppErrorCode('rooms/toString')).toBe(false);
    expect(isAppErrorCode(undefined)).toBe(false);
  });
});

describe('the status of an error', () => {
  /** Callable status → the HTTP statuses that a proxy or a log may pair with it. */
  const family: Record<string, number[]> = {
    INVALID_ARGUMENT: [400, 413, 415],
    FAILED_PRECONDITION: [403, 409],
    NOT_FOUND: [404],
    ALREADY_EXISTS: [409],
    PERMISSION_DENIED: [403],
    UNAUTHENTICATED: [401],
    RESOURCE_EXHAUSTED: [409, 429, 507],
    ABORTED: [409],
    DEADLINE_EXCEEDED: [504],
    UNIMPLEMENTED: [501],
    UNAVAILABLE: [503],
    INTERNAL: [500],
  };

  it.each(codes)('%s answers alike by HTTP and by callable', (code) => {
    const { http, callable } = statusOf(code);
    expect(family[callable]).toContain(http);
  });
});
