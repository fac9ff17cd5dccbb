import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { demoOrganisation, type DemoPerson } from '@/scripts/stack/demo/demo-organisation';
import { testStack } from '@/scripts/stack/stack-settings';
import { makeSpareClone, type SpareClone } from '@/scripts/testing/spare-clone';
import { expectInCall } from '@/tests/e2e/call/support/join-call';
import { expect, test } from '@/tests/support/test';

/** The last line that the command prints when everything is up. */
const lastWords = 'Stop with Ctrl-C.';

/**
 * Starts `npm run local` in a clone as a terminal does: in its own process group, so that Ctrl-C reaches all of it.
 * `toStop` gets its stop function at once.
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

/** Only the variables that find programs: the stack of this run has its own environment. */
const pathOf = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    ['PATH', 'HOME', 'JAVA_HOME', 'XDG_CACHE_HOME', 'CLOUDSDK_ROOT_DIR', 'FIREBASE_EMULATORS_PATH'].flatMap(
      (name) => (env[name] === undefined ? [] : [[name, env[name]]]),
    ),
  );

async function signIn(page: Page, room: string, person: DemoPerson): Promise<void> {
  await page.goto(room);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: demoOrganisation.room.name })).toBeVisible();
}

test('npm run local lets the host in, keeps rooms and forgets calls over a restart', async ({
  openAs,
  problems,
}) => {
  const { host, learners } = demoOrganisation;
  const [learner] = learners;
  if (!learner) throw new Error('There is no learner.');
  problems.allow(/net::ERR_|ConnectionError/, 'The test stops the stack of a page that is in a call.');
  const clone = await makeSpareClone({ isInstalled: true, build: testStack(process.cwd()).distDir });
  const toStop: (() => Promise<void>)[] = [];
  try {
    const first = await startLocal(clone, toStop);
    const room = /Room "[^"]+": (\S+)/.exec(first.said)?.[1] ?? '';
    expect(room).toContain(`http://127.0.0.1:${clone.appPort}/rooms/`);
    const page = await openAs(null);
    await signIn(page, room, host);
    await page.goto(`http://127.0.0.1:${clone.appPort}/rooms`);
    await page.getByRole('button', { name: /^Class/ }).click();
    const dialog = page.getByRole('dialog', { name: 'New room' });
    await dialog.getByLabel('Name').fill('Waves on a string');
    await dialog.getByRole('button', { name: 'Create room' }).click();
    await expect(page.getByRole('heading', { name: 'Waves on a string' })).toBeVisible();
    await page.goto(`${room}/live`);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expectInCall(page);
    const list = await page.context().newPage();
    await list.goto(`http://127.0.0.1:${clone.appPort}/rooms`);
    await expect(list.getByRole('listitem').filter({ hasText: /^Live/ })).toContainText('Live, 1 inside');
    await list.close();
    await first.pressCtrlC();
    await page.close();

    // The second start would fail on any port that the first one still holds.
    const second = await startLocal(clone, toStop);
    expect(second.said).toContain('nothing changed since the last one');
    // A learner looks, because the host's new sign-in would close the host's old joins.
    const others = await openAs(null);
    await signIn(others, room, learner);
    await expect(others.getByText('Nobody inside').filter({ visible: true })).toBeVisible();
    await others.close();
    const again = await openAs(null);
    await signIn(again, room, host);
    await again.goto(`http://127.0.0.1:${clone.appPort}/rooms`);
    await expect(again.getByRole('link', { name: 'Waves on a string', exact: true })).toBeVisible();
    await again.close();
  } finally {
    for (const stop of toStop) await stop();
    clone.remove();
  }
});
