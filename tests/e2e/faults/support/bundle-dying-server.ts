import path from 'node:path';
import { build } from 'esbuild';

const script = path.resolve(import.meta.dirname, 'carry-out-and-die.ts');

let bundled: Promise<string> | undefined;

/** The server that dies, as one module for plain node. A worker bundles it once: tsx takes a second at each start. */
export function bundleDyingServer(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // Plain node finds it by its file only.
    alias: { 'next/server': 'next/server.js' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild made nothing of ${script}.`);
  return file.text;
}
