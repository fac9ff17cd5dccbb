import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findOnPath, isExecutable } from './find-on-path.mjs';

describe('a program', () => {
  let root: string;
  const at = (name: string) => path.join(root, name);
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-path-'));
    mkdirSync(at('folder/chromium'), { recursive: true });
    mkdirSync(at('programs'));
    writeFileSync(at('programs/chromium'), '#!/bin/sh\n');
    chmodSync(at('programs/chromium'), 0o755);
    writeFileSync(at('text'), 'nothing to run');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('is a file that may be executed, and neither a folder nor a text', () => {
    expect(isExecutable(at('programs/chromium'))).toBe(true);
    expect(isExecutable(root)).toBe(false);
    expect(isExecutable(at('text'))).toBe(false);
    expect(isExecutable(at('nothing'))).toBe(false);
  });

  it('is found on the PATH behind a folder of its name', () => {
    const PATH = [at('folder'), at('programs')].join(path.delimiter);
    expect(findOnPath(['chromium'], { NODE_ENV: 'test', PATH })).toBe(at('programs/chromium'));
    expect(findOnPath(['chromium'], { NODE_ENV: 'test', PATH: at('folder') })).toBeNull();
  });
});
