import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';

/** Enough of an environment to run Node, and a media server elsewhere so that none is looked for. */
const environment = {
  HOME: '/nowhere',
  LIVEKIT_URL: 'wss://live.example',
  LIVEKIT_API_KEY: 'key',
  LIVEKIT_API_SECRET: 'secret',
};

async function runLocal(options: {
  root?: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}): Promise<{ code: number | null; said: string }> {
  const { root = process.cwd(), args = [], env = environment } = options;
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'local.mjs'), ...args], {
    env: { NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.trim() };
}

describe('npm run local says in one sentence why it cannot start', () => {
  it('when a port is in use', async () => {
    const server = createServer();
    // Whoever else has the port does as well.
    server.on('error', () => undefined);
    server.listen(3000, '127.0.0.1');
    const { code, said } = await runLocal({});
    server.close();
    expect(said).toBe(
      'Port 3000 (the app) is in use: stop what listens there (`lsof -i tcp:3000` names it), then try again.',
    );
    expect(code).toBe(1);
  }, 20_000);

  it('when there is no LiveKit and nothing to build one with', async () => {
    const { code, said } = await runLocal({ env: { HOME: '/nowhere', PATH: '' } });
    expect(said).toMatch(/^No LiveKit server: .*install Go 1\.26 or newer, or set LIVEKIT_URL\.$/);
    expect(code).toBe(1);
  }, 20_000);

  it('when it is asked for something unknown', async () => {
    const { code, said } = await runLocal({ args: ['--rest'] });
    expect(said).toMatch(/^"--rest" is not an option of npm run local: .*$/);
    expect(code).toBe(1);
  }, 20_000);

  it('when the packages are missing and the network too', async () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-local-'));
    cpSync(path.join(process.cwd(), 'scripts'), path.join(root, 'scripts'), { recursive: true });
    const project = { name: 'chalktalk', version: '4.41.3', dependencies: { zod: '4.6.7' } };
    const locked = { '': project, 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-none' } };
    writeFileSync(path.join(root, 'package.json'), JSON.stringify(project));
    writeFileSync(
      path.join(root, 'package-lock.json'),
      JSON.stringify({ ...project, lockfileVersion: 3, requires: true, packages: locked }),
    );
    const nobody = 'http://127.0.0.1:9';
    const { code, said } = await runLocal({
      root,
      env: {
        ...environment,
        HOME: root,
        PATH: process.env['PATH'] ?? '',
        npm_config_registry: nobody,
        npm_config_fetch_retries: '0',
      },
    });
    rmSync(root, { recursive: true });
    expect(said).toBe(
      "The packages could not be installed: the npm registry cannot be reached (ECONNREFUSED) and npm's cache does not hold them all; connect to a network, then try again.",
    );
    expect(code).toBe(1);
  }, 60_000);
});
