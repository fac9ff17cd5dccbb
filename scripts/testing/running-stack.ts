import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestEnvironment } from './start-test-stack';

/** Where `npm run test:stack` says that it runs, so that `npm run test:e2e` can use it. */
const fileName = 'running.json';

type Announcement = { pid: number; env: TestEnvironment };

/** Announces a stack that stays up; returns the way to take that back. */
export function announceStack(stateDir: string, env: TestEnvironment): () => void {
  mkdirSync(stateDir, { recursive: true });
  const file = path.join(stateDir, fileName);
  writeFileSync(file, JSON.stringify({ pid: process.pid, env } satisfies Announcement), { mode: 0o600 });
  return () => {
    rmSync(file, { force: true });
  };
}

/** The environment of a test stack that stays up, or null. */
export function findRunningStack(stateDir: string): TestEnvironment | null {
  try {
    const { pid, env } = JSON.parse(readFileSync(path.join(stateDir, fileName), 'utf8')) as Announcement;
    process.kill(pid, 0);
    return env;
  } catch {
    return null;
  }
}
