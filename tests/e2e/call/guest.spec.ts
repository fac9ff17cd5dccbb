import { peekInvite } from '@/lib/invites/contract';
import { endSession } from '@/lib/rooms/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { makeInvite } from '@/tests/support/make-invite';
import { getIdToken, newCredentials } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { tabTo } from '@/tests/support/tab-to';
import { expect, test } from '@/tests/support/test';
import type { Page } from '@playwright/test';
import { cameraOf, expectInCall, joinCall, tileOf } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';

const permissions = ['camera', 'microphone', 'clipboard-read', 'clipboard-write'];
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('Without a mouse a host makes a room and a link, and a guest comes by it on a phone, is let in, mutes and leaves', async ({
  openAs,
  makePerson,
  problems,
}) => {
  problems.allow(/\/token/, 'The server refuses whoever waits.');
  const emmy = await makePerson('Emmy Noether');
  const host = await openAs(null, { permissions });
  await host.goto('/sign-in');
  await expect(host.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await tabTo(host.getByLabel('E-mail'));
  await host.keyboard.type(emmy.email);
  await tabTo(host.getByLabel('Password', { exact: true }));
  await host.keyboard.type(emmy.password);
  await host.keyboard.press('Enter');
  await tabTo(host.getByRole('button', { name: 'Make the first room' }));
  await host.keyboard.press('Enter');
  const dialog = host.getByRole('dialog', { name: 'New room' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await host.keyboard.type('Waves on a string');
  await host.keyboard.press('Tab');
  await host.keyboard.press('ArrowDown');
  await host.getByRole('option', { name: /^Study group/ }).press('Enter');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await dialog.getByLabel('Name').press('Enter');
  await expect(host.getByRole('heading', { name: 'Waves on a string' })).toBeVisible();

  const create = host.getByRole('button', { name: 'New invite' });
  await tabTo(create);
  await host.keyboard.press('Enter');
  await tabTo(host.getByRole('dialog', { name: 'New invite' }).getByLabel('Note'));
  await host.keyboard.type('Bring a compass');
  await host.keyboard.press('Enter');
  await tabTo(host.getByRole('dialog').getByRole('button', { name: 'Copy link' }));
  await host.keyboard.press('Enter');
  await expect(host.getByRole('dialog').getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await readClipboard(host);
  await host.keyboard.press('Escape');
  await expect(create).toBeFocused();

  await tabTo(host.getByRole('link', { name: 'Join', exact: true }));
  await host.keyboard.press('Enter');
  const join = host.getByRole('button', { name: 'Join', exact: true });
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  await tabTo(join);
  await host.keyboard.press('Enter');
  await expectInCall(host);
  await tabTo(host.getByRole('button', { name: 'Copy the link' }));
  await host.keyboard.press('Enter');
  await expect(host.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const code = /\/j\/(\S{22})$/.exec(await readClipboard(host))?.[1] ?? '';
  // Live it is as soon as the media server has said so.
  await expect
    .poll(() => callCallable(stackEnvironment().appUrl, '', peekInvite, { code }))
    .toMatchObject({ roomName: 'Waves on a string', profile: 'participant', isLive: true });

  const page = await openAs(null, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(link);
  await expect(page.getByText('Emmy Noether invites you. You come in as a participant.')).toBeVisible();
  await expect(page.getByText('Live now')).toBeVisible();
  await expect(page.getByText('after 30 days without you it is removed')).toBeVisible();
  await expectNoAxeViolations(page);
  await tabTo(page.getByLabel('Your name'));
  const sophie = '<b>Sophie</b> Germain';
  await page.keyboard.type(sophie);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/live$/);
  const knock = page.getByRole('button', { name: 'Ask to join' });
  await expect(knock).toBeVisible();
  await tabTo(knock);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The host knows you are here.' })).toBeFocused();
  await tabTo(host.getByRole('button', { name: 'See who waits' }));
  await host.keyboard.press('Enter');
  await tabTo(host.getByRole('button', { name: `Admit ${sophie}`, exact: true }));
  await host.keyboard.press('Enter');
  await expectInCall(page);

  await expectMovingPicture(cameraOf(host, sophie));
  await expect(tileOf(host, sophie)).toHaveAccessibleName(/, guest/);
  await expect(tileOf(host, sophie).getByText('Guest', { exact: true })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Turn microphone off' }));
  await page.keyboard.press('Enter');
  await expect(tileOf(host, sophie)).toHaveAccessibleName(/, microphone off/);
  const people = host.getByRole('complementary', { name: 'People' });
  await expect(people.getByRole('listitem').filter({ hasText: sophie })).toContainText('Participant, guest');

  const more = page.getByRole('button', { name: 'More', exact: true });
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  await page.keyboard.press('End');
  await expect(leave).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Keep my place' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A guest who has not come for 30 days is removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep my place' })).toBeVisible();
  await expect(people.getByRole('listitem').filter({ hasText: sophie })).toHaveCount(0);

  // Wherever a guest finds their rooms or themselves, it is said how long that lasts.
  for (const place of ['/rooms', '/account']) {
    await page.goto(place);
    await expect(page.getByText('A guest who has not come for 30 days is removed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep my place' })).toBeVisible();
    await expectNoAxeViolations(page);
  }
  await tabTo(page.getByRole('button', { name: 'Keep my place' }));
  await page.keyboard.press('Enter');
  const { email, password } = newCredentials('Sophie Germain');
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page.getByRole('dialog').getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep my place' })).toHaveCount(0);
});

test('A guest keeps their place when the call is over, in the same tab, and stays who they are', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const { path } = await makeInvite(emmy, room.roomId);
  const page = await openAs(null);
  await page.goto(path);
  await page.getByLabel('Your name').fill('Sophie Germain');
  await page.getByRole('button', { name: 'Join as guest' }).click();
  await expect(page).toHaveURL(room.livePath);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expectInCall(page);
  const copy = page.getByRole('button', { name: 'Copy the link' });
  await expect(copy).toHaveAttribute('aria-disabled', 'true');
  await expect(copy).toHaveAccessibleDescription(/With your role in this room you cannot add people/);

  await callCallable(stackEnvironment().appUrl, await getIdToken(emmy), endSession, { roomId: room.roomId });
  await expect(page.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
  await expect(page.getByText('A guest who has not come for 30 days is removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my place' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep my place' });
  const { email, password } = newCredentials('Sophie Germain');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Make it an account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Keep my place' })).toHaveCount(0);
  const members = admin.firestore.collection(`rooms/${room.roomId}/members`);
  const [member] = (await members.where('name', '==', 'Sophie Germain').get()).docs;
  expect(member?.data()).toMatchObject({ kind: 'account', profile: 'learner' });
  // Nor does the host read under their link that a guest came by it.
  const uses = await admin.firestore.collectionGroup('uses').where('uid', '==', member?.id).get();
  expect(uses.docs.map((use) => use.get('kind') as string)).toEqual(['account']);

  const other = await openAs(null);
  await other.goto('/sign-in');
  await other.getByLabel('E-mail').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('link', { name: room.name, exact: true })).toBeVisible();
});

test('A guest’s name of markup, and one without end, are harmless in the call', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const markup = '<img src=x onerror=alert(1)>';
  const wide = 'W'.repeat(60);
  const room = await makeRoom({ host: emmy, name: markup });
  const { path } = await makeInvite(emmy, room.roomId);
  const host = await openAs(emmy, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await joinCall(host, room);
  const guests = await Promise.all(
    [markup, wide].map(async (name) => {
      const page = await openAs(null);
      await page.goto(path);
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Join as guest' }).click();
      await page.getByRole('button', { name: 'Join', exact: true }).click();
      await expectInCall(page);
      return page;
    }),
  );
  await expect(tileOf(host, markup)).toBeVisible();
  await expect(tileOf(host, wide)).toBeVisible();
  await host.getByRole('button', { name: 'People, 3 in the room' }).click();
  const people = host.getByRole('complementary', { name: 'People' });
  for (const name of [markup, wide]) await expect(people).toContainText(name);
  for (const view of [host, ...guests]) {
    await expect(view.getByText(markup).first()).toBeVisible();
    await expect(view.locator('img[src="x"]')).toHaveCount(0);
    const spill = await view.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spill).toBeLessThanOrEqual(0);
  }
});
