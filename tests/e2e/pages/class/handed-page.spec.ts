import type { Page } from '@playwright/test';
import type { CallableInput } from '@/lib/callables/callable-contract';
import { handOutPage, leadHandout } from '@/lib/class/contract';
import { createFirstWorksheet } from '@/lib/worksheet/contract';
import { firstWorksheetId } from '@/lib/worksheet/schema';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectAccessibleAtPhoneWidth } from '@/tests/e2e/call/support/at-phone-width';
import { readDatabase } from '@/tests/support/api/database';
import { getIdToken, type Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const pageOf = (page: Page) => page.getByRole('region', { name: 'Worksheet Forces, your page' });
const lineOf = (page: Page, number: number) =>
  pageOf(page).getByRole('group', { name: `Line ${String(number)}`, exact: true });

/** Hands out the first sheet of a room; returns the hand-out and what changes its state. */
async function handOut(host: Person, roomId: string) {
  const { appUrl } = stackEnvironment();
  const token = await getIdToken(host);
  await callCallable(appUrl, token, createFirstWorksheet, { roomId, name: 'Forces' });
  const input = { roomId, sheetId: firstWorksheetId };
  const { handoutId } = await callCallable(appUrl, token, handOutPage, input);
  const lead = (state: CallableInput<typeof leadHandout>['state']) =>
    callCallable(appUrl, token, leadHandout, { roomId, handoutId, state });
  return { handoutId, lead };
}

test('A page goes on outside the call, and a freeze in mid-word keeps the words', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const { handoutId, lead } = await handOut(emmy, room.roomId);
  const page = await openAs(ada);

  await test.step('The room lists the page, and it opens as a sheet', async () => {
    await page.goto(room.path);
    const pages = page.getByRole('region', { name: 'Your pages' });
    await expect(pages).toContainText('To work on');
    await pages.getByRole('link', { name: 'Forces' }).click();
    await pageOf(page).getByRole('button', { name: 'Add a line' }).click();
    await expect(pageOf(page).getByRole('textbox', { name: 'Line 1', exact: true })).toBeFocused();
    await page.keyboard.type('F = 2.4 kg * 9.81 m/s^2');
    await expect(lineOf(page, 1)).toContainText('23.5 N');
  });

  await test.step('Being stuck is kept with the page, as there is no hand to raise', async () => {
    await page.getByRole('button', { name: 'I am stuck' }).click();
    await expect(page.getByText('You said that you are stuck. Your teacher sees it.')).toBeVisible();
    const record = () => readDatabase(`progress/${room.roomId}/${handoutId}/${ada.uid}`);
    await expect.poll(record).toMatchObject({ state: 'stuck', done: 1, line: 1 });
    await page.getByRole('button', { name: 'I am working again' }).click();
    await expect.poll(record).toMatchObject({ state: 'working' });
  });

  await test.step('A freeze in mid-word leaves what was typed, to be read', async () => {
    await pageOf(page).getByRole('button', { name: 'Add a line' }).click();
    await expect(pageOf(page).getByRole('textbox', { name: 'Line 2', exact: true })).toBeFocused();
    await page.keyboard.type('acceler');
    await lead('frozen');
    await expect(page.getByText('The pages of Forces are frozen for now.').first()).toBeVisible();
    await expect(lineOf(page, 2)).toContainText('acceler');
    await expect(pageOf(page).getByRole('button', { name: 'Add a line' })).toHaveCount(0);
    await expectAccessibleAtPhoneWidth(page);
  });

  await test.step('The learner goes on where they were, also on the next day', async () => {
    await lead('open');
    await expect(pageOf(page).getByRole('button', { name: 'Add a line' })).toBeVisible();
    await page.reload();
    await expect(lineOf(page, 2)).toContainText('acceler');
    await expect(lineOf(page, 1)).toContainText('23.5 N');
  });
});
