import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

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
  const response = await fetch(`${url}/emulator/v1/projects/${projectId}:export`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: fresh,
      export_name: exportName,
    }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`Firestore data could not be saved: ${await response.text()}`);
  await rm(path.join(dataDir, exportName), { recursive: true, force: true });
  await rename(path.join(fresh, exportName), path.join(dataDir, exportName));
  await rm(fresh, { recursive: true, force: true });
}
