import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = process.cwd();

/** One fault each, with the rule that must find it. */
const faults: readonly (readonly [rule: string, code: string])[] = [
  ['no-floating-promises', 'Promise.resolve(1);'],
  ['no-misused-promises', '[1].forEach(async () => { await Promise.resolve(); });'],
  ['no-explicit-any', 'export const loose = (value: any) => String(value);'],
  ['no-unsafe-assignment', "export const parsed: string = JSON.parse('1');"],
  ['await-thenable', 'export const waits = async () => { await 1; };'],
  ['only-throw-error', "export const throws = () => { throw 'text'; };"],
  ['switch-exhaustiveness-check', "export const pick = (kind: 'a' | 'b') => { switch (kind) { case 'a': return 1; } return 2; };"],
  ['no-unnecessary-condition', 'export const sure = (list: string[]) => (list ? 1 : 2);'],
  ['no-unnecessary-type-assertion', 'export const same = (text: string) => text as string;'],
  ['no-non-null-assertion', 'export const first = (list: string[]) => list[0]!.length;'],
  ['no-unused-vars', 'const unused = 1;'],
  ['eqeqeq', 'export const equal = (one: number, two: number) => one == two;'],
  ['no-console', 'console.log(1);'],
  ['no-default-export', 'export default 1;'],
  ['consistent-type-definitions', 'export interface Row { id: string }'],
]; // prettier-ignore

/** What oxlint says about this text, by the names of the rules. */
function lint(file: string, text: string): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-oxlint-'));
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2022',
    lib: ['ES2023', 'DOM'],
  };
  try {
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    writeFileSync(path.join(folder, file), text);
    const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const args = [program, '--config', path.join(root, '.oxlintrc.json'), '--format', 'unix', file];
    return readRules(() => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A program that finds something ends with 1, and its output stands in the error. */
function readRules(run: () => string): string[] {
  try {
    return listRules(run());
  } catch (error) {
    return listRules((error as { stdout: string }).stdout);
  }
}

const listRules = (output: string): string[] =>
  [...output.matchAll(/\[\w+\/[\w-]+\(([\w-]+)\)\]/g)].map(([, rule = '']) => rule);

it('finds every planted fault, also those that need types', () => {
  const found = new Set(lint('planted.ts', faults.map(([, code]) => code).join('\n')));
  expect(faults.map(([rule]) => rule).filter((rule) => !found.has(rule))).toEqual([]);
});

it('finds misuse of hooks', () => {
  const text = [
    "import { useState } from 'react';",
    'export function Row({ isOpen }: { isOpen: boolean }) {',
    '  if (isOpen) useState(0);',
    '  return null;',
    '}',
  ].join('\n');
  expect(lint('row.tsx', text)).toContain('rules-of-hooks');
});

it('says nothing about clean code', () => {
  expect(lint('clean.ts', 'export const double = (value: number): number => value * 2;\n')).toEqual([]);
});
