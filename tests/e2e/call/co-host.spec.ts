import type { Page } from '@playwright/test';
import { chooseInMenuOf } from '@/tests/support/browser/choose-in-menu-of';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall, tileOf } from './support/join-call';
import { shareScreen } from './support/share-screen';
import { noticeOf } from './support/notice-of';

const peopleOf = (page: Page) => page.getByRole('complementary', { name: 'People' });
const rowOf = (page: Page, name: string) => peopleOf(page).getByRole('listitem').filter({ hasText: name });
const menuOf = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: `What you can do about ${name}` });
const choose = (page: Page, name: string, item: string): Promise<void> =>
  chooseInMenuOf(page, menuOf(page, name), item);

// Menus, dialogs and notices come and go here as people see them.
test.use({ hasFades: true, contextOptions: { reducedMotion: 'no-preference' } });

test('A host makes and unmakes a co-host, stops what they send, and asks for more', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'participant' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await emmyPage.setViewportSize({ width: 390, height: 844 });
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);

  await emmyPage.getByRole('button', { name: 'More' }).click();
  await emmyPage.getByRole('menuitem', { name: /^People/ }).click();
  // Once it has faded it gives the focus back, which would close the next one.
  await expect(emmyPage.getByRole('menu')).toHaveCount(0);
  await menuOf(emmyPage, ada.name).press('Enter');
  await expect(emmyPage.getByRole('menuitem', { name: 'Mute' })).toBeVisible();
  await expectNoAxeViolations(emmyPage);
  await emmyPage.getByRole('menuitem', { name: 'Make co-host' }).press('Enter');
  await expect(rowOf(emmyPage, ada.name)).toContainText('Co-host');
  await expect(noticeOf(adaPage, 'Emmy Noether changed your role. It is now: Co-host.')).toBeVisible();

  // A co-host has the shield and the menus, and none over the owner; a reload keeps the role.
  await adaPage.reload();
  await expectInCall(adaPage);
  await expect(adaPage.getByRole('button', { name: 'Shield' })).toBeVisible();
  await adaPage.getByRole('button', { name: /^People/ }).click();
  await menuOf(adaPage, emmy.name).click();
  for (const item of ['Mute', 'Change role…', 'Remove…', 'Ban…']) {
    const denied = adaPage.getByRole('menuitem', { name: new RegExp(`^${item}`) });
    await expect(denied).toHaveAttribute('aria-disabled', 'true');
    await expect(denied).toHaveAccessibleDescription(/Nobody can remove, demote or mute the owner\.$/);
  }
  await adaPage.keyboard.press('Escape');
  await shareScreen(adaPage);
  await expect(adaPage.getByRole('button', { name: 'Stop sharing the screen' })).toBeVisible();

  await choose(emmyPage, ada.name, 'Stop screen share');
  await expect(noticeOf(adaPage, 'Emmy Noether ended your screen share. You can share again.')).toBeVisible();
  await adaPage.getByRole('button', { name: 'Turn on again' }).click();
  await expect(adaPage.getByRole('button', { name: 'Stop sharing the screen' })).toBeVisible();

  await choose(emmyPage, ada.name, 'Mute');
  await expect(noticeOf(adaPage, 'Emmy Noether turned your microphone off.')).toBeVisible();
  await expect(tileOf(adaPage, 'You')).toHaveAccessibleName(/, microphone off/);
  await choose(emmyPage, ada.name, 'Ask to unmute');
  const asked = adaPage
    .getByRole('status')
    .filter({ hasText: 'Emmy Noether asks you to turn your microphone on.' });
  await expect(asked).toBeVisible();
  await expect(tileOf(adaPage, 'You')).toHaveAccessibleName(/, microphone off/);
  await asked.getByRole('button', { name: 'Turn on' }).click();
  await expect(tileOf(adaPage, 'You')).not.toHaveAccessibleName(/microphone off/);
  await expect(asked).toHaveCount(0);

  await choose(emmyPage, ada.name, 'Stop camera');
  await expect(
    noticeOf(adaPage, 'Emmy Noether turned your camera off. You can turn it on again.'),
  ).toBeVisible();
  await expect(tileOf(adaPage, 'You')).toHaveAccessibleName(/, camera off/);
  await adaPage.getByRole('button', { name: 'Turn on again' }).click();
  await expect(adaPage.getByRole('button', { name: 'Turn camera off' })).toBeVisible();

  // Taken back: what they still send as a co-host ends, and the page says who and why.
  await emmyPage.setViewportSize({ width: 1280, height: 720 });
  await expect(emmyPage.getByLabel(`Screen of ${ada.name}`)).toBeVisible();
  await choose(emmyPage, ada.name, 'Take co-host back…');
  const dialog = emmyPage.getByRole('dialog', { name: 'Change Ada Lovelace’s role' });
  // What she is when nothing is lent to her.
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveText('Participant');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await emmyPage.getByRole('option', { name: 'Listener' }).click();
  await expectNoAxeViolations(emmyPage);
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(rowOf(emmyPage, ada.name)).toContainText('Listener');
  await expect(noticeOf(adaPage, 'Emmy Noether changed your role. It is now: Listener.')).toBeVisible();
  await expect(adaPage.getByRole('button', { name: 'Shield' })).toHaveCount(0);
  await expect(adaPage.getByRole('button', { name: 'Turn microphone on' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(emmyPage.getByLabel(`Screen of ${ada.name}`)).toHaveCount(0);

  // Allowed again, one press goes on with all of it.
  await choose(emmyPage, ada.name, 'Make co-host');
  await adaPage.getByRole('button', { name: 'Turn on again' }).click();
  await expect(emmyPage.getByLabel(`Screen of ${ada.name}`)).toBeVisible();
  await expect(tileOf(emmyPage, ada.name)).not.toHaveAccessibleName(/microphone off/);
});
