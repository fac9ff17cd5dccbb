import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startChild } from '../child';
import type { Started } from '../start-together';
import { answersAt, waitUntilReady } from '../wait-until-ready';

export type LaunchOptions = {
  readonly host: string;
  readonly port: number;
  readonly namespace: string;
  readonly rulesFile: string;
  /** Where data is kept between runs; `null` keeps none. */
  readonly dataDir: string | null;
};

/** Runs our Realtime Database server in a process of its own, which ends (after saving) when we do. */
export async function launchDatabaseEmulator(options: LaunchOptions, signal: AbortSignal): Promise<Started> {
  const { host, port, namespace, rulesFile, dataDir } = options;
  const here = path.dirname(fileURLToPath(import.meta.url));
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const debugLog = dataDir === null ? null : await openDebugLog(dataDir);
  const child = startChild({
    name: 'The Realtime Database emulator',
    command: process.execPath,
    args: [
      '--import',
      tsx,
      path.join(here, 'main.ts'),
      '--host',
      host,
      '--port',
      String(port),
      '--rules',
      rulesFile,
      '--namespace',
      namespace,
      ...(dataDir === null ? [] : ['--data-dir', dataDir]),
    ],
    cwd: path.join(here, '..', '..'),
    ...(debugLog ? { onLine: (line: string) => debugLog.write(`${line}\n`) } : {}),
  });
  try {
    const isReady = () => answersAt(`http://${host}:${port}/`);
    await waitUntilReady({
      child,
      isReady,
      timeoutMilliseconds: 60_000,
      signal,
    });
  } catch (error) {
    await child.stop('SIGKILL');
    throw error;
  }
  return { failure: child.failure, stop: () => child.stop('close-input') };
}

/** Every refusal with the rules that refused: too much for a terminal, and what one looks for when rules puzzle. */
async function openDebugLog(dataDir: string): Promise<WriteStream> {
  await mkdir(dataDir, { recursive: true });
  return createWriteStream(path.join(dataDir, 'debug.log'));
}
