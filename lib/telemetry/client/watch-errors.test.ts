/** @jest-environment jsdom */
import { publicConfigElementId } from '@/lib/core/public-config';
import type { CaughtError, UncaughtError } from './early-errors';

const config = {
  release: 'chalktalk@4.41.3',
  firebase: {
    apiKey: 'k',
    authDomain: 'd',
    projectId: 'p',
    databaseURL: 'u',
    appId: 'a',
    storageBucket: 'b',
  },
  emulators: null,
  livekitUrl: 'ws://h',
  sentryDsn: 'http://public@127.0.0.1:1/1' as string | null,
  measurementId: null,
  vapidKey: null,
};

const openPage = (text: string) => {
  document.head.innerHTML = `<script type="application/json" id="${publicConfigElementId}">${text}</script>`;
};

/** Each test loads its own modules, because they keep errors in module state. */
const load = async () => {
  jest.resetModules();
  const [{ watchErrors }, { reportError }] = await Promise.all([
    import('./watch-errors'),
    import('./report-error'),
  ]);
  return { watchErrors, reportError };
};

const openSink = () => {
  const events: UncaughtError[] = [];
  const errors: CaughtError[] = [];
  const startSentry = jest.fn(() => ({
    replay: (event: UncaughtError) => void events.push(event),
    capture: (error: CaughtError) => void errors.push(error),
  }));
  return { events, errors, startSentry, fetched: jest.fn(() => Promise.resolve({ startSentry })) };
};

const idle = () => jest.advanceTimersByTimeAsync(1_000);
const throwUncaught = (message: string) => dispatchEvent(new ErrorEvent('error', { message }));

beforeEach(() => {
  jest.useFakeTimers();
  openPage(JSON.stringify(config));
});
afterEach(() => jest.useRealTimers());

describe('the watch over a page', () => {
  it('fetches Sentry when the page is idle, and hands over earlier errors in order', async () => {
    const { watchErrors, reportError } = await load();
    const { events, errors, startSentry, fetched } = openSink();
    watchErrors(fetched);
    throwUncaught('first');
    throwUncaught('second');
    reportError(new Error('caught'), 'join');
    expect(fetched).not.toHaveBeenCalled();

    await idle();
    expect(startSentry).toHaveBeenCalledWith({ dsn: config.sentryDsn, release: 'chalktalk@4.41.3' });
    expect(events.map((event) => (event as ErrorEvent).message)).toEqual(['first', 'second']);
    expect(errors).toEqual([{ thrown: new Error('caught'), where: 'join' }]);
  });

  it('passes later reports on at once, and leaves uncaught errors to Sentry itself', async () => {
    const { watchErrors, reportError } = await load();
    const { events, errors, fetched } = openSink();
    watchErrors(fetched);
    await idle();
    throwUncaught('later');
    reportError('later', 'chat');
    expect(events).toEqual([]);
    expect(errors).toHaveLength(1);
  });

  it('keeps no more than the first errors of a page that throws in a loop', async () => {
    const { watchErrors } = await load();
    const { events, fetched } = openSink();
    watchErrors(fetched);
    for (let count = 0; count < 100; count++) throwUncaught('again');
    await idle();
    expect(events).toHaveLength(20);
  });

  it.each([
    ['the deployment names no DSN', JSON.stringify({ ...config, sentryDsn: null })],
    ['the page has no configuration', 'null'],
  ])('fetches nothing when %s', async (_why, text) => {
    openPage(text);
    const { watchErrors, reportError } = await load();
    const { fetched } = openSink();
    watchErrors(fetched);
    reportError(new Error('nobody asks'), 'join');
    await idle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('does not report again what the server has answered under the id of a request', async () => {
    const { watchErrors, reportError } = await load();
    const { AppError } = await import('@/lib/errors/app-error');
    const { errors, fetched } = openSink();
    watchErrors(fetched);
    reportError(new AppError('server/internal', { requestId: 'r1' }), 'view');
    reportError(new AppError('client/unknown'), 'view');
    await idle();
    expect(errors.map(({ thrown }) => String(thrown))).toEqual(['AppError: client/unknown']);
  });

  it('lets the page be when Sentry is blocked', async () => {
    const { watchErrors, reportError } = await load();
    watchErrors(() => Promise.reject(new Error('blocked')));
    await idle();
    expect(() => reportError(new Error('nobody hears'), 'join')).not.toThrow();
  });
});
