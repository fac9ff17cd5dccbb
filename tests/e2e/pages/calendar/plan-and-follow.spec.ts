import { readFile } from 'node:fs/promises';
import { chooseOption } from '@/tests/support/browser/choose-option';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const minute = 60_000;
const tomorrowIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + 24 * 60 * minute);
const clockIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(at);
const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });

test('A member far away follows a weekly plan, is reminded, and stops the link', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const stored = admin.firestore.doc(`rooms/${room.roomId}`);
  const page = await openAs(emmy, { timezoneId: 'Europe/Berlin' });
  await page.goto(room.path);
  await page.getByRole('button', { name: 'Plan and calendar' }).press('Enter');
  const plan = page.getByRole('dialog', { name: 'Plan the session' });
  await plan.getByLabel('Day').fill('');
  await plan.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(plan.getByLabel('Day')).toHaveAccessibleDescription('Choose a day and a time.');
  await plan.getByLabel('Day').fill(tomorrowIn('Europe/Berlin'));
  await plan.getByLabel('Start').fill('17:00');
  await chooseOption(plan.getByRole('combobox', { name: 'Length' }), '75 min');
  await expect(plan.getByText('Ends 18:15, Berlin time.')).toBeVisible();
  await expectNoAxeViolations(page);
  await plan.getByRole('button', { name: /^Plan for \w+days$/ }).press('Enter');
  await expect(plan).toHaveCount(0);
  await expect(page.getByText(/days, 17:00 to 18:15\. You are the host\./)).toBeVisible();

  const far = await openAs(ada, { ...clipboard, ...phone, timezoneId: 'Asia/Kolkata' });
  await far.goto('/rooms');
  const next = far.getByRole('region', { name: 'Upcoming' });
  await next.getByRole('link', { name: room.name, exact: true }).click();
  const { from } = (await stored.get()).get('plan') as { from: number };
  const here = (at: number) => clockIn('Asia/Kolkata', at);
  await expect(far.getByText(`${here(from)} to ${here(from + 75 * minute)}.`)).toBeVisible();
  await far.getByRole('button', { name: 'Add to calendar' }).press('Enter');
  const take = far.getByRole('dialog', { name: 'Add to calendar' });
  await expect(take.getByText(/With your role in this room you cannot change/)).toBeVisible();
  await expectNoSidewaysScroll(far);
  await expectNoAxeViolations(far);
  const saved = far.waitForEvent('download');
  await take.getByRole('button', { name: 'Download .ics' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('DTSTART;TZID=Europe/Berlin:');
  expect(file).toContain('RRULE:FREQ=WEEKLY');
  await take.getByRole('button', { name: 'Copy calendar link' }).click();
  await expect(take.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await far.evaluate(() => navigator.clipboard.readText());
  const feed = await get(link);
  expect([feed.status, feed.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await feed.text()).toContain(`SUMMARY:${room.name}`);

  // It comes near: the page counts, and the scheduler tells.
  const at = Date.now() + 9 * minute;
  await stored.update({ plan: { kind: 'once', at, minutes: 45 }, remindAt: at - 10 * minute });
  await expect(page.getByText(/^Meets at .*, in \d min$/).first()).toBeVisible();
  const secret = process.env['CRON_SECRET'] ?? '';
  const cron = `${stackEnvironment().appUrl}/api/cron/reminders`;
  expect((await get(cron, { authorization: `Bearer ${secret}` })).status).toBe(200);
  await take.getByRole('button', { name: 'Close' }).click();
  await far.getByRole('button', { name: /^Inbox/ }).click();
  await expect(far.getByText(`${room.name} meets soon`)).toBeVisible();

  await far.goto('/account');
  const own = far.getByRole('region', { name: 'Calendar' });
  await expect(own.getByText(/^Your link works since/)).toBeVisible();
  await expectNoSidewaysScroll(far);
  await own.getByRole('button', { name: 'Stop this link' }).click();
  await far.getByRole('alertdialog').getByRole('button', { name: 'Stop this link' }).click();
  await expect(own.getByText('The link is stopped.')).toBeVisible();
  expect((await get(link)).status).toBe(404);
});

test('The browser finds what it needs to install the app', async ({ openAs, makePerson }) => {
  const page = await openAs(await makePerson('Emmy Noether'));
  await page.goto('/rooms');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { appUrl } = stackEnvironment();
  const manifest = (await (await get(new URL(href ?? '', appUrl).href)).json()) as {
    display: string;
    icons: { src: string }[];
  };
  expect(manifest.display).toBe('standalone');
  const icons = await Promise.all(manifest.icons.map(({ src }) => get(new URL(src, appUrl).href)));
  expect(icons.map(({ headers }) => headers.get('content-type'))).toEqual(Array(3).fill('image/png'));
  // What the browser says when a page may be installed.
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('button', { name: 'Install Chalktalk' })).toBeVisible();
});
