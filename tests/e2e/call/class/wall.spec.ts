import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { expectAccessibleAtPhoneWidth } from '../support/at-phone-width';
import { joinCall } from '../support/join-call';
import { noticeOf } from '../support/notice-of';

const ownPageOf = (page: Page) => page.getByRole('region', { name: 'Worksheet Sheet 1, your page' });
const sheetOf = (page: Page) => page.getByRole('region', { name: 'Worksheet Sheet 1', exact: true });
const wallOf = (page: Page) => page.getByRole('region', { name: 'Wall of Sheet 1' });
const cardsOf = (page: Page) => page.getByRole('list', { name: 'Learners with a page of Sheet 1' });

test('A host reads the wall by keyboard, and writes beside a page', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Bitdiddle'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const desktop = { viewport: { width: 1440, height: 900 } };
  const [emmyPage, adaPage, benPage] = await Promise.all([openAs(emmy, desktop), openAs(ada), openAs(ben)]);
  for (const page of [emmyPage, adaPage, benPage]) {
    await joinCall(page, room);
    await page.getByRole('radio', { name: 'Both' }).check();
  }
  await sheetOf(emmyPage).getByRole('button', { name: 'Add a line' }).click();
  await expect(sheetOf(emmyPage).getByRole('textbox', { name: 'Line 1', exact: true })).toBeFocused();
  await emmyPage.keyboard.type('F = 2.4 kg * 9.81 m/s^2');
  await sheetOf(emmyPage).getByRole('button', { name: 'Sheets of this room' }).click();
  await emmyPage.getByRole('menuitem', { name: /Hand out a page/ }).click();
  await expect(noticeOf(emmyPage, '2 learners have a page of Sheet 1.')).toBeVisible();

  await test.step('Who is stuck stands first, and a wrong line is named', async () => {
    await ownPageOf(adaPage).getByRole('button', { name: 'Add a line' }).click();
    await expect(ownPageOf(adaPage).getByRole('textbox', { name: 'Line 2', exact: true })).toBeFocused();
    await adaPage.keyboard.type('2 N + 3 s');
    await benPage.getByRole('button', { name: 'I am stuck' }).click();
    await emmyPage.getByRole('radio', { name: 'Wall' }).check();
    await expect(cardsOf(emmyPage).getByRole('listitem')).toContainText([
      /Ben Bitdiddle.*Stuck/,
      /Ada Lovelace.*Working.*Line 2 does not follow/,
    ]);
    await expect(cardsOf(emmyPage)).toContainText('2 N + 3 s');
    await expectNoAxeViolations(emmyPage);
  });

  await test.step('Arrows lead from card to card, and Enter opens the page', async () => {
    await cardsOf(emmyPage)
      .getByRole('button', { name: /Ben Bitdiddle/ })
      .focus();
    await emmyPage.keyboard.press('ArrowRight');
    await emmyPage.keyboard.press('Enter');
    const page = emmyPage.getByRole('region', { name: 'Page of Ada Lovelace', exact: true });
    await expect(page).toBeFocused();
    await expect(page).toContainText('23.5 N');
    await expect(adaPage.getByText('Emmy is looking at your page')).toBeVisible();
  });

  await test.step('A note and a mark stand beside the line of the learner', async () => {
    await emmyPage.getByRole('button', { name: 'Write a note for Line 2' }).press('Enter');
    await emmyPage.keyboard.type('A force and a time cannot be added.');
    await emmyPage.keyboard.press('Control+Enter');
    await expect(emmyPage.getByRole('button', { name: 'Change the note for Line 2' })).toBeFocused();
    await emmyPage.getByRole('button', { name: 'Looked at Line 2' }).press('Enter');
    const beside = ownPageOf(adaPage).getByRole('group', { name: 'Beside Line 2' });
    await expect(beside).toContainText('A force and a time cannot be added.');
    await expect(beside).toContainText('Looked at by Emmy');
    await expectNoAxeViolations(emmyPage);
    await expectAccessibleAtPhoneWidth(emmyPage, emmyPage.getByRole('main'));
  });

  await test.step('Escape leads back to the card, and names can be hidden', async () => {
    await emmyPage.keyboard.press('Escape');
    await expect(cardsOf(emmyPage).getByRole('button', { name: /Ada Lovelace/ })).toBeFocused();
    await expect(adaPage.getByText('Emmy is looking at your page')).toHaveCount(0);
    await wallOf(emmyPage).getByRole('switch', { name: 'Names hidden' }).press('Space');
    await expect(cardsOf(emmyPage).getByRole('listitem')).toHaveCount(2);
    await expect(wallOf(emmyPage)).not.toContainText(/Ada|Ben/);
    await expectAccessibleAtPhoneWidth(emmyPage, wallOf(emmyPage));
  });

  await test.step('The room page leads to the same wall', async () => {
    await emmyPage.goto(room.path);
    const handedOut = emmyPage.getByRole('region', { name: 'Pages handed out' });
    await handedOut.getByRole('link', { name: 'Wall of Sheet 1' }).click();
    await expect(cardsOf(emmyPage).getByRole('listitem')).toHaveCount(2);
    await expectNoAxeViolations(emmyPage);
  });
});
