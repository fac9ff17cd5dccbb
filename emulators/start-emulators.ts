import { access } from 'node:fs/promises';
import path from 'node:path';
import { chooseVariant, type VariantChoice } from './choose-variant';
import { findJava } from './find-java';
import { findFirestoreJar } from './firestore/find-firestore-jar';
import { startFirestoreEmulator } from './firestore/start-firestore-emulator';
import { chooseKept, describeHiddenData, findKeptVariants, keptIn, type Variant } from './kept-data';
import { canDownloadJars, hasCachedJars } from './official/downloads';
import { startOfficialEmulators } from './official/start-official-emulators';
import { launchDatabaseEmulator } from './realtime-database/launch-database-emulator';
import { requireFreePort } from './require-free-port';
import { startAuthAndStorage } from './start-auth-and-storage';
import { startTogether, type Starter } from './start-together';

export type EmulatorOptions = {
  readonly projectId: string;
  readonly host: string;
  readonly ports: {
    readonly auth: number;
    readonly firestore: number;
    readonly database: number;
    readonly storage: number;
    readonly hub: number;
    readonly logging: number;
  };
  /** Where data is kept between runs; `null` keeps none. */
  readonly dataDir: string | null;
  /** Where builds are kept that every clone can share. */
  readonly cacheDir: string;
  readonly firestoreRulesFile: string;
  readonly databaseRulesFile: string;
  readonly storageRulesFile: string;
  readonly log: (line: string) => void;
};

/** One emulator, for the table that `npm run local` prints. */
type EmulatorPart = { readonly name: string; readonly url: string; readonly variant: string };

export type Emulators = {
  readonly variant: Variant;
  readonly parts: readonly EmulatorPart[];
  /** What a process needs in its environment so that the Firebase SDKs find the emulators. */
  readonly env: Readonly<Record<string, string>>;
  /** Rejects, with its last words, when one of them ends although nobody stopped it. */
  readonly failure: Promise<never>;
  /** Saves, stops and leaves no child. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts Auth, Firestore, the Realtime Database and Storage, with rules loaded, and waits until all four answer.
 * @throws one clear sentence when a port is taken, something is missing or rules are broken; nothing is left running
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { projectId, host, ports, dataDir, log } = options;
  await requireFiles([options.firestoreRulesFile, options.databaseRulesFile, options.storageRulesFile]);
  for (const [name, port] of Object.entries(ports)) {
    await requireFreePort(`the Firebase emulators (${name})`, host, port);
  }
  const probes = { hasCachedJars, canDownloadJars, findJava: () => findJava(log), findFirestoreJar };
  const kept = await findKeptVariants(dataDir);
  const choice = await chooseVariant(probes, log, chooseKept(kept));
  if (choice.variant === null) throw new Error(choice.reason);
  log(
    choice.variant === 'official'
      ? 'firebase-tools runs its own emulators'
      : 'stand-ins for Firestore, the Realtime Database and the rules of Storage (see emulators/README.md)',
  );
  const hidden = describeHiddenData(kept, choice.variant, dataDir);
  if (hidden !== null) log(hidden);
  const running = await startTogether(listStarters(choice, options));
  return {
    variant: choice.variant,
    parts: describeParts(choice.variant, options),
    env: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
      FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
      FIREBASE_DATABASE_EMULATOR_HOST: `${host}:${ports.database}`,
      FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
      METADATA_SERVER_DETECTION: 'none',
    },
    failure: running.failure,
    stop: running.stop,
  };
}

function listStarters(
  choice: Exclude<VariantChoice, { variant: null }>,
  options: EmulatorOptions,
): Starter[] {
  const { projectId, host, ports, firestoreRulesFile, databaseRulesFile, log } = options;
  const dataDir = (name: string) => (options.dataDir === null ? null : path.join(options.dataDir, name));
  if (choice.variant === 'official') {
    const official = { ...options, java: choice.java, dataDir: dataDir(keptIn.official.all) };
    return [(signal) => startOfficialEmulators(official, signal)];
  }
  const folders = keptIn['stand-ins'];
  const firestore = {
    java: choice.java,
    jar: choice.firestoreJar,
    host,
    port: ports.firestore,
    projectId,
    rulesFile: firestoreRulesFile,
    dataDir: dataDir(folders.firestore),
    log,
  };
  const database = {
    host,
    port: ports.database,
    namespace: `${projectId}-default-rtdb`,
    rulesFile: databaseRulesFile,
    dataDir: dataDir(folders.database),
  };
  const authAndStorage = {
    ...options,
    java: choice.java,
    firestoreJar: choice.firestoreJar,
    dataDir: dataDir(folders.auth),
  };
  return [
    (signal) => startFirestoreEmulator(firestore, signal),
    (signal) => launchDatabaseEmulator(database, signal),
    (signal) => startAuthAndStorage(authAndStorage, signal),
  ];
}

function describeParts(variant: Variant, { host, ports }: EmulatorOptions): EmulatorPart[] {
  const isOfficial = variant === 'official';
  const tools = 'firebase-tools';
  return [
    { name: 'Auth', url: `http://${host}:${ports.auth}`, variant: tools },
    {
      name: 'Firestore',
      url: `http://${host}:${ports.firestore}`,
      variant: isOfficial ? tools : 'Google Cloud CLI jar',
    },
    {
      name: 'Realtime Database',
      url: `http://${host}:${ports.database}`,
      variant: isOfficial ? tools : 'our own server',
    },
    {
      name: 'Storage',
      url: `http://${host}:${ports.storage}`,
      variant: isOfficial ? tools : `${tools}, our own rules runtime`,
    },
  ];
}

async function requireFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await access(file).catch(() => {
      throw new Error(`${file} is missing: the emulators need it for their rules.`);
    });
  }
}
