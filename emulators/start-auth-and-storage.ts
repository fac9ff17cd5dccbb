import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { protectFromEnumeration } from './auth/protect-from-enumeration';
import { pathWithJava } from './find-java';
import { startFirebaseCli } from './firebase-cli';
import type { Started } from './start-together';
import { buildRulesRuntime } from './storage/build-rules-runtime';
import { requireValidStorageRules } from './storage/require-valid-storage-rules';

export type AuthAndStorageOptions = {
  readonly java: string;
  /** The Firestore emulator of the Google Cloud CLI. */
  readonly firestoreJar: string;
  readonly host: string;
  readonly ports: {
    readonly auth: number;
    readonly storage: number;
    readonly hub: number;
    readonly logging: number;
    readonly firestore: number;
  };
  readonly projectId: string;
  readonly storageRulesFile: string;
  /** Where data is kept between runs; `null` keeps none. */
  readonly dataDir: string | null;
  /** Where builds are kept that every clone can share. */
  readonly cacheDir: string;
  readonly log: (line: string) => void;
};

/**
 * Starts firebase-tools' own emulators of Auth and Storage, which are part of the package (about 9 s). Only what asks
 * the rules of Storage is ours.
 */
export async function startAuthAndStorage(
  options: AuthAndStorageOptions,
  signal: AbortSignal,
): Promise<Started> {
  const { java, host, ports, projectId, storageRulesFile, dataDir, log } = options;
  // firebase-tools keeps all objects in one folder below the temporary one, and deletes it at the end: a second run
  // would take away what the first one holds.
  const ownFolder = mkdtempSync(path.join(tmpdir(), 'chalktalk-storage-'));
  const removeFolder = () => rmSync(ownFolder, { recursive: true, force: true });
  const cli = await startFirebaseCli(
    {
      name: 'The emulators of Auth and Storage',
      host,
      hubPort: ports.hub,
      loggingPort: ports.logging,
      emulators: { auth: { host, port: ports.auth }, storage: { host, port: ports.storage } },
      config: { storage: { rules: storageRulesFile } },
      projectId,
      dataDir,
      env: {
        TMPDIR: ownFolder,
        PATH: pathWithJava(java, process.env['PATH'] ?? ''),
        STORAGE_EMULATOR_BINARY_PATH: await buildRulesRuntime(options),
        // Where the rules find documents: firebase-tools knows no Firestore that it has not started.
        STORAGE_RULES_DOCUMENTS: `http://${host}:${ports.firestore}/v1/projects/${projectId}`,
      },
      timeoutMilliseconds: 180_000,
      log,
    },
    signal,
  ).catch((error: unknown) => {
    removeFolder();
    throw error;
  });
  const stop = async () => {
    await cli.stop();
    removeFolder();
  };
  try {
    await protectFromEnumeration(`http://${host}:${ports.auth}`, projectId);
    await requireValidStorageRules(`http://${host}:${ports.storage}`, storageRulesFile, cli.lastLines);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...cli, stop };
}
