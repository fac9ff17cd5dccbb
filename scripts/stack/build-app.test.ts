import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RunCommand } from '@/scripts/bootstrap/run-command.mjs';
import { buildApp, nextCli } from './build-app';
import { localStack } from './stack-settings';

describe('the production build', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-build-app-'));
    mkdirSync(path.join(root, 'app'));
    writeFileSync(path.join(root, 'app', 'page.tsx'), 'page');
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  /** Starts the stack's build with a Next that leaves what Next leaves; says whether it was asked. */
  async function build({ succeeds = true } = {}) {
    const asked: string[] = [];
    const run: RunCommand = (_, args, { cwd = '', env } = {}) => {
      asked.push(args.join(' '));
      const folder = path.join(cwd, env?.['NEXT_DIST_DIR'] ?? '');
      mkdirSync(folder, { recursive: true });
      if (succeeds) writeFileSync(path.join(folder, 'BUILD_ID'), 'id');
      return Promise.resolve({ code: succeeds ? 0 : 1, output: 'A page does not compile\n' });
    };
    const { isFresh } = await buildApp({ settings: localStack(root), run });
    return { isFresh, asked };
  }

  it('is made by the first start, and skipped by the second when nothing changed', async () => {
    expect(await build()).toEqual({ isFresh: false, asked: [`${nextCli} build`] });
    expect(await build()).toEqual({ isFresh: true, asked: [] });
  });

  it('is made again when something changed', async () => {
    await build();
    writeFileSync(path.join(root, 'app', 'page.tsx'), 'another page');
    expect((await build()).asked).toHaveLength(1);
  });

  it('is made again when the last one failed, whose words are told', async () => {
    await build();
    writeFileSync(path.join(root, 'app', 'page.tsx'), 'a mistake');
    await expect(build({ succeeds: false })).rejects.toThrow(
      'The production build failed:\nA page does not compile',
    );
    expect((await build()).asked).toHaveLength(1);
  });
});
