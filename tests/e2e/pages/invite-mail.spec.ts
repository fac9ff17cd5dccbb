import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { mailedQuery } from '@/tests/support/services/mailed-link';
import { mailsTo } from '@/tests/support/services/mailbox';
import { newCredentials } from '@/tests/support/person';
import { plainAppUrl } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';
import type { Page } from '@playwright/test';

const linkIn = (text: string) => new URL(/http\S+\/j\/[A-Za-z0-9_-]{22}/.exec(text)?.[0] ?? '');

async function addByEmail(page: Page, email: string) {
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
}

test('An invited person makes an account from the mail, confirms it and joins', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/api\/callable\/redeemInvite/, 'The address is not confirmed at first.');
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy, name: '<b>Waves</b> & “strings”' });
  const ada = newCredentials('Ada Lovelace');
  const host = await openAs(emmy);
  await host.goto(room.path);
  await addByEmail(host, ada.email);
  const sent = host.getByRole('dialog', { name: 'Invite sent' });
  await expect(sent.getByText('A mail with a link is on its way')).toBeVisible();
  await expectNoAxeViolations(host);
  await sent.getByRole('button', { name: 'Done' }).first().click();
  await expect(host.getByText(`For ${ada.email}`)).toBeVisible();

  const [mail, ...more] = await mailsTo(ada.email);
  expect(more).toEqual([]);
  const text = mail?.text ?? '';
  expect(mail?.subject).toBe('Emmy Noether invites you to <b>Waves</b> & “strings”');
  expect(text).toContain('Emmy Noether invites you to the room “<b>Waves</b> & “strings”” on Chalktalk.');

  const page = await openAs(null);
  await page.goto(linkIn(text).href);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill(ada.name);
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  const join = page.getByRole('button', { name: `Join as ${ada.name}` });
  await join.click();
  await expect(page.getByText('Confirm your e-mail address first')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText('Sent. Look into your mailbox.')).toBeVisible();

  const tab = await page.context().newPage();
  await tab.goto(`/auth/action${await mailedQuery(ada.email, 'VERIFY_EMAIL')}`);
  await tab.getByRole('button', { name: 'Confirm this address' }).click();
  await tab.getByRole('button', { name: 'Go on' }).click();
  await expect(tab).toHaveURL(linkIn(text).pathname);
  await join.click();
  await expect(page).toHaveURL(room.livePath);
});

test('A refused mail leaves the invite valid, and the host can pass it on', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const email = `refused-${newCredentials().email}`;
  const page = await openAs(emmy, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(room.path);
  await addByEmail(page, email);
  const ready = page.getByRole('dialog', { name: 'Invite ready, mail not sent' });
  await expect(ready.getByText('the mail could not be sent')).toBeVisible();
  const message = await ready.getByLabel('Message').inputValue();
  await ready.getByRole('button', { name: 'Copy message' }).click();
  await expect(ready.getByRole('button', { name: 'Message copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  await ready.getByRole('button', { name: 'Done' }).first().click();
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  const nobody = await openAs(null);
  await nobody.goto(linkIn(message).href);
  await expect(nobody.getByText('This invite belongs to the e-mail address')).toBeVisible();
});

test('A server without mail says so, and the invite opens for its address only', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/api\/callable\/redeemInvite/, 'Sofia is not who was invited.');
  const [emmy, sofia] = await Promise.all([makePerson('Emmy Noether'), makePerson('Sofia Kowalewskaja')]);
  const room = await makeRoom({ host: emmy });
  const { email } = newCredentials('Ada Lovelace');
  const page = await openAs(emmy, { baseURL: plainAppUrl() });
  await page.goto(room.path);
  await addByEmail(page, email);
  const ready = page.getByRole('dialog', { name: 'Invite ready to hand over' });
  await expect(ready.getByText('this Chalktalk sends no mail')).toBeVisible();
  const { pathname } = linkIn(await ready.getByLabel('Message').inputValue());
  await expectNoAxeViolations(page);
  expect(await mailsTo(email)).toEqual([]);

  const sofiaPage = await openAs(sofia);
  await sofiaPage.goto(pathname);
  await sofiaPage.getByRole('button', { name: `Join as ${sofia.name}` }).click();
  await expect(sofiaPage.getByText('This invite belongs to another e-mail address.')).toBeVisible();
  const nobody = await openAs(null);
  await nobody.goto(pathname);
  await expect(nobody.getByText('This invite belongs to the e-mail address')).toBeVisible();
  await expect(nobody.getByRole('button', { name: 'Join as guest' })).toHaveCount(0);
  await expectNoAxeViolations(nobody);
});
