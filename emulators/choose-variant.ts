import type { Variant } from './kept-data';

/** Asked only when the answer matters. */
export type MachineProbes = {
  /** Every jar that firebase-tools would download is in its cache. */
  readonly hasCachedJars: () => Promise<boolean>;
  /** The host of the downloads answers at once. */
  readonly canDownloadJars: () => Promise<boolean>;
  /** A Java that is new enough. */
  readonly findJava: () => Promise<string | null>;
  /** The Firestore emulator of the Google Cloud CLI. */
  readonly findFirestoreJar: () => Promise<string | null>;
};

export type VariantChoice =
  | { readonly variant: 'official'; readonly java: string }
  | { readonly variant: 'stand-ins'; readonly java: string; readonly firestoreJar: string }
  | { readonly variant: null; readonly reason: string };

/**
 * Chooses the emulators: firebase-tools' own where they can be had, else the stand-ins, else says what is missing. Data
 * that the stand-ins have made, and nobody else can read, keeps them as long as they can run. Logs each step.
 *
 * @param madeWith whose data is kept from earlier starts
 */
export async function chooseVariant(
  probes: MachineProbes,
  log: (line: string) => void,
  madeWith: Variant | null = null,
): Promise<VariantChoice> {
  const java = await probes.findJava();
  if (java === null) {
    return {
      variant: null,
      reason:
        'The Firestore emulator needs Java 21 or newer, and none was found in JAVA_HOME, on the PATH or in the usual ' +
        'folders: install one, for example from https://adoptium.net, and try again.',
    };
  }
  const standIns = async (): Promise<VariantChoice | null> => {
    const firestoreJar = await probes.findFirestoreJar();
    if (firestoreJar === null) return null;
    log(`Firestore of the Google Cloud CLI: ${firestoreJar}`);
    return { variant: 'stand-ins', java, firestoreJar };
  };
  if (madeWith === 'stand-ins') {
    log('what is kept from earlier starts was made with the stand-ins');
    const again = await standIns();
    if (again) return again;
  }
  if (await probes.hasCachedJars()) {
    log("firebase-tools' own emulators are in its cache");
    return { variant: 'official', java };
  }
  log("firebase-tools' own emulators are not in its cache");
  if (await probes.canDownloadJars()) {
    log('storage.googleapis.com answers: firebase-tools downloads them');
    return { variant: 'official', java };
  }
  log('storage.googleapis.com, where they are downloaded, does not answer');
  const instead = await standIns();
  if (instead) return instead;
  return {
    variant: null,
    reason:
      'There is no Firestore emulator: storage.googleapis.com, where firebase-tools downloads its own, does not answer, ' +
      'and the Google Cloud CLI’s copy is not installed. Connect to the network, or run ' +
      '`gcloud components install cloud-firestore-emulator` (Debian: `apt-get install google-cloud-cli-firestore-emulator`).',
  };
}
