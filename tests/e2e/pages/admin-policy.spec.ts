import { expectAccessibleAtPhoneWidth } from '@/tests/e2e/call/support/at-phone-width';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { makeAdministrator } from '@/tests/support/make-administrator';
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
