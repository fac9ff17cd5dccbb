import { expectAccessibleAtPhoneWidth } from '@/tests/e2e/call/support/at-phone-width';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { expect, test } from '@/tests/support/test';

test('The policy of an organisation is accessible on a wide screen and on a phone', async ({
  admin,
  openAs,
}) => {
  const page = await openAs(await makeAdministrator(admin));
  await page.goto('/admin/policy');
  await expect(page.getByRole('button', { name: /^Learner may turn on their camera/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectAccessibleAtPhoneWidth(page);
});

test('A preset sets the whole page, and what is not saved is given up again', async ({ admin, openAs }) => {
  const page = await openAs(await makeAdministrator(admin));
  const makers = page.getByRole('combobox', { name: /^Who makes rooms/ });
  const newcomers = page.getByRole('combobox', { name: /^Somebody new begins as/ });
  const screen = page.getByRole('button', { name: /^Learner may share their screen:/ });
  await page.goto('/admin/policy');
  await expect(makers).toHaveText('Everyone with an account');
  const before = await screen.textContent();

  await page.getByRole('combobox', { name: /^Begin with/ }).click();
  await page.getByRole('option', { name: /^School/ }).click();
  await expect(makers).toHaveText('Hosts and administrators');
  await expect(newcomers).toHaveText('Member');
  await expect(screen).not.toHaveText(before ?? '');
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes).toContainText(/\d+ changes/);
  await changes.getByRole('button', { name: 'Discard' }).click();
  await expect(makers).toHaveText('Everyone with an account');
  await expect(newcomers).toHaveText('Host');
  await expect(screen).toHaveText(before ?? '');
  await expect(changes).toHaveCount(0);
});

test('A copy of a profile has what that has, and its own name', async ({ admin, openAs }) => {
  const page = await openAs(await makeAdministrator(admin));
  await page.goto('/admin/profiles');
  await page.getByRole('button', { name: 'More about Listener' }).click();
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New profile' });
  await expect(dialog.getByRole('combobox', { name: 'Made from' })).toHaveText('Listener');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Visitor');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  for (const sentence of ['turn on their camera', 'write in the chat', 'share their screen']) {
    const answerOf = (name: string) =>
      page.getByRole('button', { name: new RegExp(`^${name} may ${sentence}:`) });
    const answer = await answerOf('Listener').textContent();
    await expect(answerOf('Visitor')).toHaveText(answer ?? '');
  }
  await page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: /^Visitor may/ })).toHaveCount(0);
});
