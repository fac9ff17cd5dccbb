import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const isWindows = process.platform === 'win32';

/**
 * Starts a command at the head of a process group of its own: Ctrl-C in the terminal then reaches only us, and
 * we stop the whole group in the order that we choose.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function spawnGroup(command, args, options = {}) {
  return spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: !isWindows, ...options });
}

/**
 * Stops a process and everything that it started: by the signal, and by SIGKILL what is left after 5 s.
 * Resolves when no process of the group is left.
 * @param {import('node:child_process').ChildProcess} child
 * @param {'SIGTERM' | 'SIGKILL'} [signal]
 */
export async function stopGroup(child, signal = 'SIGTERM') {
  const { pid } = child;
  if (pid === undefined) return;
  if (isWindows) {
    spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  if (!signalGroup(pid, signal)) return;
  if (await groupIsGone(pid, 5_000)) return;
  signalGroup(pid, 'SIGKILL');
  await groupIsGone(pid, 2_000);
}

/**
 * Leaves the processor to everybody else on the machine: what has been started here runs in the gaps of the others.
 * @param {import('node:child_process').ChildProcess} child
 */
export function giveWay({ pid }) {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    // Linux may share the processor between sessions first, of which this is one; elsewhere there is no such file.
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {
    // It has ended already, or runs as everything else does.
  }
}

/**
 * Whether any process of the group is left.
 * @param {import('node:child_process').ChildProcess} child
 */
export function isAlive({ pid }) {
  return pid !== undefined && signalGroup(pid, 0);
}

/**
 * Sends a signal to every process of a group; false when none is left.
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {number} pid
 * @param {number} withinMs
 */
async function groupIsGone(pid, withinMs) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (!signalGroup(pid, 0)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return !signalGroup(pid, 0);
}
