import { scrubEvent } from './scrub-event';

/** An event as the SDK would send it if it were told nothing: every place where something personal may be. */
const full = {
  event_id: 'e1',
  timestamp: 1,
  platform: 'javascript',
  level: 'error',
  release: 'chalktalk@4.41.3',
  environment: 'production',
  message: 'mail to ana@example.org',
  transaction: 'POST /api/rooms/[roomId]/token?x=1',
  server_name: 'anas-laptop',
  user: { id: 'u1', email: 'ana@example.org', ip_address: '203.0.113.9' },
  request: {
    url: 'https://chalktalk.example/rooms/r1?x=ana',
    method: 'POST',
    headers: { cookie: 'session=1', 'user-agent': 'Mozilla', authorization: 'Bearer abc' },
    cookies: { session: '1' },
    query_string: 'x=ana',
    data: '{"password":"correct horse"}',
  },
  contexts: {
    runtime: { name: 'node', version: 'v20', build: 'x' },
    device: { name: 'anas-laptop' },
    culture: { timezone: 'Europe/Vienna' },
    nextjs: { request_path: '/rooms/r1?x=ana' },
  },
  tags: { where: 'join', code: 'server/internal', page: '/j/H7K2', mood: 'happy' },
  extra: { answer: 'ana@example.org' },
  breadcrumbs: [{ message: 'clicked on Ana' }],
  modules: { next: '16' },
  sdk: { name: 'sentry.javascript.nextjs', version: '11.1.0', settings: { infer_ip: 'auto' } },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'no such person: ana@example.org',
        mechanism: { type: 'onerror', handled: false, data: { url: '/rooms?x=ana' } },
        stacktrace: {
          frames: [
            {
              filename: 'app:///_next/a.js?x=ana#y',
              abs_path: 'https://chalktalk.example/_next/a.js?x=ana',
              function: 'open',
              lineno: 1,
              colno: 2,
              in_app: true,
              vars: { email: 'ana@example.org' },
              context_line: 'const ana = 1;',
              pre_context: ['ana'],
            },
          ],
        },
      },
    ],
  },
  debug_meta: {
    images: [{ type: 'sourcemap', debug_id: 'd1', code_file: 'app:///_next/a.js', extra: 'ana' }],
  },
};

describe('a report', () => {
  const scrubbed = scrubEvent(full);

  it('keeps what was thrown and where, the release and our own tags', () => {
    expect(scrubbed).toEqual({
      event_id: 'e1',
      timestamp: 1,
      platform: 'javascript',
      level: 'error',
      release: 'chalktalk@4.41.3',
      environment: 'production',
      message: 'mail to [e-mail]',
      transaction: 'POST /api/rooms/[roomId]/token?[query]',
      contexts: { runtime: { name: 'node', version: 'v20' } },
      tags: { where: 'join', code: 'server/internal', page: '/j/[code]' },
      sdk: { name: 'sentry.javascript.nextjs', version: '11.1.0', settings: { infer_ip: 'never' } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'no such person: [e-mail]',
            mechanism: { type: 'onerror', handled: false },
            stacktrace: {
              frames: [
                {
                  filename: 'app:///_next/a.js',
                  abs_path: 'https://chalktalk.example/_next/a.js',
                  function: 'open',
                  lineno: 1,
                  colno: 2,
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
      debug_meta: { images: [{ type: 'sourcemap', debug_id: 'd1', code_file: 'app:///_next/a.js' }] },
    });
  });

  it('tells of nobody', () => {
    expect(JSON.stringify(scrubbed)).not.toMatch(/ana\b|anas|Ana|session|Mozilla|Bearer|Vienna|horse|203/);
  });

  it('removes the folder in which the server runs from file names', () => {
    const filename = '/home/ana/chalktalk/node_modules/@google-cloud/firestore/build/src/document.js';
    const exception = { values: [{ stacktrace: { frames: [{ filename }] } }] };
    expect(scrubEvent({ exception }).exception.values[0]?.stacktrace.frames[0]?.filename).toBe(
      'app:///node_modules/@google-cloud/firestore/build/src/document.js',
    );
  });

  it('stays small when the SDK says little', () => {
    expect(scrubEvent({ event_id: 'e2' })).toEqual({ event_id: 'e2' });
  });

  it('leaves out what has an unexpected form', () => {
    expect(scrubEvent({ exception: { values: 'ana' }, tags: 'ana', debug_meta: [], message: 7 })).toEqual({
      exception: { values: [] },
    });
  });
});
