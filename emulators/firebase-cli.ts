import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { startChild, type Child } from './child';
import { findCliExport, saveCliExport } from './firebase-cli-export';
import type { Started } from './start-together';
import { waitUntilReady } from './wait-until-ready';

export type CliOptions = {
  readonly name: string;
  readonly host: string;
  readonly hubPort: number;
  readonly loggingPort: number;
  /** What `firebase.json` says of each emulator; exactly these are started. */
  readonly emulators: Readonly<Record<string, { readonly host: string; readonly port: number }>>;
  /** The rest of `firebase.json`: where rules are. */
  readonly config?: Readonly<Record<string, unknown>>;
  readonly projectId: string;
  /** Where data is kept between runs; `null` keeps none. */
  readonly dataDir: string | null;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly timeoutMilliseconds: number;
  readonly log: (line: string) => void;
};

/** No message of the day, no update check, no search for a cloud machine's metadata. */
const quietEnvironment = { CI: '1', NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none' };

/** What the CLI prints when everything runs and saved data is imported; its ports answer earlier than that. */
const readyLine = 'All emulators ready!';

/** Runs `firebase emulators:start` of this repository's firebase-tools, with a configuration made for this run. */
export async function startFirebaseCli(
  options: CliOptions,
  signal: AbortSignal,
): Promise<Started & Pick<Child, 'lastLines'>> {
  const { name, host, hubPort, dataDir, projectId, emulators, env, timeoutMilliseconds, log } = options;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'chalktalk-firebase-'));
  const configFile = path.join(folder, 'firebase.json');
  await writeFile(configFile, JSON.stringify(toConfig(options), null, 2));
  const seed = dataDir === null ? null : await findCliExport(dataDir);
  const child = startChild({
    name,
    command: process.execPath,
    args: [
      createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--only',
      Object.keys(emulators).join(','),
      '--project',
      projectId,
      '--config',
      configFile,
      ...(seed === null ? [] : ['--import', seed]),
    ],
    // Its debug logs go where it runs.
    cwd: folder,
    env: { ...quietEnvironment, ...env },
  });
  const end = async () => {
    // It stops what it started; it would do the same on SIGTERM.
    await child.stop('SIGINT');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const isReady = () => child.lastLines().some((line) => line.includes(readyLine));
    await waitUntilReady({ child, isReady, timeoutMilliseconds, signal });
  } catch (error) {
    await end();
    throw error;
  }
  return {
    failure: child.failure,
    lastLines: child.lastLines,
    stop: async () => {
      if (dataDir !== null && !child.hasEnded())
        await saveCliExport(`http://${host}:${hubPort}`, dataDir, log);
      await end();
    },
  };
}

function toConfig({ host, hubPort, loggingPort, emulators, config }: CliOptions): unknown {
  const hub = { host, port: hubPort };
  const logging = { host, port: loggingPort };
  return { ...config, emulators: { ...emulators, hub, logging, ui: { enabled: false } } };
}
