import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from '@/scripts/bootstrap/prepare-machine.mjs';
import type { TestEnvironment } from '@/scripts/bootstrap/running-stack.mjs';
import { host } from '@/scripts/bootstrap/stack-ports.mjs';
import { appEnvironment } from '@/scripts/stack/app-environment';
import { serveApp } from '@/scripts/stack/serve-app';
import type { Backends } from '@/scripts/stack/start-backends';
import { startLivekit } from '@/scripts/stack/start-livekit';
import type { StackSettings, TestStackSettings } from '@/scripts/stack/stack-settings';
import { stackSecret } from '@/scripts/stack/stack-secret';
import { waitForHealth } from '@/scripts/stack/wait-for-health';
import { createTcpProxy } from '@/tests/support/services/tcp-proxy';
import { startMailSink } from '@/lib/mail/server/mail-sink';
import { startPushSink } from '@/tests/support/services/push-sink';
import { calmBrowser } from './calm-browser';
import { fakeCamera } from './fake-camera';
import { startStackControl } from './stack-control-server';

/** Browsers on the same machine gain nothing by it, and every page would pay for each of its scripts again. */
const withoutGzip = { NEXT_NO_GZIP: '1' };

/**
 * Serves the app for end-to-end tests. Browsers and the app reach LiveKit's signalling and both databases,
 * and LiveKit the app's webhook, through proxies that a test can cut; the suites of rules and emulators go past them.
 */
export async function serveForTests(options: {
  machine: Machine;
  settings: TestStackSettings;
  backends: Backends;
  mode: 'production' | 'development';
}): Promise<TestEnvironment> {
  const { machine, settings, backends, mode } = options;
  const { lifetime, livekit, log } = machine;
  const { ports, projectId, harness } = settings;
  const { keys } = backends.livekit;
  if (!livekit) throw new Error('The bootstrap did not look for LiveKit.');

  const lines = {
    livekit: await createTcpProxy({ host, port: harness.livekit, target: ports.livekit }),
    firestore: await createTcpProxy({ host, port: harness.firestore, target: ports.firestore }),
    database: await createTcpProxy({ host, port: harness.database, target: ports.database }),
    webhook: await createTcpProxy({ host, port: harness.webhook, target: ports.app }),
  };
  for (const line of Object.values(lines)) lifetime.atEnd(() => line.close());
  let media = backends.livekit.service;
  const stopMedia = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await media?.stop(signal);
    media = null;
  };
  const mail = await startMailSink(harness.mail);
  lifetime.atEnd(() => mail.stop());
  const push = await startPushSink(harness.push);
  lifetime.atEnd(() => push.stop());
  const control = await startStackControl(harness.control, {
    lines,
    mailsTo: mail.mailsTo,
    pushesTo: push.pushesTo,
    livekit: {
      kill: () => stopMedia('SIGKILL'),
      stop: () => stopMedia('SIGTERM'),
      start: async () => {
        const webhookPort = harness.webhook;
        media ??= (await startLivekit({ lifetime, settings, livekit, keys, webhookPort })).service;
      },
    },
  });
  lifetime.atEnd(() => {
    control.stop();
  });

  const appUrl = `http://${host}:${ports.app}`;
  const plain = {
    projectId,
    emulators: {
      ...backends.emulators.env,
      FIRESTORE_EMULATOR_HOST: `${host}:${harness.firestore}`,
      FIREBASE_DATABASE_EMULATOR_HOST: `${host}:${harness.database}`,
    },
    livekitUrl: `ws://${host}:${harness.livekit}`,
    livekitApiUrl: `http://${host}:${ports.livekit}`,
    livekitKeys: keys,
    secret: stackSecret(settings.dataDir),
  };
  const usual = appEnvironment({
    ...plain,
    sentryDsn: `http://public@${host}:${harness.sentrySink}/1`,
    mail: { smtpUrl: mail.url, appUrl },
    pushUrl: push.url,
  });
  // One of each kind that an administrator can name.
  const env = { ...usual, AUTH_PROVIDERS: `${usual['AUTH_PROVIDERS']},saml.academy:Academy login` };
  const beside = { name: 'plain-app', port: harness.plainApp };
  const plainEnv = { ...appEnvironment(plain), ...withoutGzip };
  await Promise.all([
    serveApp({ lifetime, settings, env: { ...env, ...withoutGzip }, mode }),
    // Two development servers cannot share one folder of builds.
    mode === 'production' && serveApp({ lifetime, settings, env: plainEnv, mode, beside }),
  ]);
  await waitForHealth(appUrl);
  log('app', `answers at ${appUrl}`);
  // Chromium names the camera after its file. A long name shows where a page makes no room for one.
  const cameraFile = path.join(settings.stateDir, `fake-camera-${'with-a-long-name-'.repeat(4)}.y4m`);
  await writeFile(cameraFile, fakeCamera());
  return {
    ...env,
    CHALKTALK_APP_URL: appUrl,
    ...(mode === 'production' && { CHALKTALK_PLAIN_APP_URL: `http://${host}:${harness.plainApp}` }),
    CHALKTALK_CONTROL_URL: `http://${host}:${harness.control}`,
    ...browsers(machine),
    CHROMIUM_CALM_PATH: await calmBrowser(machine.headlessShell ?? '', settings.stateDir),
    CHALKTALK_FAKE_CAMERA: cameraFile,
    // A publication that the media server refuses keeps a thread of its Node SDK waiting; with as many threads as
    // cores, which is what it makes by itself, every other bot would wait too.
    TOKIO_WORKER_THREADS: '32',
  };
}

/** The environment of the suites that need only the emulators. */
export function backendEnvironment(
  machine: Machine,
  settings: StackSettings,
  emulators: Backends['emulators'],
): TestEnvironment {
  return {
    ...emulators.env,
    FIREBASE_PROJECT_ID: settings.projectId,
    // Each audited change is signed with a key of it.
    CHALKTALK_SECRET: stackSecret(settings.dataDir),
    // The emulators take any key.
    FIREBASE_API_KEY: 'emulator',
    ...browsers(machine),
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** Chromium, and its headless shell, in which tests run where there is one. */
function browsers({ chromium, headlessShell }: Machine) {
  return { CHROMIUM_PATH: chromium ?? '', CHROMIUM_SHELL_PATH: headlessShell ?? '' };
}
