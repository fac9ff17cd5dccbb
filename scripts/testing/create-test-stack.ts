import type { Machine } from '@/scripts/bootstrap/prepare-machine.mjs';
import type { TestEnvironment } from '@/scripts/bootstrap/running-stack.mjs';
import { buildApp } from '@/scripts/stack/build-app';
import { startFirebase } from '@/scripts/stack/start-backends';
import { startLivekit } from '@/scripts/stack/start-livekit';
import type { TestStackSettings } from '@/scripts/stack/stack-settings';
import { lazy } from './lazy';
import { backendEnvironment, serveForTests } from './start-test-stack';

/** A stack of a test run; each of its pieces starts when it is first asked for. */
export type TestStack = {
  /** The emulators' environment. */
  emulators: () => Promise<TestEnvironment>;
  build: () => ReturnType<typeof buildApp>;
  /** The environment of the end-to-end tests, with the app answering. */
  serve: (mode: 'production' | 'development') => Promise<TestEnvironment>;
};

/** A stack that this process starts, or the one that is already running. */
export function createTestStack(options: {
  machine: Machine;
  settings: TestStackSettings;
  running: TestEnvironment | null;
}): TestStack {
  const { machine, settings, running } = options;
  const { lifetime, log, livekit, run } = machine;
  const firebase = lazy(() => startFirebase({ lifetime, settings, log }));
  const build = lazy(() => buildApp({ settings, run }));
  if (running) {
    return { emulators: () => Promise.resolve(running), build, serve: () => Promise.resolve(running) };
  }
  return {
    emulators: async () => backendEnvironment(machine, settings, await firebase()),
    build,
    serve: async (mode) => {
      if (!livekit) throw new Error('The bootstrap did not look for LiveKit.');
      const [emulators, server] = await Promise.all([
        firebase(),
        startLivekit({ lifetime, settings, livekit, webhookPort: settings.harness.webhook }),
        mode === 'production' ? build() : null,
      ]);
      return serveForTests({ machine, settings, backends: { emulators, livekit: server }, mode });
    },
  };
}
