import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { isRunning } from './testing/is-running';
import { makeSpareClone, type SpareClone } from './testing/spare-clone';

/** A media server elsewhere, so that the commands look for none. */
const elsewhere = {
  LIVEKIT_URL: 'wss://live.example',
  LIVEKIT_API_KEY: 'key',
  LIVEKIT_API_SECRET: 'secret',
};

/** A registry that nothing answers at: a command that needs a package complains. */
const noRegistry = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };

/** A command starts in seconds; on a busy machine it may take many. */
const patience = 120_000;

type Outcome = { code: number | null; told: string; complained: string };

/** Runs a command of a clone to its end, with nothing of this process's environment. */
async function runIn(
  { root }: SpareClone,
  script: string,
  options: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<Outcome> {
  const { args = [], env = {} } = options;
  const child = spawn(process.execPath, [path.join('scripts', script), ...args], {
    cwd: root,
    env: { NODE_ENV: 'test', HOME: root, PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { told: '', complained: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.told += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.complained += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, told: said.told.trim(), complained: said.complained.trim() };
}

describe('in a fresh clone, before anything is installed', () => {
  let clone: SpareClone;
  beforeAll(async () => {
    clone = await makeSpareClone({ isInstalled: false });
  });
  afterAll(() => {
    clone.remove();
  });

  it.each(['local.mjs', 'test.mjs', 'bench.mjs', 'admin.mjs'])(
    '%s says that Node is too old',
    async (script) => {
      const older = path.join(clone.root, 'older-node.cjs');
      writeFileSync(
        older,
        `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.1' } });`,
      );
      const env = { NODE_OPTIONS: `--require ${older}` };
      const { code, complained } = await runIn(clone, script, { env });
      expect(complained).toMatch(/^Chalktalk needs Node 20\.19 or newer .*, and this is Node 18\.19\.1: .*$/);
      expect(code).toBe(1);
    },
    patience,
  );

  it(
    'npm run local says at once that an option is unknown',
    async () => {
      const { code, told, complained } = await runIn(clone, 'local.mjs', {
        args: ['--rest'],
        env: noRegistry,
      });
      expect(complained).toMatch(/^"--rest" is not an option of npm run local: .*$/);
      expect(told).toBe('');
      expect(code).toBe(1);
    },
    patience,
  );

  it(
    'npm run local says at once that a port is in use',
    async () => {
      const server = createServer().listen(clone.appPort, '127.0.0.1');
      await once(server, 'listening');
      const { code, told, complained } = await runIn(clone, 'local.mjs', { env: noRegistry });
      server.close();
      expect(complained).toBe(
        `Port ${clone.appPort} (the app) is in use: stop what listens there (\`lsof -i tcp:${clone.appPort}\` names it), then try again.`,
      );
      expect(told).toBe('');
      expect(code).toBe(1);
    },
    patience,
  );

  it(
    'npm test says at once that it has no such part, and closes with its line',
    async () => {
      const { code, told, complained } = await runIn(clone, 'test.mjs', { args: ['e2'], env: noRegistry });
      expect(complained).toMatch(/^"e2" is no part of the tests: .*$/);
      expect(told).toBe('0 passed, 1 failed');
      expect(code).toBe(1);
    },
    patience,
  );

  it(
    'npm run local says that the packages are missing and the network too',
    async () => {
      const fresh = await makeSpareClone({ isInstalled: false });
      const { code, complained } = await runIn(fresh, 'local.mjs', { env: { ...elsewhere, ...noRegistry } });
      fresh.remove();
      expect(complained).toBe(
        "The packages could not be installed: the npm registry cannot be reached (ECONNREFUSED) and npm's cache does not hold them all; connect to a network, then try again.",
      );
      expect(code).toBe(1);
    },
    patience,
  );
});

describe('where something is missing on the machine', () => {
  let clone: SpareClone;
  beforeAll(async () => {
    clone = await makeSpareClone({ isInstalled: true });
  });
  afterAll(() => {
    clone.remove();
  });

  it(
    'npm run local says that there is no LiveKit and nothing to build one with',
    async () => {
      const { code, complained } = await runIn(clone, 'local.mjs', { env: { PATH: '' } });
      expect(complained).toMatch(/^No LiveKit server: .*install Go 1\.26 or newer, or set LIVEKIT_URL\.$/);
      expect(code).toBe(1);
    },
    patience,
  );

  describe('a Java that is new enough', () => {
    const missing =
      /^The Firestore emulator needs Java 21 or newer, and none was found in JAVA_HOME, on the PATH or in the usual folders: .*$/m;

    it(
      'npm run local says so, stops what it had started, and leaves the kept data',
      async () => {
        const machine = machineWithoutJava(clone, { waitsFor: ['livekit', 'build', 'build-worker'] });
        const kept = keepSomething(clone);
        const { code, complained } = await runIn(clone, 'local.mjs', { env: machine.env });
        expect(complained).toMatch(missing);
        expect(code).toBe(1);
        const started = machine.startedPrograms();
        expect([...started.keys()].sort()).toEqual(['build', 'build-worker', 'livekit']);
        expect([...started].filter(([, pid]) => isRunning(pid))).toEqual([]);
        expect(existsSync(kept)).toBe(true);
      },
      patience,
    );

    it(
      'npm run local -- --reset clears what is kept before it starts anything',
      async () => {
        const { env } = machineWithoutJava(clone, { waitsFor: [] });
        const kept = keepSomething(clone);
        const { told } = await runIn(clone, 'local.mjs', { args: ['--reset'], env });
        expect(existsSync(kept)).toBe(false);
        expect(told).toMatch(/^\s*data +cleared$/m);
      },
      patience,
    );

    it(
      'npm test says so for the part that needs it, and closes with its line',
      async () => {
        const { env } = machineWithoutJava(clone, { waitsFor: [] });
        const { code, told } = await runIn(clone, 'test.mjs', { args: ['rules'], env });
        expect(told).toMatch(/^Not run: The Firestore emulator needs Java 21 or newer/m);
        expect(told).toMatch(/^Rules: 0 passed, 1 failed/m);
        expect(told.split('\n').at(-1)).toBe('0 passed, 1 failed');
        expect(code).toBe(1);
      },
      patience,
    );
  });
});

/**
 * A machine whose only Java is too old, and whose LiveKit and build run until they are stopped. Java answers once
 * everything that it waits for has started.
 */
function machineWithoutJava({ root }: SpareClone, { waitsFor }: { waitsFor: readonly string[] }) {
  const programs = path.join(root, 'programs');
  const started = path.join(root, 'started');
  for (const folder of [programs, started]) mkdirSync(folder, { recursive: true });
  const program = (name: string, lines: readonly string[]) => {
    const file = path.join(programs, name);
    writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'));
    chmodSync(file, 0o755);
  };
  program('livekit-server', [`echo $$ > ${started}/livekit`, 'exec sleep 600']);
  program('java', [
    ...waitsFor.map((name) => `while [ ! -s ${started}/${name} ]; do sleep 0.1; done`),
    'echo \'openjdk version "17.0.1" 2021-10-19\' >&2',
  ]);
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  mkdirSync(path.dirname(next), { recursive: true });
  writeFileSync(
    next,
    `const { writeFileSync } = require('node:fs');
     const worker = require('node:child_process').spawn('sleep', ['600']);
     writeFileSync('${started}/build-worker', String(worker.pid));
     writeFileSync('${started}/build', String(process.pid));`,
  );
  return {
    env: {
      PATH: [programs, process.env['PATH'] ?? ''].join(path.delimiter),
      CHALKTALK_JAVA_FOLDERS: path.join(root, 'no-java'),
      CHROMIUM_PATH: process.execPath,
    },
    startedPrograms: () =>
      new Map(
        readdirSync(started).map((name) => [name, Number(readFileSync(path.join(started, name), 'utf8'))]),
      ),
  };
}

/** A file among the data that is kept between two starts. */
function keepSomething({ root }: SpareClone): string {
  const file = path.join(root, '.local', 'data', 'kept');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'an account');
  return file;
}
