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

/** A clone in a folder of its own. */
export type SpareClone = {
  root: string;
  /** Where its `npm run local` serves the app. */
  appPort: number;
  remove: () => void;
};

/**
 * A clone of this repository in which its commands can be tried: its stacks listen on ports that nobody else has, so
 * it collides neither with a local stack nor with the one of the running tests. `isInstalled: false` is a fresh one.
 * `next`, which it would build for minutes with, is left to whoever wants one.
 */
export async function makeSpareClone({ isInstalled }: { isInstalled: boolean }): Promise<SpareClone> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-clone-'));
  cpSync(path.join(repository, 'scripts'), path.join(root, 'scripts'), { recursive: true });
  for (const name of read) symlinkSync(path.join(repository, name), path.join(root, name));
  if (isInstalled) linkPackages(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  const appPort = await giveOwnPorts(path.join(root, portsFile));
  return {
    root,
    appPort,
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => entry !== 'next')) {
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
