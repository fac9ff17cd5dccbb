import { ensureAccount } from '@/lib/auth/contract';
import { formatUtcDay } from '@/lib/core/dates';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { makeGroup } from '@/tests/support/make/make-group';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

test('A person who is no administrator reads that the page is for administrators', async ({
  openAs,
  makePerson,
}) => {
  const page = await openAs(await makePerson('Ada Lovelace'));
  await page.goto('/admin/people');
  await expect(page.getByRole('heading', { name: 'This part is for administrators' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('An interrupted import says what it has done, and continues from there', async ({
  openAs,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable\/importPeople/, 'The test refuses the second part once.');
  const mark = Date.now().toString(36);
  const lines = Array.from({ length: 21 }, (_, index) => `Ada ${mark},ada${index}-${mark}@school.example,,`);
  const page = await openAs(await makeAdministrator(admin));
  let parts = 0;
  await page.route('**/api/callable/importPeople', async (route) => {
    parts += 1;
    if (parts !== 2) return route.continue();
    const error = {
      status: 'UNAVAILABLE',
      message: '',
      details: { code: 'server/unavailable', requestId: 'r' },
    };
    return route.fulfill({ status: 503, json: { error } });
  });
  await page.goto('/admin/people/import');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['name,e-mail or class code,role,group', ...lines].join('\n')),
  });
  const submit = page.getByRole('button', { name: 'Import 21 people' });
  await submit.click();
  // Twenty accounts are made one after the other.
  await expect(page.getByText('20 of 21 done')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('cell', { name: 'Has an account now' })).toHaveCount(20);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what has been done so far' }).click();
  await saving;
  await submit.click();
  await expect(page.getByText('21 people imported, no line left out.')).toBeVisible();
  const made = await admin.firestore.collection('users').where('name', '==', `Ada ${mark}`).get();
  expect(made.size).toBe(21);
});

test('An administrator imports a file with bad lines at 390 px and saves the result', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const [rosalind, emmy] = await Promise.all([makeAdministrator(admin), makePerson('Emmy Noether')]);
  const mark = Date.now().toString(36);
  const newcomer = `sophie-${mark}@school.example`;
  const text = [
    '\uFEFFname;e-mail or class code;role;group',
    `Sophie Germain;${newcomer};host;`,
    `Emmy Noether;${emmy.email.toUpperCase()};member;`,
    `=HYPERLINK("https://evil.example");${emmy.email};;`,
    'Carl Gauss;carl@school;;',
    'Ada Lovelace;bbb-bbb;;',
    `Évariste Galois;galois-${mark}@school.example;member;No such group ${mark}`,
  ].join('\r\n');
  const page = await openAs(rosalind, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/admin/people');
  await page.getByRole('link', { name: 'Import from a file' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Import people' })).toBeVisible();
  await expectNoAxeViolations(page);

  const choice = page.getByLabel('Choose a file');
  await choice.setInputFiles({ name: 'photo.csv', mimeType: 'text/csv', buffer: Buffer.from('a\0b') });
  await expect(page.getByRole('alert').filter({ hasText: 'This is not a CSV file' })).toBeVisible();
  await choice.setInputFiles({ name: 'year 9.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText('year 9.csv: 2 people to import, 4 lines that cannot be.')).toBeVisible();
  for (const reason of [
    'Stands in line 3 already.',
    'This is neither an e-mail address nor a class code.',
    'No class has this code.',
    'There is no group of this name.',
  ]) {
    await expect(page.getByText(reason)).toBeVisible();
  }
  await expectNoAxeViolations(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  await page.getByRole('button', { name: 'Import 2 people, leave out 4 lines' }).press('Enter');
  await expect(page.getByText('2 people imported, 4 lines left out.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the result' }).press('Enter');
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Buffer);
  const result = Buffer.concat(chunks).toString();
  expect(result).toContain('Has an account now');
  expect(result).not.toMatch(/(?:^|,)"?=/m);

  const { uid } = await admin.auth.getUserByEmail(newcomer);
  expect((await admin.firestore.doc(`users/${uid}`).get()).data()).toMatchObject({
    name: 'Sophie Germain',
    email: null,
    kind: 'account',
    role: 'host',
  });
  expect((await admin.firestore.doc(`users/${emmy.uid}`).get()).get('role')).toBe('member');
  await expect(admin.auth.getUserByEmail(`galois-${mark}@school.example`)).rejects.toThrow(/no user record/);
});

test('An imported person is found by address and marked until they confirm and visit', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const mark = Date.now().toString(36);
  const email = (index: number) => `sophie${index}-${mark}@school.example`;
  const emmy = await makePerson('Emmy Noether');
  const { code } = await makeGroup(admin, await getIdToken(emmy), ['Ada']);
  const lines = [`Sophie Germain,${email(1)},,`, `Sophie Germain,${email(2)},,${code}`];
  const page = await openAs(await makeAdministrator(admin), { viewport: { width: 390, height: 844 } });
  await page.goto('/admin/people/import');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['name,e-mail or class code,role,group', ...lines].join('\n')),
  });
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByText('2 people imported, no line left out.')).toBeVisible();

  await page.goto('/admin/people');
  const search = page.getByRole('searchbox', { name: 'Name or e-mail' });
  await search.fill(email(2));
  const rows = page.getByRole('row').filter({ hasText: 'Sophie Germain' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${email(2)} not confirmed`);
  await expect(rows).toContainText('Last seen Never');
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await rows.getByRole('link', { name: 'Sophie Germain' }).click();
  await expect(page.getByText(`${email(2)}, not confirmed yet`)).toBeVisible();
  await expect(page.getByRole('term').last()).toHaveText('Last seen');
  const lastSeen = page.getByRole('definition').last();
  await expect(lastSeen).toHaveText('Never');
  const group = page.getByRole('region', { name: 'Groups' }).getByRole('listitem');
  await expect(group).toHaveText('Year 9In it');
  await expectNoAxeViolations(page);

  // The person comes in by the link that was mailed to that address.
  const { uid } = await admin.auth.getUserByEmail(email(2));
  const password = `chalk-${mark}`;
  await admin.auth.updateUser(uid, { password, emailVerified: true });
  const { appUrl } = stackEnvironment();
  const idToken = await getIdToken({ name: 'Sophie Germain', email: email(2), password });
  await callCallable(appUrl, idToken, ensureAccount, {});
  await page.reload();
  await expect(page.getByText(email(2), { exact: true })).toBeVisible();
  const seenAt = (await admin.firestore.doc(`users/${uid}`).get()).get('seenAt') as number;
  const day = formatUtcDay(seenAt);
  await expect(lastSeen).toHaveText(day);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/people');
  await search.fill(email(2));
  await expect(page.getByRole('columnheader', { name: 'Last seen' })).toBeVisible();
  await expect(rows.getByRole('cell').last()).toHaveText(`Last seen ${day}`);
});

test('An administrator exports and erases a person once their things have new owners', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable\/giveRoom/, 'An address that nobody has is refused.');
  const [rosalind, ada, emmy] = await Promise.all([
    makeAdministrator(admin),
    makePerson('Ada Lovelace'),
    makePerson('Emmy Noether'),
  ]);
  const members = [{ person: emmy, profile: 'learner' }] as const;
  const room = await makeRoom({ host: ada, members, name: 'Analytical engines' });
  const other = await makeRoom({ host: ada, members, name: 'Difference engines' });
  const { groupId } = await makeGroup(admin, await getIdToken(ada), ['Sophie']);
  const page = await openAs(rosalind, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`/admin/people/${ada.uid}`);
  await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible();
  const owned = page.getByRole('region', { name: 'Groups' }).getByRole('listitem');
  await expect(owned).toHaveText('Year 9Their own');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download their data' }).press('Enter');
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ account: { email: ada.email } });

  await page.getByRole('button', { name: 'Erase this person' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Erase Ada Lovelace' });
  const erase = question.getByRole('button', { name: 'Erase for good' });
  await question.getByRole('textbox').fill('Ada');
  await erase.press('Enter');
  await expect(question.getByText('That is not it. Type “Ada Lovelace”.')).toBeVisible();
  await question.getByRole('textbox').fill('Ada Lovelace');
  await erase.press('Enter');
  const things = question.getByRole('list', { name: 'What they own' }).getByRole('listitem');
  await expect(things).toHaveCount(3);
  await expect(question.getByText('Others depend on what they own')).toBeVisible();
  await expectNoAxeViolations(page);

  await test.step('A room is handed over; a typing error and an unknown address lose nothing', async () => {
    const handOver = question.getByRole('button', { name: 'Hand over… the room Analytical engines' });
    const dialog = page.getByRole('dialog', { name: 'Hand over Analytical engines' });
    const address = dialog.getByRole('textbox', { name: 'E-mail of the new owner' });
    await handOver.press('Enter');
    await expect(address).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(handOver).toBeFocused();
    await handOver.press('Enter');
    await address.fill('emmy');
    await address.press('Enter');
    await expect(dialog.getByText('Type the address of their account here.')).toBeVisible();
    await expect(address).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Why, if you want to say' }).fill('Ada has left the school');
    await address.fill(`nobody-${room.roomId}@school.example`);
    await address.press('Enter');
    await expect(dialog.getByText('Nobody with that e-mail has an account here yet.')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await address.fill(emmy.email);
    await dialog.getByRole('button', { name: 'Hand over' }).press('Enter');
    await expect(question.getByText('Analytical engines belongs to Emmy Noether now.')).toBeVisible();
    await expect(question).toBeFocused();
    await expect(things).toHaveCount(2);
  });

  await test.step('Another room is deleted after its name was typed', async () => {
    await question.getByRole('button', { name: 'Delete… the room Difference engines' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete Difference engines' });
    const name = dialog.getByRole('textbox', { name: 'Type “Difference engines” to confirm' });
    await name.fill('Difference');
    await name.press('Enter');
    await expect(dialog.getByText('That is not it. Type “Difference engines”.')).toBeVisible();
    await expectNoAxeViolations(page);
    await name.fill('Difference engines');
    await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter');
    await expect(question.getByText('Difference engines is deleted.')).toBeVisible();
    expect((await admin.firestore.doc(`rooms/${other.roomId}`).get()).exists).toBe(false);
  });

  await test.step('A group is handed over, and then nothing is in the way', async () => {
    await question.getByRole('button', { name: 'Hand over… the group Year 9' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Hand over Year 9' });
    await dialog.getByRole('textbox', { name: 'E-mail of the new owner' }).fill(emmy.email);
    await dialog.getByRole('button', { name: 'Hand over' }).press('Enter');
    await expect(question.getByText('Nothing is in the way any more')).toBeVisible();
    await expect(question.getByText('Year 9 belongs to Emmy Noether now.')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await erase.press('Enter');
  await expect(page).toHaveURL(/\/admin\/people$/);
  await expect(admin.auth.getUser(ada.uid)).rejects.toThrow(/no user record/);
  expect((await admin.firestore.doc(`users/${ada.uid}`).get()).exists).toBe(false);

  await test.step('The new owner has both, and reads in the room who gave it, and why', async () => {
    const hers = await openAs(emmy);
    await hers.goto(`${room.path}/history`);
    const action = hers.getByRole('listitem').filter({ hasText: 'Rosalind Franklin' });
    await expect(action).toContainText('gave the room of a deleted account to Emmy Noether');
    await action.locator('summary').press('Enter');
    await expect(action.getByText('Ada has left the school')).toBeVisible();
    await hers.goto(`/groups/${groupId}`);
    await expect(hers.getByRole('heading', { name: 'Year 9', level: 1 })).toBeVisible();
  });
});
