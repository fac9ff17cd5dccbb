import type { Page } from '@playwright/test';
import { listRoomAudit } from '@/lib/audit/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { makeInvite } from '@/tests/support/make-invite';
import { getIdToken, type Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall, tileOf } from './support/join-call';
import { watchListens } from './support/watch-listens';
import { noticeOf } from './support/notice-of';

const peopleOf = (page: Page) => page.getByRole('complementary', { name: 'People' });
const rowOf = (page: Page, name: string) => peopleOf(page).getByRole('listitem').filter({ hasText: name });
const menuOf = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: `What you can do about ${name}` });
const choose = async (page: Page, name: string, item: string): Promise<void> => {
  // The menu before this one fades out, and a press beside it would only close it.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('A host makes somebody a co-host and takes it back, stops what they send and asks for more; they learn by whom, and go on', async ({
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

  await emmyPage.getByRole('button', { name: /^People/ }).click();
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
  await adaPage.getByRole('button', { name: 'Share screen' }).click();
  await expect(adaPage.getByRole('button', { name: 'Stop sharing the screen' })).toBeVisible();

  await choose(emmyPage, ada.name, 'Stop screen share');
  await expect(noticeOf(adaPage, 'Emmy Noether ended your screen share. You can share again.')).toBeVisible();
  await adaPage.getByRole('button', { name: 'Turn on again' }).click();
  await expect(adaPage.getByRole('button', { name: 'Stop sharing the screen' })).toBeVisible();

  await choose(emmyPage, ada.name, 'Mute');
  await expect(noticeOf(adaPage, 'Emmy Noether turned your microphone off.')).toBeVisible();
  await expect(tileOf(adaPage, 'You')).toHaveAccessibleName(/, microphone off/);
  await expect(menuOf(emmyPage, ada.name)).not.toHaveAttribute('aria-busy', 'true');
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

test('A host lowers a hand and says for ten minutes what one person may; anybody reports, to all hosts but the one it is about', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada, grace] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Grace Hopper'),
  ]);
  const members = [
    { person: ada, profile: 'learner' as const },
    { person: grace, profile: 'co-host' as const },
  ];
  const room = await makeRoom({ host: emmy, members });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await emmyPage.getByRole('button', { name: /^People/ }).click();

  await adaPage.getByRole('button', { name: 'Raise hand' }).click();
  await choose(emmyPage, ada.name, 'Lower hand');
  await expect(noticeOf(adaPage, 'Emmy Noether lowered your hand.')).toBeVisible();
  await menuOf(emmyPage, ada.name).click();
  await expect(emmyPage.getByRole('menuitem', { name: 'Report…' })).toBeVisible();
  await expect(emmyPage.getByRole('menuitem', { name: 'Lower hand' })).toHaveCount(0);
  await emmyPage.keyboard.press('Escape');

  await choose(emmyPage, ada.name, 'What they may do…');
  const may = emmyPage.getByRole('dialog', { name: 'What Ada Lovelace may do' });
  await may.getByRole('combobox', { name: 'What I change holds' }).click();
  await emmyPage.getByRole('option', { name: 'For 10 minutes' }).click();
  const share = may.getByRole('listitem').filter({ hasText: 'Share the screen' });
  await expect(share).toContainText('They must ask.');
  await share.getByRole('radio', { name: 'Yes' }).click();
  await expect(share.getByRole('status')).toContainText('Until ');
  await expectNoAxeViolations(emmyPage);
  await adaPage.getByRole('button', { name: 'Share screen' }).click();
  await expect(adaPage.getByRole('button', { name: 'Stop sharing the screen' })).toBeVisible();
  await share.getByRole('radio', { name: 'Role' }).click();
  await expect(share.getByRole('status')).toHaveText('They must ask.');
  await expect(noticeOf(adaPage, 'Emmy Noether changed what you may do.')).toBeVisible();
  await expect(adaPage.getByRole('button', { name: 'Share screen' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  // The hand is no track: her page follows all the same, and whoever presses where they may not reads why.
  const hand = may.getByRole('listitem').filter({ hasText: 'Raise a hand' });
  await hand.getByRole('radio', { name: 'No' }).click();
  const raise = adaPage.getByRole('button', { name: 'Raise hand' });
  await expect(raise).toHaveAttribute('aria-disabled', 'true');
  await adaPage.getByRole('group', { name: 'People in the call' }).click({ position: { x: 2, y: 2 } });
  await adaPage.keyboard.press('h');
  await expect(noticeOf(adaPage, 'A host switched this off for you')).toBeVisible();
  await hand.getByRole('radio', { name: 'Yes' }).click();
  await expect(raise).not.toHaveAttribute('aria-disabled', 'true');
  await adaPage.keyboard.press('h');
  await expect(adaPage.getByRole('button', { name: 'Your hand is up' })).toBeVisible();
  await adaPage.keyboard.press('h');
  await expect(raise).toBeVisible();

  await adaPage.getByRole('button', { name: /^People/ }).click();
  await choose(adaPage, emmy.name, 'Report…');
  const report = adaPage.getByRole('dialog', { name: 'Report Emmy Noether' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Write in a few words what has happened.')).toBeVisible();
  await report.getByLabel('What has happened?').fill('She took my screen away.');
  await expectNoAxeViolations(adaPage);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(noticeOf(adaPage, 'Your report about Emmy Noether is in the room’s log.')).toBeVisible();

  const reportsFor = async (person: Person) => {
    const question = { roomId: room.roomId, filter: {}, cursor: null };
    const { appUrl } = stackEnvironment();
    const page = await callCallable(appUrl, await getIdToken(person), listRoomAudit, question);
    return page.entries.filter(({ action }) => action === 'person-reported').map(({ reason }) => reason);
  };
  expect(await reportsFor(grace)).toEqual(['She took my screen away.']);
  expect(await reportsFor(emmy)).toEqual([]);
});

test('Somebody who was removed or banned is out, reads by whom, and comes back by no link; a guest neither by another name', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/token|\/api\/callable\//, 'The server refuses whoever was removed or banned.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const invite = await makeInvite(emmy, room.roomId);
  const [emmyPage, adaPage, guestPage] = await Promise.all([openAs(emmy), openAs(ada), openAs(null)]);
  const [adaListens, guestListens] = [adaPage, guestPage].map((page) => watchListens(page, room));
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await guestPage.goto(invite.path);
  await guestPage.getByLabel('Your name').fill('Sophie Germain');
  await guestPage.getByLabel('Your name').press('Enter');
  await guestPage.getByRole('button', { name: 'Join', exact: true }).click();
  await expectInCall(guestPage);

  await emmyPage.getByRole('button', { name: /^People/ }).click();
  await menuOf(emmyPage, 'Sophie Germain').click();
  await expect(emmyPage.getByRole('menuitem', { name: /^Make co-host/ })).toContainText(
    'Only people with an account can run a room.',
  );
  await emmyPage.keyboard.press('Escape');

  await choose(emmyPage, ada.name, 'Remove…');
  const removal = emmyPage.getByRole('dialog', { name: `Remove ${ada.name}` });
  const why = removal.getByLabel('Why, if you want to say');
  await expect(why).toBeFocused();
  await expectNoAxeViolations(emmyPage);
  expect([adaListens?.(), guestListens?.()]).toEqual([true, true]);
  await why.fill('Shouts at the others');
  await emmyPage.keyboard.press('Enter');
  await expect(adaPage.getByRole('heading', { name: 'You were removed from this room' })).toBeVisible();
  await expect(adaPage.getByText('Emmy Noether took you out of the room.')).toBeVisible();
  await expect.poll(() => adaListens?.(), 'the page listens to the room no longer').toBe(false);
  await expect(rowOf(emmyPage, ada.name)).toHaveCount(0);
  await adaPage.goto(room.livePath);
  await expect(
    adaPage.getByText('You have been removed from this room.').and(adaPage.locator(':visible')),
  ).toBeVisible();

  await choose(emmyPage, 'Sophie Germain', 'Ban…');
  const ban = emmyPage.getByRole('dialog', { name: 'Ban Sophie Germain' });
  await expect(ban).toContainText('nobody comes in as a guest on that device again');
  await expectNoAxeViolations(emmyPage);
  await ban.getByLabel('Why, if you want to say').fill('Drew over the board of others');
  await ban.getByRole('button', { name: 'Ban Sophie Germain' }).click();
  await expect(guestPage.getByText('Emmy Noether closed this room to you.')).toBeVisible();
  await expect.poll(() => guestListens?.(), 'nor does that of whoever was banned').toBe(false);
  const log = await callCallable(stackEnvironment().appUrl, await getIdToken(emmy), listRoomAudit, {
    roomId: room.roomId,
    filter: {},
    cursor: null,
  });
  const reasonOf = (deed: string) =>
    log.entries.find(({ action, reason }) => action === deed && reason !== undefined)?.reason;
  expect(reasonOf('person-banned')).toBe('Drew over the board of others');
  expect(reasonOf('member-removed')).toBe('Shouts at the others');

  // A link that was made after the ban, another name, nobody signed in, the same device.
  const later = await makeInvite(emmy, room.roomId);
  const kept = await guestPage.evaluate(() => localStorage.getItem('chalktalk-guest-device'));
  expect(kept).toMatch(/^[0-9a-f]{32}$/);
  const device = { name: 'chalktalk-guest-device', value: kept ?? '' };
  const origins = [{ origin: stackEnvironment().appUrl, localStorage: [device] }];
  const otherPage = await openAs(null, { storageState: { cookies: [], origins } });
  await otherPage.goto(later.path);
  const name = otherPage.getByLabel('Your name');
  await name.fill('Monsieur Le Blanc');
  await name.press('Enter');
  await expect(otherPage.getByText('This room is closed to you.')).toBeVisible();

  await emmyPage.goto(room.path);
  await emmyPage.getByRole('button', { name: 'Banned people' }).click();
  const bans = emmyPage.getByRole('dialog', { name: 'Banned people' });
  await bans.getByRole('button', { name: 'Lift the ban of Sophie Germain' }).click();
  await expect(
    bans.getByText('Lifted. They may come back once somebody adds or invites them again.'),
  ).toBeVisible();
  await expectNoAxeViolations(emmyPage);
  await name.press('Enter');
  await otherPage.getByRole('button', { name: 'Join', exact: true }).click();
  await expectInCall(otherPage);
});
