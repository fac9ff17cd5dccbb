import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePorts } from './free-ports';

const repository = process.cwd();
const portsFile = 'scripts/bootstrap/stack-ports.mjs';

/** What the commands read besides their own folder. */
const read = ['emulators', 'firebase', 'lib', 'package.json', 'package-lock.json', 'tests', 'tsconfig.json'];

/** What a clone has of its own, and what belongs to this folder alone. */
const apart = new Set(['scripts', 'node_modules', '.git', '.local', '.next', 'test-results']);

/** A clone in a folder of its own. */
export type SpareClone = {
  root: string;
  /** Where its `npm run local` serves the app. */
  appPort: number;
  remove: () => void;
};

type SpareCloneOptions = {
  isInstalled: boolean;
  /** A production build of these files, relative to the root; the clone has it as if a first start had made it. */
  build?: string;
};

/**
 * A clone of this repository in which its commands can be tried. Its stacks listen on free ports, so it collides
 * neither with a local stack nor with that of the running tests. `isInstalled: false` makes a fresh one. Without a
 * build it has no `next`, which would build for minutes: a test that wants a `next` puts one there.
 */
export async function makeSpareClone({ isInstalled, build }: SpareCloneOptions): Promise<SpareClone> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-clone-'));
  cpSync(path.join(repository, 'scripts'), path.join(root, 'scripts'), { recursive: true });
  const names = build === undefined ? read : readdirSync(repository).filter((name) => !apart.has(name));
  for (const name of names) symlinkSync(path.join(repository, name), path.join(root, name));
  if (isInstalled) {
    const left = build === undefined ? 'next' : null;
    linkPackages(path.join(repository, 'node_modules'), path.join(root, 'node_modules'), left);
  }
  if (build !== undefined)
    cpSync(path.join(repository, build), path.join(root, '.next'), { recursive: true });
  const appPort = await giveOwnPorts(path.join(root, portsFile));
  return {
    root,
    appPort,
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}

function linkPackages(from: string, to: string, left: string | null): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => entry !== left)) {
    symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Replaces each number in the list of ports; returns the first, which is the app's. */
async function giveOwnPorts(file: string): Promise<number> {
  const text = readFileSync(file, 'utf8');
  const number = /(?<=: )\d{4}(?=,)/g;
  const first = await findFreePorts(text.match(number)?.length ?? 0);
  let next = first;
  writeFileSync(
    file,
    text.replace(number, () => String(next++)),
  );
  return first;
}
