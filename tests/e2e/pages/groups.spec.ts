import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { makeGroup } from '@/tests/support/make-group';
import { getIdToken } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A host makes a group and its learners by keyboard, and prints their cards', async ({
  openAs,
  makePerson,
}) => {
  const page = await openAs(await makePerson('Emmy Noether'));
  const { keyboard } = page;
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Make the first group' }).press('Enter');
  await keyboard.type('Year 9');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Year 9' })).toBeVisible();

  await page.getByRole('button', { name: 'Add learners' }).press('Enter');
  const names = page.getByRole('textbox', { name: 'Names' });
  await expect(names).toBeFocused();
  await keyboard.type('Ada\nSofia\nada');
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(names).toHaveAccessibleDescription(/Line 3: ada is in line 1 already/);
  await names.fill('Ada\nSofia');
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sofia' })).toBeVisible();
  await page.getByRole('link', { name: 'Print cards' }).press('Enter');
  await expect(page.getByRole('img', { name: 'QR code of the card of Ada' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ada \d{6}$/ })).toBeVisible();
  await page.getByRole('switch', { name: 'PINs on the cards' }).press('Space');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText(/PIN \d{6}/);
});

test('Hostile names stay inside their card', async ({ openAs, makePerson, admin }) => {
  const emmy = await makePerson('Emmy Noether');
  const names = ['W'.repeat(60), '<img src=x onerror=alert(1)><b>Ada</b>', '㋿'.repeat(60), 'ﷺ'.repeat(60)];
  const { groupId } = await makeGroup(admin, await getIdToken(emmy), names, 'W'.repeat(60));
  const page = await openAs(emmy);
  await page.goto(`/groups/${groupId}/cards`);
  const cards = page.locator('.learner-card');
  await expect(cards).toHaveCount(names.length);
  await expect(cards.filter({ hasText: names[1] ?? '' })).toBeVisible();
  for (const card of await cards.all()) {
    const spill = await card.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    );
    expect(spill).toBe(false);
  }
});

for (const { kind, options } of [
  { kind: 'a wide screen', options: {} },
  { kind: 'a phone', options: phone },
]) {
  test(`Groups and cards are accessible on ${kind}`, async ({ openAs, makePerson, admin }) => {
    const emmy = await makePerson('Emmy Noether');
    const page = await openAs(emmy, options);
    await page.goto('/groups');
    await expect(page.getByRole('heading', { name: 'Your groups will stand here' })).toBeVisible();
    await expectNoAxeViolations(page);
    const names = ['Ada', 'Leonhard', 'Maryam', 'Srinivasa', 'Sofya', 'Bernhard', 'Sophie', 'Alan'];
    const { groupId } = await makeGroup(admin, await getIdToken(emmy), names);
    await page.goto(`/groups/${groupId}`);
    await expect(page.getByText('Maryam')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.screenshot({ path: `test-results/groups-${kind.replaceAll(' ', '-')}.png`, fullPage: true });
    await page.goto(`/groups/${groupId}/cards`);
    await expect(page.getByRole('img', { name: 'QR code of the card of Alan' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.screenshot({ path: `test-results/cards-${kind.replaceAll(' ', '-')}.png`, fullPage: true });
  });
}
