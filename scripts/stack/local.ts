import { rmSync } from 'node:fs';
import type { LocalOptions } from '@/scripts/bootstrap/local-options.mjs';
import type { Machine } from '@/scripts/bootstrap/prepare-machine.mjs';
import { host } from '@/scripts/bootstrap/stack-ports.mjs';
import { connectAdminSdk } from './admin-sdk';
import { appEnvironment } from './app-environment';
import { buildApp } from './build-app';
import { describeStack } from './describe-stack';
import { firstFailure } from './first-failure';
import { readDemoState } from '@/scripts/stack/demo/read-demo-state';
import { reconcileAtStart } from './reconcile-at-start';
import { requireReadableData } from './require-readable-data';
import { seedOrganisation } from '@/scripts/stack/demo/seed-organisation';
import { serveApp } from './serve-app';
import { localStack } from './stack-settings';
import { stackSecret } from './stack-secret';
import { startBackends } from './start-backends';
import { waitForHealth } from './wait-for-health';

/** `npm run local`: everything on this machine, until Ctrl-C. Rejects when a part ends by itself. */
export async function runLocal(machine: Machine, { reset, dev }: LocalOptions): Promise<number> {
  const { root, lifetime, log, livekit } = machine;
  if (!livekit) throw new Error('The bootstrap did not look for LiveKit.');
  const settings = localStack(root);
  if (reset && settings.dataDir !== null) {
    rmSync(settings.dataDir, { recursive: true, force: true });
    log('data', 'cleared');
  }

  const [backends] = await Promise.all([
    startBackends({ lifetime, settings, livekit, log }),
    dev ? null : build(machine),
  ]);
  const env = appEnvironment({
    projectId: settings.projectId,
    emulators: backends.emulators.env,
    livekitUrl: backends.livekit.url,
    livekitKeys: backends.livekit.keys,
    secret: stackSecret(settings.dataDir),
  });
  const app = await serveApp({ lifetime, settings, env, mode: dev ? 'development' : 'production' });
  const appUrl = `http://${host}:${settings.ports.app}`;
  await waitForHealth(appUrl);
  log('app', `answers at ${appUrl}`);
  if (backends.livekit.service) await reconcileAtStart({ appUrl, env, log });

  const admin = connectAdminSdk(settings.projectId, backends.emulators.env);
  const authHost = `${host}:${settings.ports.auth}`;
  const roomId = await seedOrganisation({ appUrl, authHost, admin });
  await requireReadableData({ appUrl, authHost, roomId });
  const demo = await readDemoState({ authHost, admin, roomId });
  process.stdout.write(describeStack({ settings, backends, appUrl, demo, mode: dev ? 'dev' : 'production' }));

  return firstFailure(app, backends);

  async function build({ run: runCommand }: Machine): Promise<void> {
    log('build', 'making the production build unless nothing changed');
    const { isFresh } = await buildApp({ settings, run: runCommand });
    log('build', isFresh ? 'nothing changed since the last one' : 'done');
  }
}
