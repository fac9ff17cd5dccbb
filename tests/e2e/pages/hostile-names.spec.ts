import { callCallable } from '@/scripts/stack/callable-client';
import { joinAsGuest } from '@/lib/invites/contract';
import { makeGroup } from '@/tests/support/make-group';
import { makeInvite } from '@/tests/support/make-invite';
import { getIdToken } from '@/tests/support/person';
import { setInside } from '@/tests/support/set-inside';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';
import type { Page } from '@playwright/test';

const markup = '<img src=x onerror=alert(1)>';
/** As wide as sixty signs get. */
const wide = '㋿'.repeat(60);

/** Markup became no element, and nothing is wider than the screen. */
async function expectHarmless(page: Page) {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  const spill = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(spill, `sideways scroll on ${new URL(page.url()).pathname}`).toBeLessThanOrEqual(0);
}

test('Names of markup, and as wide as names get, are harmless in every place of the pages', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [host, member] = await Promise.all([makePerson(markup), makePerson(wide)]);
  const room = await makeRoom({ host, name: markup, members: [{ person: member, profile: 'host' }] });
  const wideRoom = await makeRoom({ host, name: wide });
  const { code, path } = await makeInvite(host, room.roomId, { note: wide });
  const input = { code, name: wide };
  await callCallable(stackEnvironment().appUrl, '', joinAsGuest, input);
  const { groupId } = await makeGroup(admin, await getIdToken(host), [markup, wide], wide);
  await setInside(room, host, true);
  await setInside(room, member, true);

  for (const width of [390, 1440]) {
    const page = await openAs(host, { viewport: { width, height: 844 } });
    await page.goto('/rooms');
    await expect(page.getByText('Live, 2 inside')).toBeVisible();
    await expect(page.getByRole('link', { name: wideRoom.name, exact: true })).toBeVisible();
    await expectHarmless(page);

    await page.goto(room.path);
    await expect(page.getByRole('heading', { name: markup })).toBeVisible();
    await page.getByText('1 person came by it').click();
    await expect(page.getByRole('region', { name: 'Invites' }).getByText('Guest')).toBeVisible();
    await expectHarmless(page);

    await page.goto(`${room.path}/settings`);
    await expect(page.getByRole('heading', { name: 'Room settings' })).toBeVisible();
    await expectHarmless(page);
    await page.goto('/account');
    await expect(page.getByLabel('What others in a room see')).toHaveValue(markup);
    await expectHarmless(page);
    await page.goto(`/groups/${groupId}`);
    await expect(page.getByRole('listitem').filter({ hasText: markup })).toBeVisible();
    await expectHarmless(page);

    const nobody = await openAs(null, { viewport: { width, height: 844 } });
    await nobody.goto(path);
    await expect(nobody.getByText(`${markup} invites you. You come in as a learner.`)).toBeVisible();
    await expect(nobody.getByText(wide)).toBeVisible();
    await expectHarmless(nobody);
  }
});
