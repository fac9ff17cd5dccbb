import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { joinCall, tileOf } from './support/join-call';
import { noticeOf } from './support/notice-of';

const queueOf = (page: Page) => page.getByRole('region', { name: 'Hands and asks' });
const answer = async (page: Page, name: string, choice: string): Promise<void> => {
  await queueOf(page)
    .getByRole('button', { name: `Answer ${name}` })
    .click();
  await page.getByRole('menuitem', { name: choice }).click();
};
const askForScreen = async (page: Page): Promise<void> => {
  // By key: what was said a moment ago may lie over the button of a small screen.
  await page.getByRole('button', { name: 'Share screen' }).press('Enter');
  await page.getByRole('button', { name: 'Ask Emmy' }).click();
};
/** After a no one can ask again in a minute, which passes for this page at once. */
const passPause = async (page: Page): Promise<void> => {
  const ask = page.getByRole('button', { name: /^Ask / });
  await expect(ask).toHaveAttribute('aria-disabled', 'true');
  await expect(ask).toHaveAccessibleDescription(
    /^The answer was not now\. You can ask again in \d+ seconds\.$/,
  );
  await page.clock.setFixedTime(Date.now() + 61_000);
  await expect(ask).not.toHaveAttribute('aria-disabled', 'true');
};

