import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashBuildInputs, isBuildFresh, markBuild } from './build-inputs';

describe('whether a build is still that of the sources', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-build-'));
    write('app/page.tsx', 'page');
    write('package-lock.json', '{}');
    write('.next/BUILD_ID', 'id');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('is fresh right after it was marked', () => {
    const inputs = hashBuildInputs(root);
    expect(isBuildFresh(root, '.next', inputs)).toBe(false);
    markBuild(root, '.next', inputs);
    expect(isBuildFresh(root, '.next', hashBuildInputs(root))).toBe(true);
  });

  it.each([
    'app/page.tsx',
    'lib/core/new.ts',
    'messages/en/common.json',
    'middleware.ts',
    'package-lock.json',
  ])('is stale when %s changes', (file) => {
    markBuild(root, '.next', hashBuildInputs(root));
    write(file, 'changed');
    expect(isBuildFresh(root, '.next', hashBuildInputs(root))).toBe(false);
  });

  it.each(['app/page.test.tsx', 'next-env.d.ts', 'jest.config.mjs', 'README.md'])(
    'stays fresh when %s changes',
    (file) => {
      markBuild(root, '.next', hashBuildInputs(root));
      write(file, 'changed');
      expect(isBuildFresh(root, '.next', hashBuildInputs(root))).toBe(true);
    },
  );

  it('is stale when Next never finished it', () => {
    const inputs = hashBuildInputs(root);
    markBuild(root, '.next', inputs);
    rmSync(path.join(root, '.next', 'BUILD_ID'));
    expect(isBuildFresh(root, '.next', inputs)).toBe(false);
  });
});
