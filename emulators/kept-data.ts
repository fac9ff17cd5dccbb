import path from 'node:path';
import { findCliExport } from './firebase-cli-export';
import { findExport } from './firestore/firestore-export';

/** firebase-tools' own emulators, or what stands in for them. */
export type Variant = 'official' | 'stand-ins';

/** Where each variant keeps its data: neither reads the other's. */
export const keptIn = {
  official: { all: 'official' },
  'stand-ins': { auth: 'auth', firestore: 'firestore', database: 'database' },
} as const satisfies Record<Variant, Readonly<Record<string, string>>>;

/** The variants of which data was saved in a folder. The Realtime Database alone is none: nobody can sign in to it. */
export async function findKeptVariants(dataDir: string | null): Promise<ReadonlySet<Variant>> {
  if (dataDir === null) return new Set();
  const { auth, firestore } = keptIn['stand-ins'];
  const [official, accounts, documents] = await Promise.all([
    findCliExport(path.join(dataDir, keptIn.official.all)),
    findCliExport(path.join(dataDir, auth)),
    findExport(path.join(dataDir, firestore)),
  ]);
  const kept = new Set<Variant>();
  if (official !== null) kept.add('official');
  if (accounts !== null || documents !== null) kept.add('stand-ins');
  return kept;
}

/**
 * The variant whose data is to be shown; null when there is none yet. Where both have some, as after days without a
 * network, it is always the same one, so that nobody's data comes and goes.
 */
export function chooseKept(kept: ReadonlySet<Variant>): Variant | null {
  if (kept.has('official')) return 'official';
  return kept.has('stand-ins') ? 'stand-ins' : null;
}

/** The sentence about data that is kept and that the running variant does not show; null when there is none. */
export function describeHiddenData(
  kept: ReadonlySet<Variant>,
  running: Variant,
  dataDir: string | null,
): string | null {
  if (dataDir === null) return null;
  const folders = (variant: Variant) =>
    new Intl.ListFormat('en-GB').format(
      Object.values(keptIn[variant]).map((name) => path.join(dataDir, name)),
    );
  if (running === 'official' && kept.has('stand-ins')) {
    return (
      `data that was made with the stand-ins is kept in ${folders('stand-ins')}, and not shown now: to have it back, ` +
      `move ${folders('official')} away and start again where the Google Cloud CLI's Firestore emulator is installed`
    );
  }
  if (running === 'stand-ins' && kept.has('official')) {
    return (
      `data that was made with firebase-tools' own emulators is kept in ${folders('official')}, and not shown now: ` +
      'to have it back, connect to the network, from which they are downloaded, and start again'
    );
  }
  return null;
}
