import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { demoOrganisation } from '@/scripts/stack/demo-organisation';
import { testStack } from '@/scripts/stack/stack-settings';
import { makeSpareClone, type SpareClone } from '@/scripts/testing/spare-clone';
import { expect, test } from '@/tests/support/test';

/** What is printed when all is up. */
const lastWords = 'Stop with Ctrl-C.';

/**
 * Starts `npm run local` in a clone, as a terminal does: in a group of its own, which Ctrl-C reaches as a whole. What
 * stops it is noted in `toStop` from the beginning on.
 */
async function startLocal({ root }: SpareClone, toStop: (() => Promise<void>)[]) {
  const child = spawn('npm', ['run', 'local'], {
    cwd: root,
    detached: true,
    env: { ...pathOf(process.env), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  const pressCtrlC = async () => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (child.pid !== undefined && !isOver) process.kill(-child.pid, 'SIGINT');
    await closed;
  };
  toStop.push(pressCtrlC);
  await Promise.race([
    expect.poll(() => said, { timeout: 120_000 }).toContain(lastWords),
    closed.then(() => Promise.reject(new Error(`It ended by itself: ${said}`))),
  ]);
  return { said, pressCtrlC };
}

/** Where programs are found, and nothing else: the stack of this run has an environment of its own. */
const pathOf = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    ['PATH', 'HOME', 'JAVA_HOME', 'XDG_CACHE_HOME', 'CLOUDSDK_ROOT_DIR', 'FIREBASE_EMULATORS_PATH'].flatMap(
      (name) => (env[name] === undefined ? [] : [[name, env[name]]]),
    ),
  );

async function signInAsHost(page: Page, room: string): Promise<void> {
  await page.goto(room);
  await page.getByLabel('E-mail').fill(demoOrganisation.host.email);
  await page.getByLabel('Password', { exact: true }).fill(demoOrganisation.host.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: demoOrganisation.room.name })).toBeVisible();
}

test('npm run local prints a room that its host gets into, keeps what they make, and starts again without building', async ({
  openAs,
}) => {
  test.setTimeout(300_000);
  const clone = await makeSpareClone({ isInstalled: true, build: testStack(process.cwd()).distDir });
  const toStop: (() => Promise<void>)[] = [];
  try {
    const first = await startLocal(clone, toStop);
    const room = /Room "[^"]+": (\S+)/.exec(first.said)?.[1] ?? '';
    expect(room).toContain(`http://127.0.0.1:${clone.appPort}/rooms/`);
    const page = await openAs(null);
    await signInAsHost(page, room);
    await page.goto(`http://127.0.0.1:${clone.appPort}/rooms`);
    await page.getByRole('button', { name: /^Class/ }).click();
    const dialog = page.getByRole('dialog', { name: 'New room' });
    await dialog.getByLabel('Name').fill('Waves on a string');
    await dialog.getByRole('button', { name: 'Create room' }).click();
    await expect(page.getByRole('heading', { name: 'Waves on a string' })).toBeVisible();
    await page.close();
    await first.pressCtrlC();

    // A port that anything of the first had kept would end the second.
    const second = await startLocal(clone, toStop);
    expect(second.said).toContain('nothing changed since the last one');
    const again = await openAs(null);
    await signInAsHost(again, room);
    await again.goto(`http://127.0.0.1:${clone.appPort}/rooms`);
    await expect(again.getByRole('link', { name: 'Waves on a string', exact: true })).toBeVisible();
    await again.close();
  } finally {
    for (const stop of toStop) await stop();
    clone.remove();
  }
});
