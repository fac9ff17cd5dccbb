import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import { startChild } from '../child';
import type { Started } from '../start-together';
import { answersAt, waitUntilReady } from '../wait-until-ready';
import { findExport, saveExport } from './firestore-export';
import { requireValidRules } from './require-valid-rules';

/** The jar has no main class in its manifest; this is what `gcloud`'s own script runs. */
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

export type FirestoreEmulatorOptions = {
  readonly java: string;
  readonly jar: string;
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  readonly rulesFile: string;
  /** Where data is kept between runs; `null` keeps none. */
  readonly dataDir: string | null;
  readonly log: (line: string) => void;
};

/** Starts the Firestore emulator of the Google Cloud CLI as our own child. @throws for rules that do not compile */
export async function startFirestoreEmulator(
  options: FirestoreEmulatorOptions,
  signal: AbortSignal,
): Promise<Started> {
  const { java, jar, host, port, projectId, rulesFile, dataDir, log } = options;
  if (dataDir !== null) await mkdir(dataDir, { recursive: true });
  const seed = dataDir === null ? null : await findExport(dataDir);
  const url = `http://${host}:${port}`;
  const child = startChild({
    name: 'The Firestore emulator',
    command: java,
    args: [
      '-Duser.language=en',
      // One collector for one small heap: half the memory, and less work on a machine with two cores.
      '-XX:+UseSerialGC',
      '-cp',
      jar,
      mainClass,
      '--host',
      host,
      '--port',
      String(port),
      '--project_id',
      projectId,
      '--single_project_mode',
      '--rules',
      rulesFile,
      ...(seed === null ? [] : ['--seed_from_export', seed]),
    ],
    cwd: os.tmpdir(),
  });
  try {
    const isReady = () => answersAt(url);
    await waitUntilReady({
      child,
      isReady,
      timeoutMilliseconds: 60_000,
      signal,
    });
    await requireValidRules(url, projectId, rulesFile);
  } catch (error) {
    await child.stop('SIGKILL');
    throw error;
  }
  return {
    failure: child.failure,
    stop: async () => {
      try {
        if (dataDir !== null && !child.hasEnded()) await saveExport(url, projectId, dataDir);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
      await child.stop('SIGTERM');
    },
  };
}
