import type { Instrumentation } from 'next';
import { onRequestError } from './on-request-error';

const captureRequestError = jest.fn();
const setTags = jest.fn();
jest.mock('@sentry/nextjs', () => ({
  captureRequestError,
  withScope: (callback: (scope: unknown) => void) => callback({ setTags }),
}));

const request = { path: '/rooms/r1?x=1', method: 'GET', headers: {} };
const context = {
  routePath: '/rooms/[roomId]',
  routerKind: 'App Router',
  routeType: 'render',
} as Parameters<Instrumentation.onRequestError>[2];

afterEach(() => {
  delete process.env['SENTRY_DSN'];
});

describe('an error that nothing on the server caught', () => {
  it('is reported under the digest that the page shows', async () => {
    process.env['SENTRY_DSN'] = 'http://public@127.0.0.1:1/1';
    const thrown = Object.assign(new Error('x'), { digest: '123456' });
    await onRequestError(thrown, request, context);
    expect(setTags).toHaveBeenCalledWith({ where: '/rooms/[roomId]', reference: '123456' });
    expect(captureRequestError).toHaveBeenCalledWith(thrown, request, context);
  });

  it('is not reported where the deployment names no DSN', async () => {
    await onRequestError(new Error('x'), request, context);
    expect(captureRequestError).not.toHaveBeenCalled();
  });
});
