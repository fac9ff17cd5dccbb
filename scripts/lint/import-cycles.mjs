import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folders = ['app', 'components', 'emulators', 'lib', 'scripts', 'tests'];
const endings = ['', '.ts', '.tsx', '.mjs'];

/** Every module that a file names, be it for a type. */
const imports = [
  /^\s*(?:import|export)\s+[^'";]*?\bfrom\s+'([^']+)'/gm,
  /^\s*import\s+'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'\s*\)/g,
];

/** The same without those for a type only: such an import is gone before anything runs. */
const valueImports = [
  /^\s*(?:import|export)\s+(?!type\b)[^'";]*?\bfrom\s+'([^']+)'/gm,
  /^\s*import\s+'([^']+)'/gm,
  /(?<!typeof\s+)\bimport\(\s*'([^']+)'\s*\)/g,
];

/**
 * Finds the files that import each other in a circle. One walk over the whole repository takes a fraction of a
 * second; one walk for each file, as in `import/no-cycle`, takes two minutes.
 *
 * @param {string} root absolute path of the repository
 * @param {{ withTypes?: boolean }} [options] whether an import of a type closes a circle, too
 * @returns {Map<string, Set<string>>} file → the files of its circle, absolute; a file in no circle is missing
 */
export function findImportCycles(root, { withTypes = true } = {}) {
  const patterns = withTypes ? imports : valueImports;
  /** @type {Map<string, string[]>} */
  const graph = new Map(listModules(root).map((file) => [file, readImports(root, file, patterns)]));
  return new Map(findCircles(graph).flatMap((circle) => [...circle].map((file) => [file, circle])));
}

/**
 * The file that an import of ours means, or null for a package.
 * @param {string} root
 * @param {string} from absolute path of the importing file
 * @param {string} specifier
 */
export function resolveImport(root, from, specifier) {
  const base = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : specifier.startsWith('.') && path.resolve(path.dirname(from), specifier);
  if (!base) return null;
  return (
    endings.map((ending) => base + ending).find((file) => /\.\w+$/.test(file) && existsSync(file)) ?? null
  );
}

/** @param {string} root */
function listModules(root) {
  return folders
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file));
}

/**
 * @param {string} root
 * @param {string} file
 * @param {readonly RegExp[]} patterns
 */
function readImports(root, file, patterns) {
  const text = readFileSync(file, 'utf8');
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, specifier = '']) => resolveImport(root, file, specifier))
    .filter((target) => target !== null);
}

/**
 * Strongly connected components with more than one member, or one that imports itself (Tarjan 1972).
 * @param {Map<string, string[]>} graph
 */
function findCircles(graph) {
  /** @type {Set<string>[]} */
  const circles = [];
  /** @type {Map<string, { index: number, low: number, isOpen: boolean }>} */
  const visits = new Map();
  /** @type {string[]} */
  const open = [];

  /** @param {string} file */
  const visit = (file) => {
    const mine = { index: visits.size, low: visits.size, isOpen: true };
    visits.set(file, mine);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      const known = visits.get(target);
      if (!known) mine.low = Math.min(mine.low, visit(target).low);
      else if (known.isOpen) mine.low = Math.min(mine.low, known.index);
    }
    if (mine.low === mine.index) {
      const circle = new Set(open.splice(open.indexOf(file)));
      for (const member of circle) closeVisit(member);
      if (circle.size > 1 || graph.get(file)?.includes(file)) circles.push(circle);
    }
    return mine;
  };
  /** @param {string} file */
  const closeVisit = (file) => {
    const visited = visits.get(file);
    if (visited) visited.isOpen = false;
  };
  for (const file of graph.keys()) if (!visits.has(file)) visit(file);
  return circles;
}
