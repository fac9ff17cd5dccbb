import { readFileSync } from 'node:fs';
import { withSentryConfig } from '@sentry/nextjs/config';
import createNextIntlPlugin from 'next-intl/plugin';

const { name, version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const {
  NEXT_DIST_DIR,
  NEXT_NO_GZIP,
  NEXT_SKIP_TYPES,
  SENTRY_RELEASE,
  SENTRY_AUTH_TOKEN,
  SENTRY_ORG,
  SENTRY_PROJECT,
} = process.env;
const release = SENTRY_RELEASE ?? `${name}@${version}`;

/**
 * Every security header except the Content-Security-Policy of pages, which needs a nonce for each request and
 * is made in middleware.ts.
 */
const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  // Never a path, not even to ourselves: an invite's address opens a room.
  { key: 'Referrer-Policy', value: 'strict-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** No answer of the API is a page, so nothing in it may load, run or be framed. */
const doorPolicy = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * What people have uploaded is served in a sandbox and tells nobody where it was read. What stands here wins over the
 * headers of a route, so `lib/files/served-headers.ts` leaves these two to us.
 */
const servedFileHeaders = [
  { key: doorPolicy.key, value: `${doorPolicy.value}; sandbox` },
  { key: 'Referrer-Policy', value: 'no-referrer' },
];

/** The offline worker fetches our pages, as the browser would. */
const workerPolicy = { key: doorPolicy.key, value: `${doorPolicy.value}; connect-src 'self'` };

/** For files of the build, one of which may be a worker, and for the page that reports a missing file. */
const filePolicy = {
  key: 'Content-Security-Policy',
  value: "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Firebase Auth's own pages run in our frame, and in a window that must find its opener. They bring their own
 * scripts; no other site may frame them.
 */
const identityPageHeaders = [
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
];

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The tests build into a folder of their own, so that they never replace what a local server is serving.
  ...(NEXT_DIST_DIR && { distDir: NEXT_DIST_DIR }),
  // Set for the local stack and the tests, since `npm test` checks the types itself. A deployment checks them here.
  typescript: { ignoreBuildErrors: NEXT_SKIP_TYPES === '1' },
  // Only for tests, whose browsers are on the same machine; see `serveForTests`.
  compress: NEXT_NO_GZIP !== '1',
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  serverExternalPackages: ['firebase-admin'],
  devIndicators: false,
  // The local stack is opened at the loopback address; without this its pages would not hydrate under --dev.
  allowedDevOrigins: ['127.0.0.1'],
  // Tracing is not used: leaving it out of Sentry saves about 20 KiB of JavaScript on every page.
  compiler: { define: { __SENTRY_TRACING__: 'false', __SENTRY_DEBUG__: 'false' } },
  // Browsers request this one when a page is left before its own icon was read.
  rewrites: () =>
    Promise.resolve([
      { source: '/favicon.ico', destination: '/icon.svg' },
      // Firebase Auth's own pages, fetched on request: the project is known only then.
      { source: '/__/:path*', destination: '/api/identity/:path*' },
    ]),
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: securityHeaders },
      { source: '/api/:path*', headers: [doorPolicy] },
      { source: '/api/files/:path*', headers: servedFileHeaders },
      { source: '/api/pictures/:path*', headers: servedFileHeaders },
      { source: '/monitoring', headers: [doorPolicy] },
      // The push worker connects to nothing.
      { source: '/firebase-messaging-sw.js', headers: [doorPolicy] },
      { source: '/offline-worker.js', headers: [workerPolicy] },
      { source: '/_next/:path*', headers: [filePolicy] },
      { source: '/__/:path*', headers: identityPageHeaders },
    ]),
};

const withIntl = createNextIntlPlugin({
  requestConfig: './lib/core/server/intl-request.ts',
  // Messages are parsed by the build: about 8 KiB of parser leave every page.
  experimental: { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } },
});

/** Files whose words our own code reads and fills in: next-intl never formats them, so they stay as written. */
const ownWords = /messages[\\/][^\\/]+[\\/](?:errors|offline|problems|push|unreachable)\.json$/;

/** The rule by which next-intl parses messages, without the files that it never formats. */
function keepOwnWords(/** @type {import('next').NextConfig} */ withMessages) {
  const { rules, ...turbopack } = withMessages.turbopack ?? {};
  const rule = /** @type {import('next/dist/server/config-shared').TurbopackRuleConfigItem | undefined} */ (
    rules?.['*.json']
  );
  if (!rule?.condition) throw new Error('next-intl no longer has a rule for messages.');
  const condition = { all: [rule.condition, { not: { path: ownWords } }] };
  return {
    ...withMessages,
    turbopack: { ...turbopack, rules: { ...rules, '*.json': { ...rule, condition } } },
  };
}

export default withSentryConfig(keepOwnWords(withIntl(config)), {
  silent: true,
  telemetry: false,
  ...(SENTRY_AUTH_TOKEN && { authToken: SENTRY_AUTH_TOKEN }),
  ...(SENTRY_ORG && { org: SENTRY_ORG }),
  ...(SENTRY_PROJECT && { project: SENTRY_PROJECT }),
  release: {
    name: release,
    create: Boolean(SENTRY_AUTH_TOKEN),
    finalize: Boolean(SENTRY_AUTH_TOKEN),
  },
});
