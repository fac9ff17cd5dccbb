import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { holdsEverything, installPackages } from './install-packages.mjs';
import { Lifetime } from './lifetime.mjs';
import { createRunCommand } from './run-command.mjs';

const wanted = {
  packages: {
    '': { version: '4.41.3' },
    'node_modules/next': { version: '16.4.5' },
    'node_modules/@next/swc-darwin-arm64': { version: '16.4.5', optional: true },
  },
};

describe('whether the packages are up to date', () => {
  it('is content when all are there in their versions, those for other systems absent', () => {
    const installed = { packages: { 'node_modules/next': { version: '16.4.5' } } };
    expect(holdsEverything(wanted, installed)).toBe(true);
  });

  it('misses one that is not there', () => {
    expect(holdsEverything(wanted, { packages: {} })).toBe(false);
  });

  it('sees another version', () => {
    const installed = { packages: { 'node_modules/next': { version: '16.4.4' } } };
    expect(holdsEverything(wanted, installed)).toBe(false);
  });
});

describe('installing the packages', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-packages-'));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(wanted));
  afterAll(() => {
    // What was killed may just write its log.
    rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });

  const unreachable = 'npm error code EAI_AGAIN\nnpm error request to https://registry.example failed';

  /** A machine on which npm answers so; what it was asked, and what was told. */
  const install = async (answers: Record<string, { code: number; output: string }>) => {
    const asked: string[] = [];
    const told: string[] = [];
    const run = (_: string, args: readonly string[]) => {
      asked.push(args.join(' '));
      return Promise.resolve(answers[args.join(' ')] ?? { code: 0, output: '' });
    };
    const done = installPackages({ root, run, log: (step, text) => void told.push(`${step}: ${text}`) });
    const error = await done.then(
      () => null,
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : thrown),
    );
    return { asked, told, error };
  };

  it('asks npm for what the lockfile names', async () => {
    const { asked, told, error } = await install({});
    expect(error).toBeNull();
    expect(asked).toEqual(['ping --fetch-retries=0', 'ci']);
    expect(told).toEqual([
      'packages: not all here: asking for the npm registry',
      'packages: npm ci (one to three minutes)',
      'packages: installed',
    ]);
  });

  it('makes do with the cache where the registry cannot be reached', async () => {
    const { asked, error } = await install({
      'ping --fetch-retries=0': { code: 1, output: unreachable },
    });
    expect(error).toBeNull();
    expect(asked.at(-1)).toBe('ci --offline');
  });

  it('says at once that there is no network when the cache does not do', async () => {
    const { error } = await install({
      'ping --fetch-retries=0': { code: 1, output: unreachable },
      'ci --offline': { code: 1, output: 'npm error code ENOTCACHED' },
    });
    expect(error).toBe(
      "The packages could not be installed: the npm registry cannot be reached (EAI_AGAIN) and npm's cache does not hold them all; connect to a network, then try again.",
    );
  });

  it('does not take a registry without a ping for one that is away', async () => {
    const { asked } = await install({
      'ping --fetch-retries=0': { code: 1, output: 'npm error code E404' },
    });
    expect(asked.at(-1)).toBe('ci');
  });

  it('quotes npm when it fails for another reason', async () => {
    const { error } = await install({ ci: { code: 1, output: 'npm error code EINTEGRITY\n' } });
    expect(error).toMatch(/\(npm ci: code EINTEGRITY\)/);
  });

  it('does not wait for a registry that takes the call and never answers', async () => {
    const project = { name: 'chalktalk', version: '4.41.3', dependencies: { zod: '4.6.7' } };
    const locked = { '': project, 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-none' } };
    writeFileSync(path.join(root, 'package.json'), JSON.stringify(project));
    writeFileSync(
      path.join(root, 'package-lock.json'),
      JSON.stringify({ ...project, lockfileVersion: 3, requires: true, packages: locked }),
    );
    const calls: Socket[] = [];
    const registry = createServer((socket) => calls.push(socket)).listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const { port } = registry.address() as AddressInfo;
    const lifetime = new Lifetime();
    const env = {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: path.join(root, 'npm-cache'),
    };
    const run = createRunCommand(lifetime);
    const installed = installPackages({ root, run, log: () => undefined, env, withinMs: 3_000 });
    await expect(installed).rejects.toThrow(
      "The packages could not be installed: the npm registry cannot be reached (no answer within 3 s) and npm's cache does not hold them all; connect to a network, then try again.",
    );
    await lifetime.end();
    for (const socket of calls) socket.destroy();
    registry.close();
  }, 30_000);
});
