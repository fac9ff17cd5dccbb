import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

/** Any picture of ours: 180 × 180 pixels. */
const portrait = 'app/apple-icon.png';

test('A person sets a picture, others see it in a list, and it goes again', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  test.slow();
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const adaPage = await openAs(ada);
  await adaPage.goto(room.path);
  const row = adaPage
    .getByRole('region', { name: 'People' })
    .getByRole('listitem')
    .filter({ hasText: emmy.name });
  await expect(row).toBeVisible();
  await expect(row).toContainText('EN');
  await expect(row.locator('img')).toHaveCount(0);

  const page = await openAs(emmy);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Picture' });
  const chosen = section.getByLabel('Choose a picture').and(page.locator('input'));
  await expect(section.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await chosen.setInputFiles(portrait);
  await expect(section.getByText('The picture is set.')).toBeVisible({ timeout: 30_000 });
  // In the section, in the head of the page and on the button of the account.
  await expect(section.locator('img')).toHaveJSProperty('naturalWidth', 180);
  await expect(page.getByRole('button', { name: /Emmy Noether/ }).locator('img')).toBeVisible();
  await expectNoAxeViolations(page);

  const seen = row.locator('img');
  await expect(seen).toHaveJSProperty('naturalWidth', 180, { timeout: 15_000 });
  const address = (await seen.getAttribute('src')) ?? '';
  const kept = await adaPage.request.get(address);
  expect(kept.headers()['content-type']).toBe('image/webp');
  expect(kept.headers()['content-security-policy']).toMatch(/sandbox/);

  await page.goto(`${room.path}/settings`);
  const ofRoom = page.getByRole('region', { name: 'Picture' });
  await ofRoom.getByLabel('Choose a picture').and(page.locator('input')).setInputFiles(portrait);
  await expect(ofRoom.getByText('The picture is set.')).toBeVisible({ timeout: 30_000 });
  await adaPage.goto('/rooms');
  const listed = adaPage.getByRole('listitem').filter({ hasText: room.name });
  // The room's own, and the face of Emmy.
  await expect(listed.locator('img')).toHaveCount(2, { timeout: 15_000 });
  for (const picture of await listed.locator('img').all())
    await expect(picture).toHaveJSProperty('naturalWidth', 180);

  await page.goto('/account');
  await section.getByRole('button', { name: 'Remove picture' }).click();
  await expect(section.getByText('The picture is removed.')).toBeVisible({ timeout: 30_000 });
  await expect(section.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  await adaPage.goto(room.path);
  await expect(row).toContainText('EN');
  await expect(row.locator('img')).toHaveCount(0);
  expect((await adaPage.request.get(address)).status()).toBe(404);
});
