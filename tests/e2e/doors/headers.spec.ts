import { ask, type DoorAnswer } from '@/tests/support/api/ask';
import { callablePath } from '@/tests/support/api/call';
import { expect, test } from './support/doors-test';

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
const doors = ['/api/health', callablePath('createRoom'), '/api/rooms/Abcdefgh/token', '/api/nowhere'];

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

const expectHeaders = ({ headers }: DoorAnswer): void => {
  for (const [name, value] of Object.entries(everywhere)) expect(headers.get(name), name).toBe(value);
  for (const name of ['x-powered-by', 'server', 'x-nonce', 'access-control-allow-origin']) {
    expect(headers.get(name), name).toBeNull();
  }
};

test.describe('Headers of everything that is answered', () => {
  for (const path of [
    ...pages,
    ...missingPages,
    ...doors,
    '/icon.svg',
    '/favicon.ico',
    '/_next/static/nowhere.js',
  ]) {
    test(`${path} is neither framed, nor sniffed, nor told of`, async () => {
      expectHeaders(await open(path));
    });
  }

  for (const path of missingPages) {
    test(`${path} is not there`, async () => {
      expect((await open(path)).status).toBe(404);
    });
  }

  test('The files of a page carry them too, and stay in caches', async () => {
    const { text } = await open('/');
    const files = new Set(
      Array.from(text.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g), ([, file]) => file),
    );
    expect(files.size).toBeGreaterThan(2);
    for (const file of files) {
      const answer = await open(file ?? '');
      expect(answer.status, file).toBe(200);
      expectHeaders(answer);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });
});

test.describe('What a page may load', () => {
  for (const path of [...pages, ...missingPages.filter((missing) => !missing.startsWith('/api'))]) {
    test(`On ${path} scripts run only with the nonce of that request`, async () => {
      const [first, second] = [await open(path), await open(path)];

      const nonce = nonceOf(first);
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      expect(nonceOf(second)).not.toBe(nonce);
      expect(policyOf(first).get('script-src')).toEqual(["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"]);
      const scripts = Array.from(first.text.matchAll(/<script\b[^>]*>/g), ([tag]) => tag);
      const running = scripts.filter((tag) => !tag.includes('type="application/json"'));
      expect(running.length).toBeGreaterThan(0);
      for (const tag of running) expect(tag).toContain(`nonce="${nonce}"`);
    });
  }

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
    for (const header of ['purpose', 'sec-purpose']) {
      expect(nonceOf(await open('/', { [header]: 'prefetch' })), header).not.toBe('');
    }
  });

  test('Nobody chooses the nonce but the server', async () => {
    const answer = await open('/', {
      'x-nonce': 'chosen',
      'content-security-policy': "script-src 'nonce-chosen'",
    });

    expect(nonceOf(answer)).not.toBe('chosen');
    expect(answer.text).not.toContain('nonce="chosen"');
  });

  for (const path of doors) {
    test(`The answer of ${path} may load and run nothing at all`, async () => {
      const policy = policyOf(await open(path));

      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    });
  }
});