test('Two learners wait in one queue: a hand is lowered, an ask declined with a sentence, and one granted', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, ben] = await Promise.all(
    ['Emmy Noether', 'Ada Lovelace', 'Ben Franklin'].map(makePerson),
  );
  if (!emmy || !ada || !ben) throw new Error('Somebody is missing.');
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' as const }));
  const room = await makeRoom({ host: emmy, members });
  const [emmyPage, adaPage, benPage] = await Promise.all([emmy, ada, ben].map((person) => openAs(person)));
  if (!emmyPage || !adaPage || !benPage) throw new Error('A page is missing.');
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await joinCall(benPage, room);

  // Ben raises his hand and says what it is about; Ada asks for her screen and is second.
  await benPage.getByRole('button', { name: 'Raise hand' }).click();
  await expect(benPage.getByText('You are 1st in the queue.').first()).toBeVisible();
  await benPage.getByRole('textbox', { name: 'What it is about' }).fill('Is the sign in line 3 right?');
  await benPage.getByRole('button', { name: 'Add note' }).click();
  await expect(benPage.getByText('The others see it beside your name.')).toBeVisible();
  await benPage.keyboard.press('Escape');
  await adaPage.getByRole('button', { name: 'Share screen' }).click({ force: true });
  const reason = adaPage.getByRole('dialog', { name: 'On request with your role' });
  await expect(reason).toContainText('you can share your screen when a host agrees');
  await adaPage.getByRole('button', { name: 'Ask Emmy' }).click();
  await expect(reason).toContainText('Asked. You are 2nd in the queue.');
  await expect(adaPage.getByRole('button', { name: 'Share screen, asked' })).toBeVisible();
  await expectNoAxeViolations(adaPage);

  // Emmy sees both in their order, and from another tab that somebody waits for her.
  await expect(emmyPage).toHaveTitle(`(2 hands) ${room.name} · Chalktalk`);
  await expect(adaPage, 'It is not for her to answer.').toHaveTitle(`${room.name} · Chalktalk`);
  await expect(tileOf(emmyPage, ben.name)).toHaveAccessibleName(/hand raised, place 1 in the queue/);
  await emmyPage.getByRole('button', { name: 'People, 3 in the room, 2 waiting' }).click();
  await expect(queueOf(emmyPage).getByRole('listitem')).toContainText([
    /Ben Franklin.*“Is the sign in line 3 right\?”, (just now|[1-4] min)/,
    /Ada Lovelace.*asks to share the screen, (just now|[1-4] min)/,
  ]);
  await expectNoAxeViolations(emmyPage);

  // From whom a host hides the list of people, the others in the queue are kept as well.
  await benPage.getByRole('button', { name: /^People/ }).click();
  await expect(queueOf(benPage).getByRole('listitem')).toHaveCount(2);
  await emmyPage.getByRole('button', { name: 'Shield' }).click();
  await emmyPage.getByRole('switch', { name: 'Hide the people list' }).click();
  await expect(queueOf(benPage).getByRole('listitem')).toHaveCount(1);
  await expect(queueOf(benPage).getByRole('listitem')).toContainText(ben.name);
  await expect(queueOf(emmyPage).getByRole('listitem')).toHaveCount(2);
  await emmyPage.getByRole('switch', { name: 'Hide the people list' }).click();
  await expect(queueOf(benPage).getByRole('listitem')).toHaveCount(2);
  await benPage.getByRole('button', { name: 'Close people' }).click();
  await emmyPage.getByRole('button', { name: 'Close the shield' }).click();

  // A lowered hand tells whose it was; those behind move up.
  await answer(emmyPage, ben.name, 'Lower hand');
  await expect(noticeOf(benPage, 'Emmy Noether lowered your hand.')).toBeVisible();
  await expect(benPage.getByRole('button', { name: 'Raise hand' })).toHaveAttribute('aria-pressed', 'false');
  await expect(adaPage.getByRole('dialog')).toContainText('Asked. You are 1st in the queue.');
  await expect(queueOf(emmyPage).getByRole('listitem')).toHaveCount(1);

  // A no comes with its sentence, and leaves the way to ask again in a while.
  await answer(emmyPage, ada.name, 'Decline with a sentence');
  await emmyPage.getByRole('textbox', { name: 'What you say to them' }).fill('After the example.');
  await emmyPage.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(noticeOf(adaPage, 'Emmy Noether: “After the example.”')).toBeVisible();
  await expect(queueOf(emmyPage)).toHaveCount(0);
  await expect(emmyPage).toHaveTitle(`${room.name} · Chalktalk`);
  await expect(adaPage.getByRole('button', { name: 'Share screen', exact: true })).toBeVisible();
  await expectNoAxeViolations(adaPage);
  await passPause(adaPage);
  await adaPage.getByRole('button', { name: 'Ask Emmy' }).click();
  await expect(queueOf(emmyPage)).toContainText('asks to share the screen');

  // Taken back, it is gone; asked again and allowed for the session, the control offers to start at once.
  await adaPage.getByRole('button', { name: 'Withdraw' }).click();
  await expect(queueOf(emmyPage)).toHaveCount(0);
  await adaPage.getByRole('button', { name: 'Ask Emmy' }).click();
  await answer(emmyPage, ada.name, 'Allow for this session');
  await expect(noticeOf(adaPage, 'You can share your screen now.')).toBeVisible();
  await expect(queueOf(emmyPage)).toHaveCount(0);
  await adaPage.getByRole('button', { name: 'Share now' }).click();
  await expect(emmyPage.getByLabel(`Screen of ${ada.name}`)).toBeVisible();
  await adaPage.getByRole('button', { name: 'Stop sharing the screen' }).click();
  await expect(emmyPage.getByLabel(`Screen of ${ada.name}`)).toHaveCount(0);
  await expect(adaPage.getByRole('button', { name: 'Share screen' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );

  // Allowed once, it is over when it is stopped.
  await benPage.setViewportSize({ width: 390, height: 844 });
  await askForScreen(benPage);
  await expectNoAxeViolations(benPage);
  await answer(emmyPage, ben.name, 'Allow once');
  await benPage.getByRole('button', { name: 'Share now' }).click();
  await expect(emmyPage.getByLabel(`Screen of ${ben.name}`)).toBeVisible();
  await benPage.getByRole('button', { name: 'Stop sharing the screen' }).click();
  await expect(emmyPage.getByLabel(`Screen of ${ben.name}`)).toHaveCount(0);
  await expect(benPage.getByRole('button', { name: 'Share screen' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  // One line says who asks, and answers: not now at the width of a phone, yes on a desktop.
  await emmyPage.setViewportSize({ width: 390, height: 844 });
  await askForScreen(benPage);
  await expect(emmyPage.getByText(/^Ben asks to share the screen, 0:\d\d ago$/)).toBeVisible();
  await expectNoAxeViolations(emmyPage);
  await emmyPage.getByRole('button', { name: 'Not now' }).click();
  await expect(noticeOf(benPage, 'Emmy Noether says not now.')).toBeVisible();
  await expect(queueOf(emmyPage)).toHaveCount(0);
  await passPause(benPage);
  await emmyPage.setViewportSize({ width: 1440, height: 900 });
  await benPage.getByRole('button', { name: 'Ask Emmy' }).click();
  await expect(emmyPage.getByText(/^Ben asks to share the screen, 0:\d\d ago$/)).toBeVisible();
  await emmyPage.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(noticeOf(benPage, 'You can share your screen now.')).toBeVisible();
  await expect(emmyPage.getByRole('button', { name: 'Allow', exact: true })).toHaveCount(0);

  // The key does what the button does, and who leaves waits for nothing.
  await emmyPage.setViewportSize({ width: 390, height: 844 });
  await benPage.keyboard.press('Escape');
  await benPage.getByRole('group', { name: 'People in the call' }).click({ position: { x: 2, y: 2 } });
  await benPage.keyboard.press('h');
  await expect(benPage.getByRole('button', { name: 'Your hand is up' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(queueOf(emmyPage)).toContainText('raised a hand, just now');
  await expectNoAxeViolations(emmyPage);

  // All hands go down with one press, and each of those whose they were reads it.
  await adaPage.getByRole('button', { name: 'Raise hand' }).click();
  await emmyPage.getByRole('button', { name: 'Lower all hands' }).click();
  await expect(noticeOf(emmyPage, '2 hands are down.')).toBeVisible();
  // Whoever points at it keeps it until it has been read.
  await emmyPage.getByRole('button', { name: 'Undo' }).hover();
  for (const page of [adaPage, benPage]) {
    await expect(noticeOf(page, 'Emmy Noether lowered your hand.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Raise hand' })).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(queueOf(emmyPage)).toHaveCount(0);

  // Taken back, they are up where they were; and whoever was lowered raises it anew.
  await emmyPage.getByRole('button', { name: 'Undo' }).click();
  await expect(queueOf(emmyPage).getByRole('listitem')).toContainText([/Ben Franklin/, /Ada Lovelace/]);
  await expect(noticeOf(adaPage, 'Your hand is up again.')).toBeVisible();
  for (const page of [adaPage, benPage]) {
    await expect(page.getByRole('button', { name: 'Your hand is up' })).toBeVisible();
  }
  await answer(emmyPage, ada.name, 'Lower hand');
  await expect(noticeOf(adaPage, 'Emmy Noether lowered your hand.')).toBeVisible();
  // It comes with the answer, and until then her page is busy with the first hand.
  await expect(emmyPage.getByRole('button', { name: 'Undo' })).toBeVisible();
  await answer(emmyPage, ben.name, 'Lower hand');
  await expect(queueOf(emmyPage)).toHaveCount(0);
  await expect(benPage.getByRole('button', { name: 'Raise hand' })).toHaveAttribute('aria-pressed', 'false');

  await benPage.keyboard.press('h');
  await expect(queueOf(emmyPage)).toContainText('raised a hand');
  await benPage.close();
  await expect(queueOf(emmyPage)).toHaveCount(0);
});
