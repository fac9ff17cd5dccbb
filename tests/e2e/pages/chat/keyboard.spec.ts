import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';

const logOf = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function write(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Write to everyone' });
  await field.fill(text);
  await field.press('Enter');
  await expect(logOf(page).getByText(text)).toBeVisible();
  await expect(logOf(page).getByText('Sending')).toHaveCount(0);
}

/** Opens the menu of the last message of somebody, and chooses by keys. */
async function choose(page: Page, name: string, item: string) {
  await logOf(page)
    .getByRole('button', { name: `Message of ${name}: actions` })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type(item);
  await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
  await page.keyboard.press('Enter');
}

test('By keys alone a message is changed, deleted, pinned and found again', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [host, learner] = await Promise.all([openAs(emmy), openAs(ada)]);
  await Promise.all([host, learner].map((page) => page.goto(`${room.path}/chat`)));
  await write(learner, 'It is 3 by energy');

  await choose(learner, 'Ada Lovelace', 'Edit');
  const editor = learner.getByRole('textbox', { name: 'Your message' });
  await expect(editor).toBeFocused();
  await editor.fill('It is 4 by energy');
  await editor.press('Enter');
  await expect(logOf(host).getByText('edited')).toBeVisible();
  // The arrows lead from one message to the next.
  await write(learner, 'Never mind');
  await logOf(learner)
    .getByRole('button', { name: /actions$/ })
    .last()
    .focus();
  await learner.keyboard.press('ArrowUp');
  await expect(
    logOf(learner)
      .getByRole('button', { name: /actions$/ })
      .first(),
  ).toBeFocused();

  await choose(learner, 'Ada Lovelace', 'Delete');
  await expect(logOf(learner).getByRole('button', { name: 'Undo' })).toBeFocused();
  await learner.keyboard.press('Enter');
  await expect(logOf(learner).getByText('Never mind')).toBeVisible();
  await choose(learner, 'Ada Lovelace', 'Delete');
  await expectNoAxeViolations(learner);
  // What a page could not send any more, the next one does.
  await learner.reload();
  await expect(logOf(host).getByText('Never mind')).toHaveCount(0);

  await choose(host, 'Ada Lovelace', 'Pin');
  await host.getByRole('button', { name: '1 pinned message' }).press('Enter');
  await expect(host.getByRole('list', { name: 'Pinned messages' })).toBeVisible();
  await expect(learner.getByRole('button', { name: '1 pinned message' })).toBeVisible();

  const search = host.getByRole('searchbox', { name: 'Search messages' });
  await search.fill('energy ada');
  await expect(host.getByText('1 found in all 1 message that you read.')).toBeVisible();
  await expectNoAxeViolations(host);
  await search.press('ArrowDown');
  await host.keyboard.press('Enter');
  await expect(logOf(host).locator(':focus')).toContainText('by energy');

  await choose(host, 'Ada Lovelace', 'Remove for everyone');
  await expect(logOf(learner).getByText('Emmy Noether removed a message from Ada Lovelace')).toBeVisible();
  await expect(learner.getByRole('button', { name: '1 pinned message' })).toHaveCount(0);
});
