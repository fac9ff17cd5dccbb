import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { startEmulators, type EmulatorOptions, type Emulators } from '@/emulators/start-emulators';
import { cacheFolder } from '@/scripts/bootstrap/cache-folder.mjs';
import type { Livekit } from '@/scripts/bootstrap/find-livekit.mjs';
import type { Lifetime } from '@/scripts/bootstrap/lifetime.mjs';
import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';
import type { StepLog } from '@/scripts/bootstrap/step-log.mjs';
import { host } from '@/scripts/bootstrap/stack-ports.mjs';
import type { StackSettings } from './stack-settings';
import { startLivekit, type LivekitServer } from './start-livekit';

/** The services behind the app, running. */
export type Backends = {
  emulators: Emulators;
  livekit: LivekitServer;
};

/** Starts the Firebase emulators with our rules. */
export function startFirebase(options: { lifetime: Lifetime; settings: StackSettings; log: StepLog }) {
  const { lifetime, settings, log } = options;
  const { root, projectId, ports, dataDir } = settings;
  return lifetime.own(() =>
    startOrSayWhy({
      projectId,
      host,
      ports: {
        auth: ports.auth,
        firestore: ports.firestore,
        database: ports.database,
        storage: ports.storage,
        hub: ports.hub,
        logging: ports.logging,
      },
      dataDir,
      cacheDir: cacheFolder(),
      firestoreRulesFile: path.join(root, 'firebase', 'firestore.rules'),
      databaseRulesFile: path.join(root, 'firebase', 'database.rules.json'),
      storageRulesFile: path.join(root, 'firebase', 'storage.rules'),
      log: createEmulatorLog(settings, log),
    }),
  );
}

/**
 * Prints the emulators' lines while they start. Later they name every access that rules deny, by the hundred in a
 * test run: those lines go to the log file only.
 */
function createEmulatorLog({ stateDir }: StackSettings, log: StepLog): (line: string) => void {
  mkdirSync(stateDir, { recursive: true });
  const file = createWriteStream(path.join(stateDir, 'emulators.log'));
  return (line) => {
    file.write(`${line}\n`);
    if (!line.includes(': denied ')) log('emulators', line);
  };
}

/** The emulators already say in words why they cannot start, and why one has ended. */
async function startOrSayWhy(options: EmulatorOptions): Promise<Emulators> {
  const emulators = await startEmulators(options).catch(sayWhy);
  const failure = emulators.failure.catch(sayWhy);
  // A caller may await it later; until then a rejection must not count as unhandled.
  failure.catch(() => undefined);
  return { ...emulators, failure };
}

function sayWhy(error: unknown): never {
  throw error instanceof Error ? new SetupError(error.message) : error;
}

/** Starts the Firebase emulators and, beside them, LiveKit. */
export async function startBackends(options: {
  lifetime: Lifetime;
  settings: StackSettings;
  livekit: Livekit;
  log: StepLog;
}): Promise<Backends> {
  const { lifetime, settings, livekit, log } = options;
  const [emulators, server] = await Promise.all([
    startFirebase({ lifetime, settings, log }),
    startLivekit({ lifetime, settings, livekit }),
  ]);
  log('livekit', server.service ? `answers at ${server.url}` : `expected at ${server.url}`);
  return { emulators, livekit: server };
}
