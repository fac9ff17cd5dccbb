import type { Page } from '@playwright/test';
import { chooseInMenuOf } from '@/tests/support/browser/choose-in-menu-of';
import { makeInvite } from '@/tests/support/make/make-invite';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall, tileOf } from './support/join-call';
import { noticeOf } from './support/notice-of';
import { watchListens } from './support/watch-listens';

const shieldOf = (page: Page) => page.getByRole('complementary', { name: 'Shield' });
const peopleOf = (page: Page) => page.getByRole('complementary', { name: 'People' });
const choose = (page: Page, name: string, item: string): Promise<void> => {
  const menu = { name: `What you can do about ${name}` };
  return chooseInMenuOf(page, peopleOf(page).getByRole('button', menu), item);
};

test('A whole lesson of five people, in which each refusal has its second try', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/token|\/api\/callable\//, 'The server refuses whoever waits, was removed or is banned.');
  const [emmy, grace, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Grace Hopper'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Bitdiddle'),
  ]);
  const room = await makeRoom({
    host: emmy,
    members: [
      { person: grace, profile: 'co-host' },
      { person: ada, profile: 'learner' },
      { person: ben, profile: 'learner' },
    ],
    lobby: 'guests',
  });
  const invite = await makeInvite(emmy, room.roomId);
  const [emmyPage, gracePage, adaPage, benPage, sophiePage] = await Promise.all([
    openAs(emmy),
    openAs(grace),
    openAs(ada),
    openAs(ben),
    openAs(null),
  ]);

  const [benListens, sophieListens] = [watchListens(benPage, room), watchListens(sophiePage, room)];

  await test.step('Members come in; the guest waits in the lobby until the co-host admits her', async () => {
    for (const page of [emmyPage, gracePage, adaPage]) await joinCall(page, room);
    await sophiePage.goto(invite.path);
    await sophiePage.getByLabel('Your name').fill('Sophie Germain');
    await sophiePage.getByLabel('Your name').press('Enter');
    await sophiePage.getByRole('button', { name: 'Ask to join' }).click();
    await expect(sophiePage.getByText('You are first in the queue.')).toBeVisible();
    await gracePage.getByRole('button', { name: 'People, 3 in the room, 1 at the door' }).click();
    await peopleOf(gracePage).getByRole('button', { name: 'Admit Sophie Germain', exact: true }).click();
    await expectInCall(sophiePage);
    await expect(tileOf(emmyPage, 'Sophie Germain')).toHaveAccessibleName(/, guest/);
  });

  await test.step('A learner asks for her screen, the host grants it once, and everybody sees it', async () => {
    await adaPage.getByRole('button', { name: 'Share', exact: true }).press('Enter');
    await adaPage.getByRole('button', { name: /^Ask/ }).click();
    await emmyPage.getByRole('button', { name: /^People, 4 in the room/ }).click();
    const answer = peopleOf(emmyPage).getByRole('button', { name: 'Answer Ada Lovelace' });
    await chooseInMenuOf(emmyPage, answer, 'Allow once');
    await adaPage.getByRole('button', { name: 'Share now' }).click();
    for (const page of [emmyPage, gracePage, sophiePage]) {
      await expect(page.getByLabel('Screen of Ada Lovelace')).toBeVisible();
    }
    await adaPage.getByRole('button', { name: 'Stop sharing the screen' }).click();
    await expect(emmyPage.getByLabel('Screen of Ada Lovelace')).toHaveCount(0);
  });

  await test.step('Locked, nobody new comes in: who is late reads why, and gets in once it is open', async () => {
    await emmyPage.getByRole('button', { name: 'Shield' }).click();
    await shieldOf(emmyPage).getByRole('switch', { name: 'Lock room' }).click();
    await expect(shieldOf(emmyPage).getByRole('switch', { name: 'Lock room' })).toBeChecked();
    // The switch moves at once; it is said when the room is locked.
    await expect(noticeOf(emmyPage, 'The room is locked. Nobody new comes in.')).toBeVisible();
    await benPage.goto(room.livePath);
    const refused = benPage.getByRole('status').filter({ hasText: 'The host has locked this room.' });
    await expect(refused).toContainText('We keep looking; Join opens by itself.');
    // A learner who was inside comes back to a locked room.
    await adaPage.reload();
    await expectInCall(adaPage);
    await shieldOf(emmyPage).getByRole('switch', { name: 'Lock room' }).click();
    const join = benPage.getByRole('button', { name: 'Join', exact: true });
    await expect(join).not.toHaveAttribute('aria-disabled', 'true');
    await join.click();
    await expectInCall(benPage);
  });

  await test.step('A hidden list of people shows a learner the hosts and themselves', async () => {
    const listed = peopleOf(adaPage).getByRole('listitem');
    await adaPage.getByRole('button', { name: /^People, 5 in the room/ }).click();
    await expect(listed).toHaveCount(5);
    await shieldOf(emmyPage).getByRole('switch', { name: 'Hide the people list' }).click();
    await expect(adaPage.getByText('A host shows this list to hosts only.')).toBeVisible();
    await expect(listed.filter({ hasText: ben.name })).toHaveCount(0);
    await expect(listed.filter({ hasText: grace.name })).toHaveCount(1);
    await expect(noticeOf(emmyPage, 'The people list shows hosts only, except to hosts.')).toBeVisible();
    await emmyPage.getByRole('button', { name: 'Undo' }).click();
    await expect(listed).toHaveCount(5);
  });

  await test.step('Paused, only hosts send, until all goes on', async () => {
    await shieldOf(emmyPage).getByRole('button', { name: 'Pause everything' }).click();
    for (const page of [adaPage, benPage, sophiePage]) {
      await expect(
        page.getByRole('status').filter({ hasText: 'A host paused everything' }).first(),
      ).toBeVisible();
    }
    await expect(gracePage.getByRole('button', { name: 'Turn microphone off' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await shieldOf(emmyPage).getByRole('button', { name: 'Resume' }).click();
    await expect(noticeOf(benPage, 'You can go on where you were.')).toBeVisible();
  });

  await test.step('The co-host is made a learner, and can do nothing for others any more', async () => {
    await choose(emmyPage, grace.name, 'Take co-host back…');
    const dialog = emmyPage.getByRole('dialog', { name: 'Change Grace Hopper’s role' });
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(gracePage.getByRole('button', { name: 'Shield' })).toHaveCount(0);
    await expect(noticeOf(gracePage, 'Emmy Noether changed your role.')).toBeVisible();
  });

  await test.step('A learner is removed and refused when he comes again; the guest is banned', async () => {
    expect([benListens(), sophieListens()]).toEqual([true, true]);
    await choose(emmyPage, ben.name, 'Remove…');
    await emmyPage
      .getByRole('dialog', { name: `Remove ${ben.name}` })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(benPage.getByRole('heading', { name: 'You were removed from this room' })).toBeVisible();
    await expect(benPage.getByText('Emmy Noether took you out of the room.')).toBeVisible();
    await expect.poll(benListens, 'the page listens to the room no longer').toBe(false);
    await benPage.goto(room.livePath);
    await expect(
      benPage.getByText('You have been removed from this room.').and(benPage.locator(':visible')),
    ).toBeVisible();

    await choose(emmyPage, 'Sophie Germain', 'Ban…');
    const ban = emmyPage.getByRole('dialog', { name: 'Ban Sophie Germain' });
    await ban.getByRole('button', { name: 'Ban Sophie Germain' }).click();
    await expect(sophiePage.getByText('Emmy Noether closed this room to you.')).toBeVisible();
    await expect.poll(sophieListens, 'nor does the page of a banned guest').toBe(false);
    await sophiePage.goto(invite.path);
    await sophiePage.getByRole('button', { name: 'Join as Sophie Germain' }).click();
    await expect(sophiePage.getByText('This room is closed to you.')).toBeVisible();
    await expect(sophiePage.getByText('Your other rooms are open to you.')).toBeVisible();
  });

  await test.step('Those who are left go on', async () => {
    await expect(emmyPage.getByRole('button', { name: /^People, 3 in the room/ })).toBeVisible();
    await adaPage.reload();
    await expectInCall(adaPage);
  });
});
