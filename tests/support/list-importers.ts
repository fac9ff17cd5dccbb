import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of `lib`, tests apart, that import one of some names from a module, in the order of their paths. */
export function listImporters(names: readonly string[], module: string): string[] {
  const imports = new RegExp(`import \\{[^}]*\\b(?:${names.join('|')})\\b[^}]*\\} from '${module}'`);
  return readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join('lib', name))
    .filter((file) => imports.test(readFileSync(file, 'utf8')))
    .sort();
}
