import type { Page } from '@playwright/test';
import { lineTrouble } from '@/tests/support/services/line-trouble';
import { expect, test } from '@/tests/support/test';
import { joinCall } from '../support/join-call';
import { lineOf, sheetOf, showSheet } from './support/sheet-in-call';

/** A line says what was typed while somebody writes it, and its words at rest. */
const force = /F (=|equals) m/;
const product = /2 (\*|times) 21/;

test('What two people write without a connection meets when it is back', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(lineTrouble('livekit', 'firestore', 'database'), 'The test takes both off the network.');
  problems.allow(/ERR_INTERNET_DISCONNECTED/, 'The browser says so of whatever a page asks for meanwhile.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const pages = await Promise.all([openAs(emmy), openAs(ada)]);
  const [emmyPage, adaPage] = pages;
  for (const page of pages) {
    await joinCall(page, room);
    await showSheet(page);
  }
  await sheetOf(emmyPage).getByRole('button', { name: 'Add a line' }).click();
  await emmyPage.keyboard.type('m = 2 kg');
  await expect(lineOf(adaPage, 1)).toContainText('m = 2 kg');
  // Her editor is here before the line goes.
  await lineOf(adaPage, 1).getByRole('textbox').click();
  await expect(lineOf(emmyPage, 1)).toContainText('Ada Lovelace writes here');

  await test.step('Both write in the same line and in lines of their own, each for themselves', async () => {
    await Promise.all(pages.map((page) => page.context().setOffline(true)));
    for (const page of pages) await expect(sheetOf(page).getByText('Offline', { exact: true })).toBeVisible();
    await emmyPage.keyboard.press('End');
    await emmyPage.keyboard.type(' + 3 kg');
    await emmyPage.keyboard.press('Enter');
    await emmyPage.keyboard.type('F = m * 10 m/s^2');
    await expect(lineOf(emmyPage, 2)).toContainText('50 N');
    await adaPage.keyboard.press('Home');
    await adaPage.keyboard.type('M = ');
    await adaPage.keyboard.press('End');
    await adaPage.keyboard.press('Enter');
    await adaPage.keyboard.type('2 * 21');
    await expect(lineOf(adaPage, 2)).toContainText('42');
    for (const page of pages) await expect(sheetOf(page).getByText(/changes? waits?$/)).toBeVisible();
  });

  await test.step('Back on the network, both pages have everything, and nothing waits', async () => {
    await Promise.all(pages.map((page) => page.context().setOffline(false)));
    for (const page of pages) {
      await expect(lineOf(page, 1)).toContainText('M = m = 2 kg + 3 kg');
      const sources = sheetOf(page).getByRole('textbox');
      await expect(sources.filter({ hasText: force })).toHaveCount(1);
      await expect(sources.filter({ hasText: product })).toHaveCount(1);
      await expect(sheetOf(page).getByText('Saved', { exact: true })).toBeVisible();
    }
    // Both have the lines in the same order.
    const orders = await Promise.all(
      pages.map(async (page) => {
        const lines = await sheetOf(page).getByRole('textbox').allInnerTexts();
        return [force, product].map((said) => lines.findIndex((line) => said.test(line)));
      }),
    );
    expect(orders[1]).toEqual(orders[0]);
  });

  await test.step('A device that is full says so, and loses nothing while its page is open', async () => {
    await fillStorage(adaPage);
    await adaPage.context().setOffline(true);
    await expect(sheetOf(adaPage).getByText('Offline', { exact: true })).toBeVisible();
    await sheetOf(adaPage).getByRole('button', { name: 'Add a line' }).click();
    await adaPage.keyboard.type('6 * 7 + 1');
    await expect(sheetOf(adaPage).getByRole('alert')).toHaveText(
      'This device is full: leave this page open until it is saved.',
    );
    await adaPage.context().setOffline(false);
    await expect(
      sheetOf(emmyPage)
        .getByRole('textbox')
        .filter({ hasText: /6 (\*|times) 7/ }),
    ).toHaveCount(1);
    await expect(sheetOf(adaPage).getByRole('alert')).toBeHidden();
  });
});

/** Nothing fits into the page's storage any more. */
async function fillStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`full ${size} ${part}`, 'x'.repeat(size));
      } catch {
        // The next part is smaller.
      }
    }
  });
}
