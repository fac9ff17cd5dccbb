import { protectFromEnumeration } from '../auth/protect-from-enumeration';
import { pathWithJava } from '../find-java';
import { startFirebaseCli } from '../firebase-cli';
import { requireValidRules } from '../firestore/require-valid-rules';
import type { Started } from '../start-together';
import { requireValidStorageRules } from '../storage/require-valid-storage-rules';

export type OfficialEmulatorsOptions = {
  readonly java: string;
  readonly host: string;
  readonly ports: {
    readonly auth: number;
    readonly firestore: number;
    readonly database: number;
    readonly storage: number;
    readonly hub: number;
    readonly logging: number;
  };
  readonly projectId: string;
  readonly dataDir: string | null;
  readonly firestoreRulesFile: string;
  readonly databaseRulesFile: string;
  readonly storageRulesFile: string;
  readonly log: (line: string) => void;
};

/** The first start downloads the emulators (170 MB). */
const startMilliseconds = 600_000;

/** Starts firebase-tools' own emulators, all in one process tree. */
export async function startOfficialEmulators(
  options: OfficialEmulatorsOptions,
  signal: AbortSignal,
): Promise<Started> {
  const {
    java,
    host,
    ports,
    projectId,
    dataDir,
    firestoreRulesFile,
    databaseRulesFile,
    storageRulesFile,
    log,
  } = options;
  const cli = await startFirebaseCli(
    {
      name: 'The Firebase emulators',
      host,
      hubPort: ports.hub,
      loggingPort: ports.logging,
      emulators: {
        auth: { host, port: ports.auth },
        firestore: { host, port: ports.firestore },
        database: { host, port: ports.database },
        storage: { host, port: ports.storage },
      },
      config: {
        firestore: { rules: firestoreRulesFile },
        database: { rules: databaseRulesFile },
        storage: { rules: storageRulesFile },
      },
      projectId,
      dataDir,
      env: { PATH: pathWithJava(java, process.env['PATH'] ?? '') },
      timeoutMilliseconds: startMilliseconds,
      log,
    },
    signal,
  );
  try {
    await requireValidRules(`http://${host}:${ports.firestore}`, projectId, firestoreRulesFile);
    await requireValidStorageRules(`http://${host}:${ports.storage}`, storageRulesFile, cli.lastLines);
    await protectFromEnumeration(`http://${host}:${ports.auth}`, projectId);
  } catch (error) {
    await cli.stop();
    throw error;
  }
  return cli;
}
