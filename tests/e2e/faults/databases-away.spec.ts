import { lineTrouble } from '@/tests/support/services/line-trouble';
import { stackControl } from '@/tests/support/services/stack-control';
import { expect, test } from '@/tests/support/test';
import { tryNow } from './support/try-now';

for (const line of ['firestore', 'database'] as const) {
  test.describe(`While ${line === 'firestore' ? 'Firestore' : 'the Realtime Database'} cannot be reached`, () => {
    test.afterEach(() => stackControl.line(line, 'heal'));

    test('a failed creation keeps the typed name, says why, and works on the second press', async ({
      openAs,
      makePerson,
      admin,
      problems,
    }) => {
      problems.allow(lineTrouble('firestore', 'database'), 'The test cuts the line.');
      problems.allow(/api\/callable|firestore/i, 'The server needs both, and Firestore complains by name.');
      const emmy = await makePerson('Emmy Noether');
      const page = await openAs(emmy);
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
      // The page's own connection to Firestore retries after ever longer pauses; "Try now" skips the wait.
      const heading = page.getByRole('heading', { name: 'Waves on a string' });
      await tryNow(
        page.getByRole('button', { name: 'Try now' }),
        expect(heading).toBeVisible({ timeout: 60_000 }),
      );

      // The second press does not repeat what the first one had done.
      const rooms = await admin.firestore.collection(`users/${emmy.uid}/rooms`).get();
      expect(rooms.size).toBe(1);
    });
  });
}

test.describe('While an open page has lost the Realtime Database', () => {
  test.afterEach(() => stackControl.line('database', 'heal'));

  test('An open page says that it does not know who is inside, and knows it again', async ({
    openAs,
    makePerson,
    makeRoom,
    problems,
  }) => {
    problems.allow(lineTrouble('database'), 'The test cuts the line.');
    const emmy = await makePerson('Emmy Noether');
    await makeRoom({ host: emmy, name: 'Waves on a string' });
    const page = await openAs(emmy);
    await page.goto('/rooms');
    const room = page.getByRole('link', { name: 'Waves on a string', exact: true });
    await expect(room).toBeVisible();

    await stackControl.line('database', 'cut');
    const notice = page.getByRole('status').filter({ hasText: 'Who is inside is not known right now' });
    await expect(notice).toBeVisible({ timeout: 30_000 });
    await expect(room).toBeVisible();

    await stackControl.line('database', 'heal');
    await tryNow(notice.getByRole('button', { name: 'Try now' }), expect(notice).toBeHidden());
  });
});
