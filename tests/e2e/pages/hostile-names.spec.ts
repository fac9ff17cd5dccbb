import type { Locator } from '@playwright/test';
import { callCallable } from '@/scripts/stack/callable-client';
import { addToGroup, inviteGroup } from '@/lib/groups/contract';
import { joinAsGuest } from '@/lib/invites/contract';
import { expectHarmless, markup, wide } from '@/tests/support/hostile-names';
import { makeGroup } from '@/tests/support/make/make-group';
import { makeInvite } from '@/tests/support/make/make-invite';
import { chooseInMenuOf } from '@/tests/support/browser/choose-in-menu-of';
import { chooseOption } from '@/tests/support/browser/choose-option';
import { getIdToken } from '@/tests/support/person';
import { misleading } from '@/tests/support/misleading-names';
import { setInside } from '@/tests/support/make/set-inside';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 } };

test('Names with markup and very wide names are harmless on every page', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [host, member] = await Promise.all([makePerson(markup), makePerson(wide)]);
  const room = await makeRoom({ host, name: markup, members: [{ person: member, profile: 'host' }] });
  const wideRoom = await makeRoom({ host, name: wide });
  const { code, path } = await makeInvite(host, room.roomId, { note: wide });
  const input = { code, name: wide };
  await callCallable(stackEnvironment().appUrl, '', joinAsGuest, input);
  const { groupId } = await makeGroup(admin, await getIdToken(host), [markup, wide], wide);
  await makeGroup(admin, await getIdToken(host), [wide], markup);
  await setInside(room, host, true);
  await setInside(room, member, true);

  const page = await openAs(host, phone);
  await page.goto('/rooms');
  await expect(page.getByText('Live, 2 inside')).toBeVisible();
  await expect(page.getByRole('link', { name: wideRoom.name, exact: true })).toBeVisible();
  await expectHarmless(page);

  await page.goto(room.path);
  await expect(page.getByRole('heading', { name: markup })).toBeVisible();
  await page.getByText('1 person came by it').click();
  await expect(page.getByRole('region', { name: 'Invites' }).getByText('Guest')).toBeVisible();
  await expectHarmless(page);

  await page.goto(`${room.path}/settings`);
  await expect(page.getByRole('heading', { name: 'Room settings' })).toBeVisible();
  await expectHarmless(page);
  await page.goto('/account');
  await expect(page.getByLabel('What others in a room see')).toHaveValue(markup);
  await expectHarmless(page);
  await page.goto(`/groups/${groupId}`);
  await expect(page.getByRole('listitem').filter({ hasText: markup })).toBeVisible();
  await expectHarmless(page);

  await page.goto('/groups');
  await expect(page.getByRole('link', { name: wide })).toBeVisible();
  await expect(page.getByRole('link', { name: markup })).toBeVisible();
  await expectHarmless(page);

  const nobody = await openAs(null, phone);
  await nobody.goto(path);
  await expect(nobody.getByText(`${markup} invites you. You come in as a learner.`)).toBeVisible();
  await expect(nobody.getByText(wide)).toBeVisible();
  await expectHarmless(nobody);
});

