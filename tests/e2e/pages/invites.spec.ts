import type { Page } from '@playwright/test';
import type { Timestamp } from 'firebase-admin/firestore';
import { formatDay } from '@/lib/core/dates';
import { redeemInvite, revokeInvite } from '@/lib/invites/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeInvite } from '@/tests/support/make/make-invite';
import { getIdToken, type Person } from '@/tests/support/person';
import { readQrCode } from '@/tests/support/browser/read-qr-code';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const redeem = async (person: Person, code: string) =>
  callCallable(stackEnvironment().appUrl, await getIdToken(person), redeemInvite, { code });

const note = 'Bring a <b>compass</b>';

test('A host makes an invite, shows its QR code, takes it back and undoes that', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy, clipboard);
  // A browser under test has no share sheet of the system; this one closes without sharing.
  await page.addInitScript(() => {
    navigator.share = (data) => {
      sessionStorage.setItem('shared', JSON.stringify(data));
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await page.goto(room.path);
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'New invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'New invite' });
  await dialog.getByRole('combobox', { name: 'Number of uses' }).click();
  await page.getByRole('option', { name: '5 people' }).click();
  await dialog.getByRole('combobox', { name: 'It works for' }).click();
  await page.getByRole('option', { name: '7 days' }).click();
  await dialog.getByLabel('Note').fill('For the Tuesday group');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();

  const ready = page.getByRole('dialog', { name: 'The link is ready' });
  const link = await ready.getByLabel('Link', { exact: true }).inputValue();
  expect(await readQrCode(ready.getByRole('img', { name: `QR code of the link ${link}` }))).toBe(link);
  await ready.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => sessionStorage.getItem('shared'))).toBe(
    JSON.stringify({ title: room.name, url: link }),
  );
  await expectNoAxeViolations(page);
  await ready.getByRole('button', { name: 'Done' }).first().click();

  const invites = page.getByRole('region', { name: 'Invites' });
  await expect(invites.getByText('For the Tuesday group')).toBeVisible();
  await expect(invites.getByText('0 of 5 came by it')).toBeVisible();
  const [made] = (await admin.firestore.collection('invites').where('roomId', '==', room.roomId).get()).docs;
  const { createdAt, expiresAt } = made?.data() as { createdAt: number; expiresAt: Timestamp };
  expect(expiresAt.toMillis() - createdAt).toBe(7 * 86_400_000);
  await expect(invites.getByText(`until ${formatDay(expiresAt.toMillis(), Date.now())}`)).toBeVisible();
  await invites.getByRole('button', { name: /^More about: / }).click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  await expect(invites.getByText('The link no longer works.')).toBeVisible();
  await invites.getByRole('button', { name: 'Undo taking back: Learner link' }).click();
  await expect(invites.getByRole('button', { name: 'Copy link' })).toBeVisible();

  const copied: string[] = [];
  for (const _ of ['first', 'second']) {
    await page.getByRole('button', { name: 'Copy learner link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    copied.push(await readClipboard(page));
  }
  expect(copied[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/j\/[A-Za-z0-9_-]{22}$/);
  expect(copied[1]).toBe(copied[0]);
});

test('A person with an account signs in on the way and joins under their name', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy });
  const { path } = await makeInvite(emmy, room.roomId, { note });
  const page = await openAs(null);
  await page.goto(path);
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(path);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Join as ${ada.name}` }).click();
  await expect(page).toHaveURL(room.livePath);
});

test('A link to run a room says that it needs an account, and leads to sign-up', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  await page.goto(room.path);
  await page.getByRole('button', { name: 'New invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'New invite' });
  const profile = dialog.getByRole('combobox', { name: 'They come in as' });
  await expect(profile).not.toHaveAccessibleDescription(/account/);
  await profile.click();
  await page.getByRole('option', { name: 'Co-host' }).click();
  await expect(profile).toHaveAccessibleDescription(/They need an account for this link/);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const ready = page.getByRole('dialog', { name: 'The link is ready' });
  const link = await ready.getByLabel('Link', { exact: true }).inputValue();

  const visitor = await openAs(null, { viewport: { width: 390, height: 844 } });
  await visitor.goto(link);
  await expect(visitor.getByText(/and need an account for that/)).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Join as guest' })).toHaveCount(0);
  await expectNoAxeViolations(visitor);
  await expect(visitor.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await visitor.getByRole('link', { name: 'Create an account' }).click();
  await expect(visitor).toHaveURL(`/sign-up?next=${encodeURIComponent(new URL(link).pathname)}`);
});

test('Revoked, expired, used-up and unknown links say the same and lead on', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
  admin,
}) => {
  problems.allow(/api\/callable\/(peek|open)Invite/, 'The links do not work.');
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const [revoked, expired, usedUp] = [
    await makeInvite(emmy, room.roomId, { note }),
    await makeInvite(emmy, room.roomId, { note }),
    await makeInvite(emmy, room.roomId, { note, limit: 1 }),
  ];
  const input = { roomId: room.roomId, inviteId: revoked.inviteId, isRevoked: true };
  await callCallable(stackEnvironment().appUrl, await getIdToken(emmy), revokeInvite, input);
  await admin.firestore.doc(`invites/${expired.inviteId}`).update({ expiresAt: new Date(Date.now() - 1) });
  const ada = await makePerson('Ada Lovelace');
  await redeem(ada, usedUp.code);
  const page = await openAs(null, clipboard);
  const seen: string[] = [];
  for (const address of [revoked.path, expired.path, usedUp.path, `/j/${'A'.repeat(22)}`, '/j/nonsense']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This link does not open a room' })).toBeVisible();
    await expect(page.getByText('Ask the person who sent it for a new one.')).toBeVisible();
    seen.push(await page.getByRole('main').innerText());
    await page.getByRole('button', { name: 'Copy a message that asks' }).click();
    await expect(page.getByRole('button', { name: 'Message copied' })).toBeVisible();
    expect(await readClipboard(page)).toContain(`${address} Could you send me a new one?`);
  }
  expect(new Set(seen).size).toBe(1);
  await expectNoAxeViolations(page);

  // Each of these links leads a member into the room; a stranger reads the same as before.
  const hers = await openAs(ada);
  for (const { path } of [revoked, expired, usedUp]) {
    await hers.goto(path);
    await expect(hers).toHaveURL(`${room.path}/live`);
  }
  const stranger = await openAs(await makePerson('Mary Somerville'));
  await stranger.goto(usedUp.path);
  await expect(stranger.getByRole('heading', { name: 'This link does not open a room' })).toBeVisible();
  await page.goto(usedUp.path);
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/sign-in?next=${encodeURIComponent(usedUp.path)}`,
  );
});
