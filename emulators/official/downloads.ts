import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** How long the download host may take to answer: `npm run local` must not wait for a network that is not there. */
const probeMilliseconds = 2_000;

const download = z.object({ remoteUrl: z.url(), downloadPathRelativeToCacheDir: z.string() });
const downloadInfo = z.object({ database: download, firestore: download, storage: download });

/** Whether firebase-tools has already downloaded what it needs for Firestore, the Realtime Database and Storage. */
export async function hasCachedJars(): Promise<boolean> {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] ?? path.join(os.homedir(), '.cache/firebase/emulators');
  const files = (await readDownloads()).map((jar) => path.join(folder, jar.downloadPathRelativeToCacheDir));
  const found = await Promise.all(
    files.map((file) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

/** Whether the place from which it downloads them answers quickly. */
export async function canDownloadJars(): Promise<boolean> {
  const answers = await Promise.all((await readDownloads()).map((jar) => answers200(jar.remoteUrl)));
  return answers.every(Boolean);
}

async function answers200(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(probeMilliseconds) });
    return response.ok;
  } catch {
    return false;
  }
}

/** Names and addresses as the installed firebase-tools has them. */
async function readDownloads() {
  const file = createRequire(import.meta.url).resolve(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const { database, firestore, storage } = downloadInfo.parse(JSON.parse(await readFile(file, 'utf8')));
  return [database, firestore, storage];
}
