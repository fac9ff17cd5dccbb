import type { Lifetime } from '@/scripts/bootstrap/lifetime.mjs';
import { nextCli } from './build-app';
import { host, type StackSettings } from './stack-settings';
import { answersHttp, startService, type Service } from './start-service';

/** Serves the production build, or the sources with hot reload. Resolves when the server answers. */
export function serveApp(options: {
  lifetime: Lifetime;
  settings: StackSettings;
  env: Readonly<Record<string, string>>;
  mode: 'production' | 'development';
}): Promise<Service> {
  const { lifetime, settings, env, mode } = options;
  const { root, ports, stateDir, distDir } = settings;
  const command = mode === 'production' ? 'start' : 'dev';
  return startService({
    lifetime,
    name: 'app',
    command: process.execPath,
    args: [nextCli, command, '--hostname', host, '--port', String(ports.app)],
    cwd: root,
    env: { ...process.env, NODE_ENV: mode, NEXT_DIST_DIR: distDir, ...env },
    logDir: stateDir,
    answers: () => answersHttp(`http://${host}:${ports.app}/api/health`),
    withinMs: 60_000,
  });
}
