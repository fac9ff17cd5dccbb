import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RunCommand } from '@/scripts/bootstrap/run-command.mjs';

/** The command-line programs that test parts run, by the file that starts each. */
const programs = {
  eslint: 'eslint/bin/eslint.js',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  next: 'next/dist/bin/next',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript-7/bin/tsc',
};

/** A program of `node_modules`, run in the repository. */
export type NodeTool = (
  program: keyof typeof programs,
  args: readonly string[],
  options?: {
    env?: Readonly<Record<string, string>>;
    /** Whether everything else goes first. */
    givesWay?: boolean;
    onOutput?: (text: string) => void;
  },
) => Promise<{ isPassed: boolean; output: string }>;

/** Hundreds of suites make much short-lived garbage; with Node's default space, collecting it takes a tenth. */
const nodeOptions: Partial<Record<keyof typeof programs, readonly string[]>> = {
  eslint: ['--max-semi-space-size=64'],
  jest: ['--max-semi-space-size=64'],
};

/** Runs programs of `node_modules` without a terminal: no colours, no questions. */
export function createNodeTool(root: string, run: RunCommand): NodeTool {
  return async (program, args, { env = {}, givesWay = false, onOutput } = {}) => {
    const file = path.join(root, 'node_modules', programs[program]);
    const { code, output } = await run(process.execPath, [...(nodeOptions[program] ?? []), file, ...args], {
      cwd: root,
      givesWay,
      env: { ...process.env, CI: '1', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', ...env },
      ...(onOutput && { onOutput }),
    });
    return { isPassed: code === 0, output };
  };
}

/** A place for the report of a program; what lay there is gone. */
export function reportFile(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  rmSync(file, { force: true });
  return file;
}

/** The text of a report, or null when the program left none. */
export function readReport(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
