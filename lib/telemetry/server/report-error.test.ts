import { after } from 'next/server';
import { AppError } from '@/lib/errors/app-error';
import { isFault, reportError } from './report-error';

jest.mock('next/server', () => ({ after: jest.fn() }));
const captureException = jest.fn();
jest.mock('@sentry/nextjs', () => ({ captureException, flush: jest.fn(() => Promise.resolve(true)) }));

const facts = { requestId: 'r1', where: 'join' };

beforeEach(() => {
  process.env['SENTRY_DSN'] = 'http://public@127.0.0.1:1/1';
});
afterEach(() => {
  delete process.env['SENTRY_DSN'];
});

describe('a report of the server', () => {
  it('is made of what nobody expected, after the answer, with the id of the request', async () => {
    const thrown = new TypeError('x is not a function');
    reportError(thrown, facts);
    expect(captureException).not.toHaveBeenCalled();
    const task = jest.mocked(after).mock.calls[0]?.[0] as () => Promise<void>;
    await task();
    expect(captureException).toHaveBeenCalledWith(thrown, {
      captureContext: { tags: { where: 'join', code: 'server/internal', request: 'r1' } },
      mechanism: { handled: true, type: 'chalktalk.door' },
    });
  });

  it('is not made of what a caller did wrong', () => {
    reportError(new AppError('rooms/not-a-member'), facts);
    expect(after).not.toHaveBeenCalled();
  });

  it('is not made where the deployment names no DSN', () => {
    delete process.env['SENTRY_DSN'];
    reportError(new TypeError('x'), facts);
    expect(after).not.toHaveBeenCalled();
  });

  it.each([
    [new AppError('server/internal'), true],
    [new AppError('call/media-server-unreachable'), true],
    [new AppError('server/unavailable'), false],
    [new AppError('request/forbidden-origin'), false],
    [new AppError('auth/invalid-token'), false],
    ['a string', true],
  ])('knows a fault of ours: %s', (thrown, expected) => {
    expect(isFault(thrown)).toBe(expected);
  });

  it('is a decision that did not reach everyone, if what kept it from them is one', () => {
    const because = (code: 'call/media-server-unreachable' | 'server/unavailable') =>
      new AppError('rooms/not-everywhere-yet', { cause: new AppError(code) });
    expect(isFault(because('call/media-server-unreachable'))).toBe(true);
    expect(isFault(because('server/unavailable'))).toBe(false);
  });
});
