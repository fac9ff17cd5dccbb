import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('The landing page and a missing page are accessible on a phone', async ({ openAs, problems }) => {
  problems.allow(/there-is-no-such-page/, 'The test asks for a page that is not there.');
  const page = await openAs(null, phone);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/there-is-no-such-page');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('The account menu is accessible', async ({ openAs, makePerson }) => {
  const emmy = await makePerson('Emmy Noether');
  const page = await openAs(emmy);
  await page.goto('/rooms');
  await page.getByRole('button', { name: `Account of ${emmy.name}` }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('A page whose code cannot be fetched says so, and loads again', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(
    /_next\/static|ChunkLoadError|Failed to load chunk|Loading chunk/i,
    'The test keeps code from the page.',
  );
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  await page.goto('/rooms');
  const link = page.getByRole('link', { name: room.name, exact: true });
  await expect(link).toBeVisible();
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await link.click();
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/_next/static/chunks/**');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
});
