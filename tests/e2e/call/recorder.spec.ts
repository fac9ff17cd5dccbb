import { deleteRoom } from '@/lib/rooms/contract';
import { mintServiceToken } from '@/lib/services/contract';
import { call, resultOf } from '@/tests/support/api/call';
import { findInside } from '@/tests/e2e/api/support/inside';
import { readMediaToken } from '@/tests/e2e/api/support/media-server';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { botsOfTest } from '@/tests/support/services/bots-of-test';
import { getIdToken } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { joinCall } from './support/join-call';
import { noticeOf } from './support/notice-of';

const enter = botsOfTest();

test('A recorder comes in by its token, is announced, and goes when it is revoked', async ({
  admin,
  makePerson,
  makeRoom,
  openAs,
  problems,
}) => {
  problems.allow(/mintServiceToken/, 'No token is made for a room that is gone.');
  const [rosalind, emmy] = await Promise.all([makeAdministrator(admin), makePerson('Emmy Noether')]);
  const name = `Waves ${Date.now().toString(36)}`;
  const [room, gone] = await Promise.all([
    makeRoom({ host: emmy, name }),
    makeRoom({ host: emmy, name: `Gone ${name.toLowerCase()}` }),
  ]);
  const { roomId } = room;
  const [inCall, page] = await Promise.all([openAs(emmy), openAs(rosalind)]);
  await joinCall(inCall, room);
  await inCall.getByRole('button', { name: /^People/ }).click();
  const panel = inCall.getByRole('complementary', { name: 'People' });
  const also = panel.getByRole('list', { name: 'Also in the call' });

  const minted =
    await test.step('The token is made for a room that was looked for, and shown once', async () => {
      await page.goto('/admin/services');
      await page.getByRole('button', { name: 'New token' }).click();
      const dialog = page.getByRole('dialog', { name: 'New token' });
      await dialog.getByRole('button', { name: 'Make token' }).click();
      await expect(dialog.getByText('Choose the room that it comes into.')).toBeVisible();
      await dialog.getByRole('searchbox', { name: 'Room' }).fill(gone.name.toLowerCase());
      await dialog.getByRole('button', { name: gone.name }).click();
      await dialog.getByRole('textbox', { name: 'Label' }).fill('Lecture');
      resultOf(
        await call(deleteRoom, {
          token: await getIdToken(emmy),
          input: { roomId: gone.roomId, name: gone.name },
        }),
      );
      await dialog.getByRole('button', { name: 'Make token' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      // It was about a room that is chosen no longer.
      await dialog.getByRole('button', { name: 'Choose another room' }).click();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await dialog.getByRole('searchbox', { name: 'Room' }).fill(name.toLowerCase());
      await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await dialog.getByRole('textbox', { name: 'Label' }).fill('Lecture capture');
      await dialog.getByRole('combobox', { name: /Counts for/ }).click();
      await page.getByRole('option', { name: '1 hour' }).click();
      // Nothing of it is lost on another page.
      await page.goto('/admin/people');
      await page.goto('/admin/services');
      await expect(dialog.getByRole('button', { name: 'Choose another room' })).toBeVisible();
      await expect(dialog.getByText(name)).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Label' })).toHaveValue('Lecture capture');
      await expect(dialog.getByRole('combobox', { name: /Counts for/ })).toHaveText('1 hour');
      // The tooltip of what has the focus lies over the dialog.
      await dialog.getByRole('textbox', { name: 'Label' }).focus();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Make token' }).click();

      const shown = page.getByRole('dialog', { name: 'Recorder: Lecture capture' });
      await expect(shown.getByText('This token is not shown again')).toBeVisible();
      await expectNoAxeViolations(page);
      const token = await shown.getByRole('textbox', { name: 'Token' }).inputValue();
      const url = await shown.getByRole('textbox', { name: 'Server' }).inputValue();
      await shown.getByRole('button', { name: 'Done' }).first().click();
      await page.reload();
      await expect(page.getByText(token.slice(-20))).toHaveCount(0);
      return { token, url };
    });
  const identity = String(readMediaToken(minted.token).claims['sub']);

  const recorder = await enter(minted.token, minted.url);
  await test.step('It comes in by it, sees and hears, and everybody there is told what it is', async () => {
    await expect(noticeOf(inCall, 'Recorder: Lecture capture. It sees and hears everyone here.')).toBeVisible();
    await expect(also.getByRole('listitem').filter({ hasText: 'Recorder: Lecture capture' })).toBeVisible();
    await expect(inCall.getByRole('banner').getByText('Recording', { exact: true })).toBeVisible();
    await expect(panel.getByText('1 in the room')).toBeVisible();
    await expect.poll(() => recorder.received.tracks).toBeGreaterThan(0);
    await expectNoAxeViolations(inCall);
  }); // prettier-ignore

  await test.step('An agent stands there as what it is, too', async () => {
    const input = { roomId, kind: 'agent', label: 'Captions', lifetime: 'hour' };
    const { token } = resultOf(await call(mintServiceToken, { token: await getIdToken(rosalind), input })) as {
      token: string;
    };
    await enter(token, minted.url);
    await expect(also.getByRole('listitem').filter({ hasText: 'Agent: Captions' })).toBeVisible();
  }); // prettier-ignore

  await test.step('The page of live calls has it, and it may exactly what the rules give', async () => {
    await page.goto('/admin/live');
    const row = page
      .getByRole('article', { name })
      .getByRole('listitem')
      .filter({ hasText: 'Recorder: Lecture capture' });
    await expect(row).toContainText('sees and hears, unseen, recorder');
    await expect(row).toContainText('As the rules say');
    await expectNoAxeViolations(page);
  });

  await test.step('Revoked, it is out at once and cannot come back', async () => {
    await page.goto('/admin/services');
    const row = page.getByRole('listitem').filter({ hasText: 'Lecture capture' }).filter({ hasText: name });
    await expect(row).toContainText('In the call since');
    await row.getByRole('button', { name: `Revoke Recorder: Lecture capture in ${name}` }).click();
    const asked = page.getByRole('alertdialog', { name: 'Revoke Recorder: Lecture capture' });
    await asked.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Recorder: Lecture capture was put out of the call')).toBeVisible();
    await expect(row).toContainText('Revoked');
    await expectNoAxeViolations(page);
    await expect.poll(() => recorder.isConnected()).toBe(false);
    await expect(also.getByText('Lecture capture')).toHaveCount(0);
    await expect(inCall.getByRole('banner').getByText('Recording', { exact: true })).toHaveCount(0);

    await expect(also.getByRole('listitem')).toHaveText(/Agent: Captions/);

    // The call moves on from a token that is worthless; the pages inside come back in a room without services.
    const again = await enter(minted.token, minted.url).catch(() => null);
    await expect.poll(() => findInside(roomId, identity)).toBeNull();
    expect(again?.received.tracks ?? 0).toBe(0);
  });

  await test.step('The log has both', async () => {
    await page.goto('/admin/audit');
    await page.getByLabel('Look for a person, a room or a word').fill(name);
    const lines = page.getByRole('listitem').filter({ hasText: name });
    await expect(lines.getByText(/took the token of a recorder back/)).toBeVisible();
    await expect(lines.getByText(/let a recorder into the calls of the room, until/)).toBeVisible();
  });
});
