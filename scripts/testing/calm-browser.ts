import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Below everything else (0), and far above what may wait for ever (19). */
const niceness = 5;

/**
 * Writes a program that starts a browser behind the servers of its stack, and returns its file. A call has five pages
 * that encode and draw pictures. Linux shares the processor between sessions, so each browser would get as much of it
 * as the server that all of them wait for. Elsewhere there is no such file, and the usual order counts.
 *
 * @param browser the browser's own file; an empty one stays empty
 */
export async function calmBrowser(browser: string, folder: string): Promise<string> {
  if (browser === '' || process.platform === 'win32') return browser;
  const file = path.join(folder, `calm-${path.basename(browser)}`);
  const lines = [
    '#!/bin/sh',
    `{ echo ${niceness} > /proc/self/autogroup; } 2> /dev/null`,
    `exec nice -n ${niceness} '${browser.replaceAll("'", `'\\''`)}' "$@"`,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  await chmod(file, 0o755);
  return file;
}
