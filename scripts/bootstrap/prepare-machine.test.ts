import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '@/scripts/testing/is-running';
import { makeSpareClone, type SpareClone } from '@/scripts/testing/spare-clone';

/** Starts, in both of our ways, what would go on for minutes, and says which processes those are. */
const program = `
  import { prepareMachine } from './scripts/bootstrap/prepare-machine.mjs';

  void prepareMachine({
    needsLivekit: false,
    needsBrowser: false,
    needsHeadlessShell: false,
    mayUseExternalLivekit: false,
    endsQuietly: true,
    check: () => Promise.resolve(null),
    main: async () => {
      const { startChild } = await import('./emulators/child.ts');
      const isRefresh = ['-c', 'echo "started $$"; exec sleep 600'];
      return ({ root, lifetime }) => {
        lifetime.spawn('sh', isRefresh, { stdio: ['ignore', 'inherit', 'inherit'] });
        void lifetime.own(() => {
          const child = startChild({ name: 'Child', command: 'sh', args: isRefresh, cwd: root, onLine: console.log });
          return Promise.resolve({ stop: () => child.stop('SIGTERM') });
        });
        return new Promise(() => undefined);
      };
    },
  });
`;
const startedByProgram = 2;

/** It ends at once; on a machine that does much else at the same time it may take a while. */
const patience = 60_000;

describe('a command that is told to stop', () => {
  let clone: SpareClone;
  let started: readonly number[] = [];
  beforeAll(async () => {
    clone = await makeSpareClone({ isInstalled: true });
    writeFileSync(path.join(clone.root, 'program.mjs'), program);
  });
  afterEach(() => {
    for (const pid of started.filter(isRunning)) process.kill(pid, 'SIGKILL');
  });
  afterAll(() => {
    clone.remove();
  });

  /** Resolves when everything that the program starts has been started. */
  async function start(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const child = spawn(command, args, {
      cwd: clone.root,
      env: { NODE_ENV: 'test', PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started = await readStarted(child);
    expect(started.filter(isRunning)).toHaveLength(startedByProgram);
    return child;
  }

  it.each([
    ['SIGINT', 0],
    ['SIGTERM', 130],
    ['SIGHUP', 130],
  ] as const)(
    'by %s leaves nothing running of what it had started',
    async (signal, exitCode) => {
      const child = await start(process.execPath, ['program.mjs']);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([exitCode, null]);
      expect(started.filter(isRunning)).toEqual([]);
    },
    patience,
  );

  it(
    'by the end of the npm that has started it leaves nothing running either',
    async () => {
      // Through a shell, as npm does. What npm has started holds its output open after npm is gone.
      const inShell = `"${process.execPath}" program.mjs; true`;
      const npm = await start(
        process.execPath,
        [
          '-e',
          `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(inShell)}], { stdio: 'inherit' })`,
        ],
        { npm_lifecycle_event: 'local' },
      );
      npm.kill('SIGKILL');
      await once(npm, 'close');
      expect(started.filter(isRunning)).toEqual([]);
    },
    patience,
  );
});

async function readStarted({ stdout }: ChildProcess): Promise<number[]> {
  if (stdout === null) throw new Error('Nobody reads what it says');
  let said = '';
  const listed = () => [...said.matchAll(/^started (\d+)\n/gm)].map(([, pid]) => Number(pid));
  await new Promise<void>((resolve, reject) => {
    stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (listed().length === startedByProgram) resolve();
    });
    stdout.once('close', () => {
      reject(new Error(`It ended by itself: ${said}`));
    });
  });
  return listed();
}
