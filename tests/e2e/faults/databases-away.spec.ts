import { stackControl } from '@/tests/support/stack-control';
import { expect, test } from '@/tests/support/test';

const lines = [
  { line: 'firestore', missing: 'No connection to the rooms' },
  { line: 'database', missing: 'Who is inside is not known right now' },
] as const;

for (const { line, missing } of lines) {
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
      // The page's own line to Firestore tries again every twenty seconds once it is known to be lost.
      await expect(page.getByRole('heading', { name: 'Waves on a string' })).toBeVisible({ timeout: 40_000 });
    });

    test('an open page says what is missing, and is whole again when asked to try', async ({
      openAs,
      makePerson,
      makeRoom,
      problems,
    }) => {
      problems.allow(/127\.0\.0\.1:(8185|9195)/, 'The test cuts the line.');
      const emmy = await makePerson('Emmy Noether');
      await makeRoom({ host: emmy, name: 'Waves on a string' });
      const page = await openAs(emmy);
      await page.goto('/rooms');
      const room = page.getByRole('link', { name: 'Waves on a string', exact: true });
      await expect(room).toBeVisible();

      await stackControl.line(line, 'cut');
      const notice = page.getByRole('status').filter({ hasText: missing });
      await expect(notice).toBeVisible({ timeout: 30_000 });
      await expect(room).toBeVisible();

      await stackControl.line(line, 'heal');
      await notice.getByRole('button', { name: 'Try now' }).click();
      await expect(notice).toBeHidden();
    });
  });
}