test('Dialogs show any name of a person, room or group inside their frame', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const guestName = `${wide.slice(1)}G`;
  const [host, member] = await Promise.all([makePerson(markup), makePerson(wide)]);
  const room = await makeRoom({ host, name: wide, members: [{ person: member, profile: 'learner' }] });
  const { code, path } = await makeInvite(host, room.roomId);
  await callCallable(stackEnvironment().appUrl, '', joinAsGuest, { code, name: guestName });
  const { groupId } = await makeGroup(admin, await getIdToken(host), [markup, wide], wide);
  await makeGroup(admin, await getIdToken(host), ['Ada'], markup);
  const page = await openAs(host, phone);
  const dialog = page.getByRole('dialog');

  await page.goto(room.path);
  const choose = (item: string | RegExp) =>
    chooseInMenuOf(page, page.getByRole('button', { name: `More about ${guestName}` }), item);
  await choose('This is one of my learners…');
  await expect(dialog).toContainText(`${guestName} is one of my learners`);
  await dialog.getByRole('combobox', { name: 'Learner' }).click();
  await page.getByRole('option', { name: wide }).first().click();
  await expectHarmless(page);
  await page.keyboard.press('Escape');
  await choose('Add to a group…');
  await chooseOption(dialog.getByRole('combobox', { name: 'Group' }), wide);
  await expectHarmless(page);
  await page.keyboard.press('Escape');
  await choose(/^Remove from the room/);
  await expect(dialog).toContainText(`Remove ${guestName}`);
  await expectHarmless(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${guestName} is out of the room.`)).toBeVisible();
  await expectHarmless(page);
  await page.getByRole('button', { name: 'Give up my place' }).click();
  await expect(dialog).toContainText('This room is yours, and a room needs an owner.');
  await expectHarmless(page);

  await page.goto(`${room.path}/settings`);
  await page.getByRole('button', { name: 'Delete this room' }).click();
  await expect(dialog).toContainText(`Type ${wide} to confirm.`);
  await expectHarmless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Hand it to' }).click();
  await page.getByRole('option').click();
  await page.getByRole('button', { name: 'Offer the room' }).click();
  await expect(page.getByText(`You have offered this room to ${wide}.`)).toBeVisible();
  await expectHarmless(page);

  const memberPage = await openAs(member, phone);
  await memberPage.goto(room.path);
  await expect(memberPage.getByText(`${markup} would like to hand this room over to you.`)).toBeVisible();
  await memberPage.getByRole('button', { name: 'Give up my place' }).click();
  await expect(memberPage.getByRole('alertdialog', { name: `Leave ${wide}` })).toBeVisible();
  await expectHarmless(memberPage);

  const nobody = await openAs(null, phone);
  await nobody.goto(`/sign-in?next=${encodeURIComponent(path)}`);
  await expect(nobody.getByText(`Then straight on to ${wide}.`)).toBeVisible();
  await expectHarmless(nobody);

  await page.goto('/rooms');
  await page.getByRole('button', { name: `More about ${wide}` }).click();
  await page.getByRole('menuitem', { name: /^Archive/ }).click();
  await expect(page.getByText('Archived. You find it at the end of the list.')).toBeVisible();
  await expectHarmless(page);

  await page.goto(`/groups/${groupId}`);
  const dialogs = [
    ...['New PIN', 'Stop the card', 'Move to another group', 'Delete the learner'].map(
      (item) => [`More about ${wide}`, item] as const,
    ),
    ['More about this group', 'Rename the group'],
    ['More about this group', 'Delete the group'],
  ] as const;
  for (const [menu, item] of dialogs) {
    const opener = page.getByRole('button', { name: menu, exact: true });
    await chooseInMenuOf(page, opener, item);
    const opened = dialog.or(page.getByRole('alertdialog'));
    await expect(opened).toBeVisible();
    await expectHarmless(page);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('Questions before people leave a group or room show any name harmlessly', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [host, grace] = await Promise.all([makePerson('Emmy Noether'), makePerson('Grace Hopper')]);
  const token = await getIdToken(host);
  const { appUrl } = stackEnvironment();
  const { groupId } = await makeGroup(admin, token, ['Ada']);
  await callCallable(appUrl, token, addToGroup, { groupId, email: grace.email });
  const { roomId } = await makeRoom({ host });
  await callCallable(appUrl, token, inviteGroup, { groupId, roomId, profile: 'learner' });
  const person = admin.firestore.doc(`groups/${groupId}/people/${grace.uid}`);
  const listing = admin.firestore.doc(`users/${host.uid}/rooms/${roomId}`);
  const page = await openAs(host, { viewport: { width: 390, height: 844 } });
  await page.goto(`/groups/${groupId}`);
  const dialog = page.getByRole('alertdialog');
  const row = page
    .getByRole('region', { name: 'People' })
    .getByRole('listitem')
    .filter({ hasText: 'Account' });
  const room = page.getByRole('region', { name: 'Rooms' }).getByRole('listitem');
  const expectAsked = async (question: string, opener: Locator) => {
    await expect(dialog).toContainText(question);
    await expectHarmless(page);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // The focus returns a moment later; a key before that would go to the wrong element.
    await expect(opener).toBeFocused();
  };
  for (const name of [markup, wide, ...misleading]) {
    await Promise.all([person.update({ name }), listing.update({ name })]);
    await expect(row).toContainText(name);
    await expect(room).toContainText(name);
    await expectHarmless(page);
    await row.getByRole('button').press('Enter');
    await page.getByRole('menuitem', { name: 'Take out of the group' }).press('Enter');
    await expectAsked(`Take ${name} out of the group`, row.getByRole('button'));
    await room.getByRole('button').press('Enter');
    await expectAsked(`Everyone of the group leaves ${name} at once`, room.getByRole('button'));
  }
});
