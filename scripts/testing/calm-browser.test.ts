import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calmBrowser } from './calm-browser';

describe('a browser that lets servers go first', () => {
  it('is started with its arguments, at a lower priority', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'calm browser’s '));
    try {
      const program = path.join(folder, "the shell's own");
      symlinkSync('/bin/sh', program);
      const file = await calmBrowser(program, folder);
      const output = execFileSync(file, ['-c', 'nice; echo "$1"', 'sh', 'two words'], { encoding: 'utf8' });
      expect(output).toBe('5\ntwo words\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is nothing where there is none', async () => {
    expect(await calmBrowser('', '/nowhere')).toBe('');
  });
});
