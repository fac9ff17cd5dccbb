import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { askEmulator } from '../ask-emulator';

const exportName = 'firestore_export';

/** The file to start from (`--seed_from_export`), or `null` when nothing was saved yet. */
export async function findExport(dataDir: string): Promise<string | null> {
  const metadata = path.join(dataDir, exportName, `${exportName}.overall_export_metadata`);
  return access(metadata).then(
    () => metadata,
    () => null,
  );
}

/**
 * Saves the default database by the request that firebase-tools makes for its export (`hubExport.js`). The jar's
 * own `--export-on-exit` writes nothing on SIGTERM or SIGINT (tried with 1.19.9). The previous export stays until
 * the new one is whole.
 */
export async function saveExport(url: string, projectId: string, dataDir: string): Promise<void> {
  const fresh = path.join(dataDir, 'unfinished');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const response = await askEmulator(
    'The data of Firestore',
    `${url}/emulator/v1/projects/${projectId}:export`,
    {
      method: 'POST',
      body: {
        database: `projects/${projectId}/databases/(default)`,
        export_directory: fresh,
        export_name: exportName,
      },
    },
  );
  if (!response.ok) throw new Error(`Firestore data could not be saved: ${await response.text()}`);
  await rm(path.join(dataDir, exportName), { recursive: true, force: true });
  await rename(path.join(fresh, exportName), path.join(dataDir, exportName));
  await rm(fresh, { recursive: true, force: true });
}
