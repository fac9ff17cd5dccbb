import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const pollMilliseconds = 500;

/**
 * Calls back once when the npm that started us is gone. npm passes a signal on only when it comes from the
 * terminal; killed in any other way it leaves us running.
 * @param {() => void} onGone
 */
export function endWithNpm(onGone) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const npm = npmProcess(process.ppid);
  const timer = setInterval(() => {
    if (isRunning(npm)) return;
    clearInterval(timer);
    onGone();
  }, pollMilliseconds);
  timer.unref();
}

/**
 * npm starts us through a shell, which some systems replace by us.
 * @param {number} parent
 */
function npmProcess(parent) {
  const { name, parent: grandparent } = describeProcess(parent);
  return /(?:^|\/)-?(?:sh|dash|bash|zsh|ash|busybox)$/.test(name) ? grandparent : parent;
}

/**
 * @param {number} pid
 * @returns {{ name: string, parent: number }}
 */
function describeProcess(pid) {
  try {
    // `pid (name) state ppid …`
    const [, name = '', parent] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    const [parent, name = ''] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/);
    return { name, parent: Number(parent) };
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
