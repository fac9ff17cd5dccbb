import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folders whose files go into a build. */
const folders = ['app', 'components', 'lib', 'messages', 'public'];
/** Files at the top that do. */
const isInput = /\.(?:ts|tsx|mjs)$|^package(?:-lock)?\.json$|^tsconfig\.json$/;
/** Files that never do. */
const isIgnored = /\.test\.tsx?$|^next-env\.d\.ts$|^(?:jest|eslint|playwright|knip)\./;

const markerName = 'chalktalk-inputs';

/** A hash over everything that a production build is made from. */
export function hashBuildInputs(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of listInputs(root)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether the build in `distDir` was made from exactly these inputs. */
export function isBuildFresh(root: string, distDir: string, inputs: string): boolean {
  const marker = path.join(root, distDir, markerName);
  return (
    existsSync(path.join(root, distDir, 'BUILD_ID')) &&
    existsSync(marker) &&
    readFileSync(marker, 'utf8') === inputs
  );
}

/** Remembers, inside the build, what it was made from. */
export function markBuild(root: string, distDir: string, inputs: string): void {
  writeFileSync(path.join(root, distDir, markerName), inputs);
}

function listInputs(root: string): string[] {
  const top = readdirSync(root).filter((name) => isInput.test(name));
  const nested = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    );
  return [...top, ...nested].filter((file) => !isIgnored.test(path.basename(file))).sort();
}
