import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The app's own secret for one stack. It lies beside the data, because links and PINs that are stored there
 * open only with it; a stack that keeps no data gets a new one each time.
 */
export function stackSecret(dataDir: string | null): string {
  const fresh = randomBytes(32).toString('hex');
  if (dataDir === null) return fresh;
  const file = path.join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${fresh}\n`, { mode: 0o600 });
  return fresh;
}
