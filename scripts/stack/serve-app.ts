import { keepAlive } from '@/emulators/keep-alive';
import type { Lifetime } from '@/scripts/bootstrap/lifetime.mjs';
import { host } from '@/scripts/bootstrap/stack-ports.mjs';
import { nextCli } from './build-app';
import type { StackSettings } from './stack-settings';
import { answersHttp, startService, type Service } from './start-service';

/** Serves the production build, or the sources with hot reload. Resolves when the server answers. */
export function serveApp(options: {
  lifetime: Lifetime;
  settings: StackSettings;
  env: Readonly<Record<string, string>>;
  mode: 'production' | 'development';
  /** Where it listens instead, and what its log is called, when it is not the stack's only one. */
  beside?: { name: string; port: number };
}): Promise<Service> {
  const { lifetime, settings, env, mode, beside } = options;
  const { root, ports, stateDir, distDir } = settings;
  const { name, port } = beside ?? { name: 'app', port: ports.app };
  const command = mode === 'production' ? 'start' : 'dev';
  return startService({
    lifetime,
    name,
    command: process.execPath,
    args: [
      ...[nextCli, command, '--hostname', host, '--port', String(port)],
      ...(mode === 'production' ? ['--keepAliveTimeout', String(keepAlive)] : []),
    ],
    cwd: root,
    env: { ...process.env, NODE_ENV: mode, NEXT_DIST_DIR: distDir, ...env },
    logDir: stateDir,
    answers: () => answersHttp(`http://${host}:${port}/api/health`),
    withinMs: 60_000,
  });
}
