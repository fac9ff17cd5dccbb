import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { config } from '@/middleware';
import { callableRegistry } from './callable/registry';

/** Every route, and the API test that tries it over HTTP or, where it answers browsers only, in one. */
const specs: Readonly<Record<string, string>> = {
  'app/api/calendar/[link]/route.ts': 'pages/calendar/plan-and-follow.spec.ts',
  'app/api/callable/[name]/route.ts': 'api/callables-over-http.spec.ts',
  'app/api/cron/reminders/route.ts': 'api/cron.spec.ts',
  'app/api/cron/route.ts': 'api/cron.spec.ts',
  'app/api/csp/route.ts': 'api/reports-of-browsers.spec.ts',
  'app/api/files/[link]/route.ts': 'api/files.spec.ts',
  'app/api/health/route.ts': 'api/health.spec.ts',
  'app/api/identity/[...path]/route.ts': 'pages/sign-in-elsewhere.spec.ts',
  'app/api/livekit/webhook/route.ts': 'api/webhook.spec.ts',
  'app/api/pictures/[of]/[id]/[picture]/route.ts': 'pages/profile-picture.spec.ts',
  'app/api/rooms/[roomId]/rehearsal/route.ts': 'api/rehearsal.spec.ts',
  'app/api/rooms/[roomId]/token/route.ts': 'api/token.spec.ts',
  'app/firebase-messaging-sw.js/route.ts': 'pages/notifications/push.spec.ts',
  'app/monitoring/route.ts': 'api/reports-of-browsers.spec.ts',
  'app/offline-worker.js/route.ts': 'pages/offline/without-network.spec.ts',
};

const sources = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

describe('the routes of the API', () => {
  it('have a spec each', () => {
    const routes = sources.filter((file) => /\/route\.tsx?$/.test(file));
    expect(routes.sort()).toEqual(Object.keys(specs));
    for (const spec of Object.values(specs))
      expect([spec, existsSync(`tests/e2e/${spec}`)]).toEqual([spec, true]);
  });

  it('reach callables in one place, where they are authenticated and permitted', () => {
    const importers = sources.filter((file) => {
      const inFolder = file.startsWith('app/api/callable/') ? "|'\\.{1,2}/registry'" : '';
      return new RegExp(`callable/registry'${inFolder}`).test(readFileSync(file, 'utf8'));
    });
    expect(importers).toEqual(['app/api/callable/[name]/route.ts']);
  });

  it('have no server actions beside them', () => {
    expect(sources.filter((file) => /^\s*'use server'/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('are all passed by the middleware, whatever a callable is called', () => {
    const isMatched = (url: string) => doesMiddlewareMatch({ config, nextConfig: {}, url });
    expect(isMatched('/rooms')).toBe(true);
    const names = [...callableRegistry.keys()];
    expect(names.filter((name) => isMatched(`/api/callable/${name}`))).toEqual([]);
  });
});
