import { disablePerson, getPerson } from '@/lib/admin/contract';
import { call } from '@/tests/e2e/api/support/call';
import { expectCallableRefusal } from '@/tests/e2e/api/support/expect-refusal';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { dieAfter } from './support/die-after';

test('The page shows the true state when the server dies while enabling somebody', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const [rosalind, ada] = await Promise.all([makeAdministrator(admin), makePerson('Ada Lovelace')]);
  const page = await openAs(rosalind);
  const comeIn = async () => call(getPerson, { token: await getIdToken(ada), input: { uid: ada.uid } });

  await test.step('Disabled, and the server died: shut out, and the page says so', async () => {
    await dieAfter(disablePerson, rosalind, { uid: ada.uid, isDisabled: true });
    await page.goto(`/admin/people/${ada.uid}`);
    await expect(page.getByText('They are shut out of everything.')).toBeVisible();
    expectCallableRefusal(await comeIn(), 'auth/disabled');
  });

  await test.step('A press finishes it', async () => {
    await page.getByRole('button', { name: 'Enable account' }).click();
    await expect(page.getByText('They come in as usual.')).toBeVisible();
    await page.getByRole('button', { name: 'Disable account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Disable Ada Lovelace' });
    await question.getByRole('button', { name: 'Disable account' }).click();
    await expect(page.getByText('They are shut out of everything.')).toBeVisible();
    expect((await admin.auth.getUser(ada.uid)).disabled).toBe(true);
  });

  await test.step('Enabled, and the server died: they come in, and the page says so', async () => {
    await dieAfter(disablePerson, rosalind, { uid: ada.uid, isDisabled: false });
    await page.reload();
    await expect(page.getByText('They come in as usual.')).toBeVisible();
    // The refusal for administrators proves that this account is let in.
    expectCallableRefusal(await comeIn(), 'auth/administrators-only');
  });
});
