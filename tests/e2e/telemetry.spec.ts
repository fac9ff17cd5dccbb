import type { Page } from '@playwright/test';
import packageJson from '@/package.json' with { type: 'json' };
import { harnessPorts } from '@/scripts/bootstrap/stack-ports.mjs';
import { getIdToken } from '@/tests/support/person';
import { startSentrySink, type Report, type SentrySink } from '@/tests/support/services/sentry-sink';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const release = `${packageJson.name}@${packageJson.version}`;
let sink: SentrySink;

test.beforeAll(async () => {
  sink = await startSentrySink(harnessPorts.sentrySink);
});
test.afterAll(() => sink.close());

const findReport = (words: string): Report | undefined =>
  sink.reports.find(({ exception }) => exception?.values?.some(({ value }) => value?.includes(words)));

/** Waits for the report of an error with these words in its message. */
async function reportOf(words: string): Promise<Report> {
  await expect.poll(() => findReport(words), { message: `a report of "${words}"` }).toBeDefined();
  return findReport(words) ?? {};
}

/** Holds back work for idle moments until its release, as a slow device would. */
async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const idle = { timeRemaining: () => 50, didTimeout: false };
    window.requestIdleCallback = (callback) => waiting.push(callback);
    addEventListener('release-idle', () => {
      window.requestIdleCallback = (callback) => setTimeout(callback, 0, idle) as unknown as number;
      for (const callback of waiting.splice(0)) callback(idle);
    });
  });
}

/**
 * Gives the page a click with a coordinate that cannot be read. React reads it on the way to the link, so the error
 * arises among the app's own files, and nothing of ours catches it.
 */
async function clickWithBrokenMouse(page: Page, kind: 'error' | 'rejection', words: string): Promise<void> {
  await page.evaluate(
    ([how, message]) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      Object.defineProperty(click, 'pageX', {
        get() {
          if (how === 'error') throw new Error(message);
          void Promise.reject(new Error(message));
          return 0;
        },
      });
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      document.querySelector('a[href^="/"]')?.dispatchEvent(click);
    },
    [kind, words] as const,
  );
}

/** Checks what every report has, and what none may have. */
function expectImpersonal(report: Report, personal: readonly string[]): void {
  expect(report.release).toBe(release);
  const images = report.debug_meta?.images ?? [];
  expect(images.length).toBeGreaterThan(0);
  for (const { debug_id: id } of images) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  for (const field of ['user', 'request', 'breadcrumbs', 'extra', 'server_name', 'modules']) {
    expect(report).not.toHaveProperty(field);
  }
  const text = JSON.stringify(report);
  for (const secret of [...personal, 'Mozilla', 'cookie', 'Bearer']) expect(text).not.toContain(secret);
}

test('An error on a page is reported from its first moment on, without personal data', async ({
  makePerson,
  openAs,
  problems,
}) => {
  const person = await makePerson('Grace Hopper');
  const page = await openAs(person);
  problems.allow(/broken mouse/, 'This test breaks it.');
  const personal = [person.email, person.uid, 'Grace', 'whose=', 'secret-of-the-page'];

  await holdIdle(page);
  await page.goto('/?whose=secret-of-the-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Links answer only once React has hydrated the page.
  await expect(async () => {
    const isAlive = await page.evaluate(() =>
      Object.keys(document.querySelector('a[href^="/"]') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    expect(isAlive).toBe(true);
  }).toPass();

  await clickWithBrokenMouse(page, 'error', `early broken mouse of ${person.email}`);
  await clickWithBrokenMouse(page, 'rejection', `early broken mouse, rejected, of ${person.email}`);
  expect(findReport('early broken mouse')).toBeUndefined();
  await page.evaluate(() => dispatchEvent(new Event('release-idle')));

  const early = await reportOf('early broken mouse of');
  const rejected = await reportOf('early broken mouse, rejected');
  await clickWithBrokenMouse(page, 'error', `late broken mouse of ${person.email}`);
  const late = await reportOf('late broken mouse');

  const mechanismOf = ({ exception }: Report) => exception?.values?.at(-1)?.mechanism;
  const uncaught = { type: 'auto.browser.global_handlers.onerror', handled: false };
  expect(mechanismOf(early)).toMatchObject(uncaught);
  expect(mechanismOf(late)).toMatchObject(uncaught);
  expect(mechanismOf(rejected)).toMatchObject({
    type: 'auto.browser.global_handlers.onunhandledrejection',
    handled: false,
  });
  for (const report of [early, rejected, late]) {
    expectImpersonal(report, personal);
    expect(report.tags?.['page']).toBe('/');
  }
  expect([...sink.kinds]).toEqual(['event']);
});

test('An error in a route handler is reported under the id that its answer names', async ({
  admin,
  makePerson,
  makeRoom,
  request,
}) => {
  const person = await makePerson('Grace Hopper');
  const { roomId } = await makeRoom({ host: person });
  // Our server never writes this, so the next read of the room fails.
  await admin.firestore.doc(`rooms/${roomId}`).update({ preset: ['not', 'a', 'preset'] });

  const answer = await request.post(`/api/rooms/${roomId}/token`, {
    headers: { authorization: `Bearer ${await getIdToken(person)}`, origin: stackEnvironment().appUrl },
    data: {},
  });
  expect(answer.status()).toBe(500);
  const { error } = (await answer.json()) as { error: { code: string; requestId: string } };
  expect(error.code).toBe('data/unreadable');

  const find = () => sink.reports.find(({ tags }) => tags?.['request'] === error.requestId);
  await expect.poll(find, { message: 'a report of the failed request' }).toBeDefined();
  const report = find() ?? {};
  expect(report.platform).toBe('node');
  expect(report.tags).toMatchObject({ where: 'token', code: 'data/unreadable' });
  expectImpersonal(report, [person.email, person.uid, 'Grace']);
});
