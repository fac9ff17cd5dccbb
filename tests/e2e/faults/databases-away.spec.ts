import { stackControl } from '@/tests/support/stack-control';
import { expect, test } from '@/tests/support/test';

for (const line of ['firestore', 'database'] as const) {
  test.describe(`While ${line === 'firestore' ? 'Firestore' : 'the Realtime Database'} cannot be reached`, () => {
    test.afterEach(() => stackControl.line(line, 'heal'));

    test('what was typed stays, the page says what happened, and the same click works afterwards', async ({
      openAs,
      makePerson,
      problems,
    }) => {
      test.setTimeout(150_000);
      problems.allow(/127\.0\.0\.1:(8185|9195)|api\/callable|firestore/i, 'The test cuts the line.');
      const page = await openAs(await makePerson('Emmy Noether'));
      await page.goto('/rooms');
      await page.getByRole('button', { name: 'Make the first room' }).click();
      const dialog = page.getByRole('dialog', { name: 'New room' });
      await dialog.getByLabel('Name').fill('Waves on a string');

      await stackControl.line(line, 'cut');
      await dialog.getByRole('button', { name: 'Create room' }).click();
      await expect(dialog.getByRole('alert')).toContainText('We cannot reach Chalktalk', { timeout: 30_000 });
      await expect(dialog.getByLabel('Name')).toHaveValue('Waves on a string');

      await stackControl.line(line, 'heal');
      await dialog.getByRole('button', { name: 'Create room' }).click();
      // The page's own line to Firestore tries again after up to a minute.
      await expect(page.getByRole('heading', { name: 'Waves on a string' })).toBeVisible({ timeout: 70_000 });
    });
  });
}
