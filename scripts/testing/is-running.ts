import { existsSync, readFileSync } from 'node:fs';

/** Whether there is such a process. Not so when it has ended and nobody has asked how. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}
