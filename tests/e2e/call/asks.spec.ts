import type { Page } from '@playwright/test';
import { chooseInMenuOf } from '@/tests/support/browser/choose-in-menu-of';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { joinCall, tileOf } from './support/join-call';
import { noticeOf } from './support/notice-of';

const queueOf = (page: Page) => page.getByRole('region', { name: 'Hands and asks' });
const answer = (page: Page, name: string, choice: string): Promise<void> =>
  chooseInMenuOf(page, queueOf(page).getByRole('button', { name: `Answer ${name}` }), choice);
const askForScreen = async (page: Page): Promise<void> => {
  // By key: a notice may lie over the button of a small screen.
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Ask Emmy' }).click();
};

test('Two learners wait in one queue, and a host lowers, declines and grants', async ({
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

  await test.step('A hand with a note is first, an ask for the screen second', async () => {
    await benPage.getByRole('button', { name: 'Raise hand' }).click();
    await expect(benPage.getByText('You are 1st in the queue.').first()).toBeVisible();
    await benPage.getByRole('textbox', { name: 'What it is about' }).fill('Is the sign in line 3 right?');
    await benPage.getByRole('button', { name: 'Add note' }).click();
    await expect(benPage.getByText('The others see it beside your name.')).toBeVisible();
    await benPage.keyboard.press('Escape');
    await adaPage.getByRole('button', { name: 'Share', exact: true }).click({ force: true });
    const reason = adaPage.getByRole('dialog', { name: 'On request with your role' });
    await expect(reason).toContainText('you can share your screen when a host agrees');
    await adaPage.getByRole('button', { name: 'Ask Emmy' }).click();
    await expect(reason).toContainText('Asked. You are 2nd in the queue.');
    await expect(adaPage.getByRole('button', { name: 'Share, asked' })).toBeVisible();
    await expectNoAxeViolations(adaPage);

    await expect(emmyPage).toHaveTitle(`(2 hands) ${room.name} · Chalktalk`);
    await expect(adaPage, 'It is not for her to answer.').toHaveTitle(`${room.name} · Chalktalk`);
    await expect(tileOf(emmyPage, ben.name)).toHaveAccessibleName(/hand raised, place 1 in the queue/);
    await emmyPage.getByRole('button', { name: 'People, 3 in the room, 2 hands and asks' }).click();
    await expect(queueOf(emmyPage).getByRole('listitem')).toContainText([
      /Ben Franklin.*“Is the sign in line 3 right\?”, (just now|[1-4] min)/,
      /Ada Lovelace.*asks to share the screen, (just now|[1-4] min)/,
    ]);
    await expectNoAxeViolations(emmyPage);
  });

  await test.step('A lowered hand tells its owner, and the next one moves up', async () => {
    await answer(emmyPage, ben.name, 'Lower hand');
    await expect(noticeOf(benPage, 'Emmy Noether lowered your hand.')).toBeVisible();
    await expect(benPage.getByRole('button', { name: 'Raise hand' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(adaPage.getByRole('dialog')).toContainText('Asked. You are 1st in the queue.');
    await expect(queueOf(emmyPage).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('A no comes with its sentence, and she can ask again after a minute', async () => {
    await answer(emmyPage, ada.name, 'Decline with a sentence');
    await emmyPage.getByRole('textbox', { name: 'What you say to them' }).fill('After the example.');
    await emmyPage.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(noticeOf(adaPage, 'Emmy Noether: “After the example.”')).toBeVisible();
    await expect(queueOf(emmyPage)).toHaveCount(0);
    await expect(emmyPage).toHaveTitle(`${room.name} · Chalktalk`);
    const ask = adaPage.getByRole('button', { name: /^Ask / });
    await expect(ask).toHaveAttribute('aria-disabled', 'true');
    await adaPage.clock.setFixedTime(Date.now() + 61_000);
    await expect(ask).not.toHaveAttribute('aria-disabled', 'true');
    await ask.click();
  });

  await test.step('The line about who asks grants it on a phone, and the control offers to start', async () => {
    const desktop = emmyPage.viewportSize();
    await emmyPage.setViewportSize({ width: 390, height: 844 });
    await expect(emmyPage.getByText(/^Ada asks to share the screen, 0:\d\d ago$/)).toBeVisible();
    await expectNoAxeViolations(emmyPage);
    await emmyPage.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(noticeOf(adaPage, 'You can share your screen now.')).toBeVisible();
    await adaPage.getByRole('button', { name: 'Share now' }).click();
    await expect(emmyPage.getByLabel(`Screen of ${ada.name}`)).toBeVisible();
    await adaPage.getByRole('button', { name: 'Stop sharing the screen' }).click();
    await expect(emmyPage.getByLabel(`Screen of ${ada.name}`)).toHaveCount(0);
    if (desktop) await emmyPage.setViewportSize(desktop);
  });

  await test.step('A screen that is allowed once is over when it is stopped', async () => {
    await askForScreen(benPage);
    await answer(emmyPage, ben.name, 'Allow once');
    await benPage.getByRole('button', { name: 'Share now' }).click();
    await expect(emmyPage.getByLabel(`Screen of ${ben.name}`)).toBeVisible();
    await benPage.getByRole('button', { name: 'Stop sharing the screen' }).click();
    await expect(emmyPage.getByLabel(`Screen of ${ben.name}`)).toHaveCount(0);
    await expect(benPage.getByRole('button', { name: 'Share', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  await test.step('All hands go down with one press, and up again where they were', async () => {
    await benPage.keyboard.press('Escape');
    await benPage.getByRole('group', { name: 'People in the call' }).click({ position: { x: 2, y: 2 } });
    await benPage.keyboard.press('h');
    await expect(queueOf(emmyPage)).toContainText('raised a hand, just now');
    await adaPage.getByRole('button', { name: 'Raise hand' }).click();
    await emmyPage.getByRole('button', { name: 'Lower all hands' }).click();
    await expect(noticeOf(emmyPage, '2 hands are down.')).toBeVisible();
    // A notice stays while somebody points at it.
    await emmyPage.getByRole('button', { name: 'Undo' }).hover();
    for (const page of [adaPage, benPage]) {
      await expect(noticeOf(page, 'Emmy Noether lowered your hand.')).toBeVisible();
    }
    await expect(queueOf(emmyPage)).toHaveCount(0);
    await emmyPage.getByRole('button', { name: 'Undo' }).click();
    await expect(queueOf(emmyPage).getByRole('listitem')).toContainText([/Ben Franklin/, /Ada Lovelace/]);
    await expect(noticeOf(adaPage, 'Your hand is up again.')).toBeVisible();
  });

  await test.step('A reload keeps the place, and a page that has gone is in no list', async () => {
    await benPage.reload();
    await expect(benPage.getByRole('button', { name: 'Your hand is up' })).toBeVisible();
    await expect(queueOf(emmyPage).getByRole('listitem')).toContainText([/Ben Franklin/, /Ada Lovelace/]);
    await benPage.close();
    await expect(queueOf(emmyPage).getByRole('listitem')).toHaveCount(1);
  });
});
