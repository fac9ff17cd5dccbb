import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findImportCycles } from '../lint/import-cycles.mjs';
import { textTable } from '../stack/text-table';
import { countSizes } from './count-sizes';
import { countStories } from './count-stories';
import { listProductFiles, openRepository, readSource } from './repository';
import { isDoor, stories } from './stories';

const root = path.resolve(import.meta.dirname, '../..');
const files = listProductFiles(root);

function storyRows(): string[][] {
  const counts = countStories(openRepository(root), stories, isDoor);
  const rows = counts.map(({ name, closure, opened, whole, own }) =>
    [name, closure, opened, whole, own].map(String),
  );
  return [['files of a story', 'closure', 'opened', 'read whole', 'of its own'], ...rows];
}

function circlesAmongProduct(withTypes: boolean): number {
  const product = new Set(files.map((file) => path.join(root, file)));
  const circles = new Set(findImportCycles(root, { withTypes }).values());
  return [...circles].filter((circle) => [...circle].some((file) => product.has(file))).length;
}

function sizeRows(): string[][] {
  const sizes = files.map((file) => countSizes(file, readSource(root, file)));
  const functions = sizes.flatMap((size) => size.functions);
  const largeProps = sizes.flatMap(({ props }) => props.filter(({ members }) => members > 12));
  const longer = (lines: number) => String(functions.filter((length) => length > lines).length);
  return [
    ['product files', String(files.length)],
    ['circles of files', String(circlesAmongProduct(false))],
    ['the same, types included', String(circlesAmongProduct(true))],
    ['functions', String(functions.length)],
    ...[60, 80, 100].map((lines) => [`functions over ${lines} lines`, longer(lines)]),
    ['props over 12 members', String(largeProps.length), largeProps.map(({ name }) => name).join(', ')],
    [
      'pages of docs',
      String(readdirSync(path.join(root, 'docs')).filter((page) => page.endsWith('.md')).length),
    ],
  ];
}

process.stdout.write(`${textTable(storyRows())}\n\n${textTable(sizeRows())}\n`);
