import { peekInvite } from '@/lib/invites/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { newCredentials } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { tabTo } from '@/tests/support/browser/tab-to';
import { expect, test } from '@/tests/support/test';
import type { Page } from '@playwright/test';
import { cameraOf, expectInCall, tileOf } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';

const permissions = ['camera', 'microphone', 'clipboard-read', 'clipboard-write'];
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('Without a mouse a guest comes by a link on a phone, leaves and gets an account', async ({
  openAs,
  makePerson,
  admin,
  problems,
}) => {
  problems.allow(/\/token/, 'The server refuses a guest who waits.');
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
  await expect(dialog.getByRole('combobox', { name: 'What it is for' })).toBeFocused();
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
  await tabTo(host.getByRole('button', { name: `Admit ${sophie}`, exact: true }));
  await host.keyboard.press('Enter');
  await expectInCall(page);

  await expectMovingPicture(cameraOf(host, sophie));
  await expect(tileOf(host, sophie)).toHaveAccessibleName(/, guest/);
  await expect(tileOf(host, sophie).getByText('Guest', { exact: true })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Turn microphone off' }));
  await page.keyboard.press('Enter');
  await expect(tileOf(host, sophie)).toHaveAccessibleName(/, microphone off/);
  await host.getByRole('button', { name: /^People/ }).press('Enter');
  const people = host.getByRole('complementary', { name: 'People' });
  await people.getByRole('button', { name: 'Invite' }).press('Enter');
  const invite = host.getByRole('dialog', { name: 'Invite people' });
  await expect(invite.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/j\//);
  await expect(invite.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectNoAxeViolations(host);
  await host.keyboard.press('Escape');
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

  // In the room they are the same person, now with an account, and so is their use of the link.
  const [, roomId = ''] = /\/rooms\/([^/]+)\//.exec(host.url()) ?? [];
  const members = admin.firestore.collection(`rooms/${roomId}/members`);
  const [member] = (await members.where('name', '==', sophie).get()).docs;
  expect(member?.data()).toMatchObject({ kind: 'account', profile: 'participant' });
  const uses = await admin.firestore.collectionGroup('uses').where('uid', '==', member?.id).get();
  expect(uses.docs.map((use) => use.get('kind') as string)).toEqual(['account']);
});
