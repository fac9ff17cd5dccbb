import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { resolveImport } from '../lint/import-cycles.mjs';
import type { Program } from './closure';
import { readModule, type Module } from './read-module';

const productFolders = ['app', 'components', 'lib'];

/** The files that the product is made of: no tests, and nothing that only tests use. */
export const listProductFiles = (root: string): string[] =>
  productFolders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec|fixture)\.tsx?$/.test(file));

export const readSource = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The repository as `findClosure` walks it; every file is read once. */
export function openRepository(root: string): Program {
  const modules = new Map<string, Module | null>();
  return {
    module: (file) => {
      const known = modules.get(file);
      if (known !== undefined) return known;
      const isOurs = /\.tsx?$/.test(file) && existsSync(path.join(root, file));
      const read = isOurs ? readModule(file, readSource(root, file)) : null;
      modules.set(file, read);
      return read;
    },
    resolve: (from, specifier) => {
      const target = resolveImport(root, path.join(root, from), specifier);
      return target === null ? null : path.relative(root, target);
    },
  };
}
