import { spawnSync } from 'node:child_process';
import { requireSafeEnvironment } from './require-safe-environment';

const emulators = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9198',
};

/** A server that starts in this environment, and says so if it may. */
function start(env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--conditions=react-server',
      '--import=tsx',
      '--input-type=module',
      '--eval',
      "const { requireSafeEnvironment } = await import('./lib/core/server/require-safe-environment.ts'); requireSafeEnvironment(); console.log('It serves');",
    ],
    { encoding: 'utf8', env: { NODE_ENV: 'production', PATH: process.env['PATH'] ?? '', ...env } },
  );
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/** The same in this process: what it prints, and the code with which it would exit. */
function ask(env: Readonly<Record<string, string>>) {
  const said: unknown[] = [];
  jest.replaceProperty(process, 'env', { NODE_ENV: 'production', ...env });
  jest.spyOn(process.stderr, 'write').mockImplementation((words) => said.push(words) > 0);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  requireSafeEnvironment();
  return { said, ended: exit.mock.calls };
}

// The tests of `findEmulators` and `trustedProxies` cover what those refuse.
describe('a server', () => {
  it('starts with emulators of this machine and a demo project', () => {
    expect(ask({ ...emulators, FIREBASE_PROJECT_ID: 'demo-school' })).toEqual({ said: [], ended: [] });
  });

  it('ends at its start with emulators and a real project, and says why', () => {
    expect(start({ ...emulators, FIREBASE_PROJECT_ID: 'school' })).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Emulator variables are refused, the server does not start: FIREBASE_PROJECT_ID does not begin with "demo-".',
    });
  }, 20_000);

  it('exits at its start when TRUSTED_PROXIES is no number, and says so', () => {
    expect(ask({ TRUSTED_PROXIES: 'two' })).toEqual({
      said: ['TRUSTED_PROXIES is "two": a number from 0 to 99 is meant (see .env.example).\n'],
      ended: [[1]],
    });
  });
});
