import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The folder to import, or `null` when nothing was saved yet: the CLI refuses a folder that holds no export. */
export async function findCliExport(dataDir: string): Promise<string | null> {
  const metadata = path.join(dataDir, 'firebase-export-metadata.json');
  return access(metadata).then(
    () => dataDir,
    () => null,
  );
}

/**
 * Asks the CLI's hub to save (`PATH_EXPORT` in firebase-tools' `hub.js`). Its own `--export-on-exit` saves on any
 * end, also when the start was broken off before the last data was imported, and would then overwrite it.
 */
export async function saveCliExport(
  hubUrl: string,
  dataDir: string,
  log: (line: string) => void,
): Promise<void> {
  await mkdir(path.dirname(dataDir), { recursive: true });
  const response = await fetch(`${hubUrl}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: dataDir, initiatedBy: 'chalktalk' }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => error);
  if (response instanceof Response && response.ok) return;
  const reason = response instanceof Response ? await response.text() : String(response);
  log(`accounts could not be saved: ${reason}`);
}
