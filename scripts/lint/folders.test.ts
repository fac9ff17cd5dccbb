import { execFileSync } from 'node:child_process';
import path from 'node:path';

const most = 25;

/** Source files by folder. Tests lie beside what they test and are not counted. */
function countByFolder(): Map<string, number> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const counts = new Map<string, number>();
  for (const file of files.split('\n')) {
    if (!/\.(?:tsx?|mjs)$/.test(file) || /\.(?:test|spec)\.tsx?$/.test(file)) continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

it(`finds at most ${most} source files in each folder`, () => {
  const counts = [...countByFolder()];
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.filter(([, count]) => count > most)).toEqual([]);
});
