import { ask, type DoorAnswer } from '@/tests/support/api/ask';
import { callablePath } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';

/** Whatever is answered carries these. */
const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

const pages = ['/', '/sign-in', '/sign-up', '/rooms', '/rooms/Abcdefgh', '/rooms/Abcdefgh/live'];
// What is there only in development is as missing as what never was.
const missingPages = [
  '/nowhere',
  '/design',
  '/design/problem',
  '/rooms/a/b/c',
  '/iconic',
  '/api',
  '/monitoring-nothing',
];
const paths = ['/api/health', callablePath('createRoom'), '/api/rooms/Abcdefgh/token', '/api/nowhere'];

/** As a browser asks for a page. */
const open = (path: string, headers: Record<string, string> = {}): Promise<DoorAnswer> =>
  ask(path, { method: 'GET', origin: null, contentType: null, headers: { accept: 'text/html', ...headers } });

const policyOf = ({ headers }: DoorAnswer): Map<string, string[]> => {
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
};

const nonceOf = (answer: DoorAnswer): string => {
  const source = policyOf(answer)
    .get('script-src')
    ?.find((value) => value.startsWith("'nonce-"));
  return source?.slice("'nonce-".length, -1) ?? '';
};

const expectHeaders = ({ headers }: DoorAnswer, path: string): void => {
  const never = ['x-powered-by', 'server', 'x-nonce', 'access-control-allow-origin'];
  const names = [...Object.keys(everywhere), ...never];
  const seen = Object.fromEntries(names.map((name) => [name, headers.get(name)]));
  expect(seen, path).toEqual({ ...everywhere, ...Object.fromEntries(never.map((name) => [name, null])) });
};

test.describe('Headers of everything that is answered', () => {
  test('Nothing is framed, sniffed or told of', async () => {
    const others = [
      '/icon.svg',
      '/favicon.ico',
      '/firebase-messaging-sw.js',
      '/offline-worker.js',
      '/_next/static/nowhere.js',
    ];
    for (const path of [...pages, ...missingPages, ...paths, ...others])
      expectHeaders(await open(path), path);
  });

  test('What is missing is not there', async () => {
    for (const path of missingPages) expect((await open(path)).status, path).toBe(404);
  });

  test('The files of a page carry them too, and stay in caches', async () => {
    const { text } = await open('/');
    const files = new Set(
      Array.from(text.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g), ([, file]) => file),
    );
    expect(files.size).toBeGreaterThan(2);
    for (const file of files) {
      const answer = await open(file ?? '');
      expect(answer.status, file).toBe(200);
      expectHeaders(answer, file ?? '');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });
});

test.describe('What a page may load', () => {
  test('Scripts run only with the nonce of that request', async () => {
    for (const path of [...pages, ...missingPages.filter((missing) => !missing.startsWith('/api'))]) {
      const [first, second] = [await open(path), await open(path)];

      const nonce = nonceOf(first);
      expect(nonce.length, path).toBeGreaterThanOrEqual(22);
      expect(nonceOf(second), path).not.toBe(nonce);
      const source = ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"];
      expect(policyOf(first).get('script-src'), path).toEqual(source);
      const scripts = Array.from(first.text.matchAll(/<script\b[^>]*>/g), ([tag]) => tag);
      const running = scripts.filter((tag) => !tag.includes('type="application/json"'));
      expect(running.length, path).toBeGreaterThan(0);
      expect(
        running.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
        path,
      ).toEqual([]);
    }
  });

  test('Nothing is framed, posted elsewhere, or based elsewhere, and no plug-in runs', async () => {
    const policy = policyOf(await open('/'));
    const { origin } = new URL(process.env['LIVEKIT_URL'] ?? '');

    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toContain(origin);
    for (const [name, values] of policy) {
      for (const wide of ['*', 'https:', 'http:', 'ws:', 'wss:', "'unsafe-eval'"]) {
        expect(values, name).not.toContain(wide);
      }
    }
  });

  test('A page that a browser fetches ahead has its policy too', async () => {
    for (const header of ['purpose', 'sec-purpose', 'next-router-prefetch']) {
      expect(nonceOf(await open('/', { [header]: 'prefetch' })), header).not.toBe('');
    }
  });

  test('A file that is not there has a policy', async () => {
    const policy = policyOf(await open('/_next/static/nowhere.js'));
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  });

  test('Nobody chooses the nonce but the server', async () => {
    const answer = await open('/', {
      'x-nonce': 'chosen',
      'content-security-policy': "script-src 'nonce-chosen'",
    });

    expect(nonceOf(answer)).not.toBe('chosen');
    expect(answer.text).not.toContain('nonce="chosen"');
  });

  test('The answer of a route may load and run nothing at all', async () => {
    for (const path of paths) {
      const policy = policyOf(await open(path));

      expect(policy.get('default-src'), path).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors'), path).toEqual(["'none'"]);
    }
  });
});
