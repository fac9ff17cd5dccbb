import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The environment in which tests find their stack.
 * @typedef {Record<string, string>} TestEnvironment
 */

/**
 * Logs and generated configuration of the stack of the tests.
 * @param {string} root
 */
export function testStateDir(root) {
  return path.join(root, '.local', 'test-stack');
}

/**
 * Where `npm run test:stack` says that it runs, so that `npm run test:e2e` can use it.
 * @param {string} stateDir
 */
function announcementIn(stateDir) {
  return path.join(stateDir, 'running.json');
}

/**
 * Announces a stack that stays up; returns the way to take that back.
 * @param {string} stateDir
 * @param {TestEnvironment} env
 */
export function announceStack(stateDir, env) {
  mkdirSync(stateDir, { recursive: true });
  const file = announcementIn(stateDir);
  writeFileSync(file, JSON.stringify({ pid: process.pid, env }), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/**
 * The environment of a test stack that stays up, or null.
 * @param {string} stateDir
 * @returns {TestEnvironment | null}
 */
export function findRunningStack(stateDir) {
  try {
    const { pid, env } = JSON.parse(readFileSync(announcementIn(stateDir), 'utf8'));
    process.kill(pid, 0);
    return env;
  } catch {
    return null;
  }
}
