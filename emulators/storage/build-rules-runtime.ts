import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

export type RulesRuntimeOptions = {
  readonly java: string;
  /** The Firestore emulator of the Google Cloud CLI: the rules engine is inside. */
  readonly firestoreJar: string;
  /** Where the built runtime is kept for the next start. */
  readonly cacheDir: string;
};

const sourceDir = path.join(path.dirname(fileURLToPath(import.meta.url)), 'rules-runtime');
const run = promisify(execFile);

/**
 * The jar that firebase-tools runs to ask the rules of Storage; built from our Java sources unless it is there already.
 * @throws one sentence when no compiler stands beside this Java
 */
export async function buildRulesRuntime(options: RulesRuntimeOptions): Promise<string> {
  const { java, firestoreJar, cacheDir } = options;
  const files = (await readdir(sourceDir)).filter((name) => name.endsWith('.java')).sort();
  const sources = files.map((name) => path.join(sourceDir, name));
  const jar = path.join(cacheDir, `storage-rules-${await fingerprint(sources, firestoreJar)}.jar`);
  if (await isThere(jar)) return jar;
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(path.join(cacheDir, 'unfinished-'));
  try {
    const classes = path.join(folder, 'classes');
    await runTool(java, 'javac', [
      '--release',
      '21',
      '-nowarn',
      '-cp',
      firestoreJar,
      '-d',
      classes,
      ...sources,
    ]);
    const manifest = path.join(folder, 'manifest');
    await writeFile(manifest, rulesRuntimeManifest(firestoreJar));
    const built = path.join(folder, 'built.jar');
    await runTool(java, 'jar', ['--create', '--file', built, '--manifest', manifest, '-C', classes, '.']);
    await rename(built, jar);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return jar;
}

/** What the jar says of itself. No line may have more than 72 bytes; one that goes on begins with a blank. */
export function rulesRuntimeManifest(firestoreJar: string): string {
  const entries = [
    'Main-Class: StorageRulesRuntime',
    `Class-Path: ${pathToFileURL(firestoreJar).href}`,
    'Enable-Native-Access: ALL-UNNAMED',
  ];
  const fold = (line: string): string => (line.match(/^.{1,70}|.{1,69}/g) ?? []).join('\n ');
  return `${entries.map(fold).join('\n')}\n`;
}

/** It changes with the sources and with the jar that they are compiled against. */
async function fingerprint(sources: readonly string[], firestoreJar: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of sources) hash.update(await readFile(file));
  const { size, mtimeMs } = await stat(firestoreJar);
  return hash.update(`${firestoreJar} ${size} ${mtimeMs}`).digest('hex').slice(0, 16);
}

/** Runs a tool of the JDK that this Java belongs to. */
async function runTool(java: string, name: 'javac' | 'jar', args: readonly string[]): Promise<void> {
  const tool = path.join(path.dirname(java), name);
  try {
    await run(java === path.basename(java) ? name : tool, args);
  } catch (cause) {
    if (!isAbsent(cause)) throw cause;
    throw new Error(
      `The rules of Storage need a Java development kit (JDK), and ${java} has no ${name} beside it: install one, for ` +
        'example from https://adoptium.net, and try again.',
      { cause },
    );
  }
}

const isAbsent = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
