import { encode } from 'uqr';
import { chooseInMenuOf } from '@/tests/support/browser/choose-in-menu-of';
import { chooseOption } from '@/tests/support/browser/choose-option';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeGroup } from '@/tests/support/make/make-group';
import { getIdToken } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A host makes a group and its learners by keyboard, and prints their cards', async ({
  openAs,
  makePerson,
}) => {
  const page = await openAs(await makePerson('Emmy Noether'));
  const { keyboard } = page;
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Make the first group' }).press('Enter');
  await keyboard.type('Year 9');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Year 9' })).toBeVisible();

  await page.getByRole('button', { name: 'Add learners' }).press('Enter');
  const names = page.getByRole('textbox', { name: 'Names' });
  await expect(names).toBeFocused();
  await keyboard.type('Ada\nSofia\nada');
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(names).toHaveAccessibleDescription(/Line 3: ada is in line 1 already/);
  await names.fill('Ada\nSofia');
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sofia' })).toBeVisible();
  await page.getByRole('link', { name: 'Print cards' }).press('Enter');
  await expect(page.getByRole('img', { name: 'QR code of the card of Ada' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ada \d{6}$/ })).toBeVisible();
  await page.getByRole('switch', { name: 'PINs on the cards' }).press('Space');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText(/PIN \d{6}/);
});

test('A host puts a group in order: rooms, PINs, cards, people and its name', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, grace, paul] = await Promise.all(
    ['Emmy Noether', 'Grace Hopper', 'Paul Dirac'].map((name) => makePerson(name)),
  );
  if (!emmy || !grace || !paul) throw new Error('Somebody is missing.');
  const member = { person: paul, profile: 'listener' } as const;
  const room = await makeRoom({ host: emmy, members: [member], name: 'Waves on a string' });
  const token = await getIdToken(emmy);
  const { groupId } = await makeGroup(admin, token, ['Ada', 'Sofia', 'Leonhard']);
  await makeGroup(admin, token, ['Maryam'], 'Year 10');
  const membersOf = async () => {
    const { docs } = await admin.firestore.collection(`rooms/${room.roomId}/members`).get();
    const as = docs.map((member) => `${member.get('name') as string}, ${member.get('profile') as string}`);
    return as.filter((line) => !line.startsWith('Emmy')).sort();
  };
  const page = await openAs(emmy);
  await page.goto(`/groups/${groupId}`);
  const people = page.getByRole('region', { name: 'People' });
  const row = (name: string) => people.getByRole('listitem').filter({ hasText: name });
  const choose = (name: string, item: string) =>
    chooseInMenuOf(page, page.getByRole('button', { name: `More about ${name}` }), item);
  const confirm = async (label: string) => {
    await page.getByRole('alertdialog').getByRole('button', { name: label }).press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };
  await expect(page.getByText(`${new URL(page.url()).host}/card`)).toBeVisible();

  // The host adds a member of a room to the group from the room's page.
  await page.goto(room.path);
  await choose('Paul Dirac', 'Add to a group…');
  const grouping = page.getByRole('dialog', { name: 'Add Paul Dirac to a group' });
  await expect(grouping.getByRole('combobox', { name: 'Group' })).toBeFocused();
  await chooseOption(grouping.getByRole('combobox', { name: 'Group' }), 'Year 9');
  await grouping.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(grouping).toHaveCount(0);
  await page.goto(`/groups/${groupId}`);
  await expect(row('Paul Dirac')).toContainText('Account');

  // The group joins a room together, and a person added later joins it too.
  await page.getByRole('button', { name: 'Add to a room' }).press('Enter');
  const joining = page.getByRole('dialog', { name: 'Add the group to a room' });
  await chooseOption(joining.getByRole('combobox', { name: 'They come in as' }), /Participant/);
  await joining.getByRole('button', { name: 'Add everyone' }).press('Enter');
  await expect(joining).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Rooms' })).toContainText(`${room.name} Participant`);
  await expect(page.getByRole('button', { name: 'Add to a room' }), 'there is no other room').toHaveCount(0);
  await page.getByRole('button', { name: 'Add a person' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add a person' });
  await adding.getByLabel('E-mail').fill('nobody');
  await adding.getByLabel('E-mail').press('Enter');
  await expect(adding.getByLabel('E-mail')).toHaveAccessibleDescription('This is no e-mail address.');
  await adding.getByLabel('E-mail').fill(grace.email);
  await adding.getByLabel('E-mail').press('Enter');
  await expect(row('Grace Hopper')).toContainText('Account');
  expect(await membersOf()).toEqual([
    'Ada, participant',
    'Grace Hopper, participant',
    'Leonhard, participant',
    'Paul Dirac, listener',
    'Sofia, participant',
  ]);

  // The room's page shows the group to its owner and links back to it.
  await page.goto(room.path);
  const inRoom = page.getByRole('region', { name: 'People' });
  await expect(inRoom.getByText('Your group Year 9 is in this room.')).toBeVisible();
  await expectNoAxeViolations(page);
  await inRoom.getByRole('link', { name: 'Year 9' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Year 9', level: 1 })).toBeVisible();

  await choose('Ada', 'New PIN');
  const pin = page.getByRole('dialog', { name: 'New PIN for Ada' });
  await pin.getByRole('button', { name: 'Make a new PIN' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d{6}$/);
  await page.keyboard.press('Escape');
  const moreAboutAda = page.getByRole('button', { name: 'More about Ada' });
  await expect(moreAboutAda).toBeFocused();
  await choose('Ada', 'Stop the card');
  await confirm('Stop the card');
  await expect(row('Ada')).toContainText('Card stopped');
  await expect(moreAboutAda).toBeFocused();
  await choose('Ada', 'Let the card count again');
  await expect(row('Ada')).not.toContainText('Card stopped');

  // A person who leaves the group leaves the room as well.
  await choose('Sofia', 'Move to another group');
  const moving = page.getByRole('dialog', { name: 'Move Sofia' });
  await expect(moving.getByRole('combobox', { name: 'To' })).toHaveText('Year 10');
  await moving.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row('Sofia')).toHaveCount(0);
  await choose('Grace Hopper', 'Take out of the group');
  await confirm('Take Grace Hopper out');
  await expect(row('Grace Hopper')).toHaveCount(0);
  await choose('Leonhard', 'Delete the learner');
  await confirm('Delete Leonhard');
  await expect(row('Leonhard')).toHaveCount(0);
  expect(await membersOf()).toEqual(['Ada, participant', 'Paul Dirac, listener']);
  expect((await admin.firestore.doc(`users/${grace.uid}`).get()).exists).toBe(true);

  await page.getByRole('button', { name: `Take out of ${room.name}` }).press('Enter');
  await confirm('Take everyone out');
  await expect(page.getByText('The group is in no room yet.')).toBeVisible();
  expect(await membersOf()).toEqual([]);

  await page.goto(room.path);
  await expect(page.getByText('You are the only one so far.')).toBeVisible();
  await expect(page.getByText(/^Your group /)).toHaveCount(0);
  await page.goto(`/groups/${groupId}`);

  const more = page.getByRole('button', { name: 'More about this group' });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename the group' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill('Year 9b');
  await page.getByRole('dialog').getByLabel('Name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Year 9b' })).toBeVisible();
  await expect(more).toBeFocused();
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete the group' }).press('Enter');
  const deletion = page.getByRole('dialog', { name: 'Delete Year 9b' });
  await expect(deletion).toContainText('the account of its learner');
  const name = deletion.getByLabel('Name of the group');
  await name.fill('Year 9');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/This is not Year 9b/);
  await name.fill('Year 9b');
  await name.press('Enter');
  await expect(page).toHaveURL('/groups');
  await expect(page.getByRole('listitem').filter({ hasText: 'Year 10' })).toContainText(
    /\d (person|people), class code \w{3}-\w{3}/,
  );
  await expect(page.getByRole('link', { name: 'Year 9b' })).toHaveCount(0);
});

test('Hostile names stay inside their card, and its QR code holds the card’s address', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const hostile = ['W'.repeat(60), '<img src=x onerror=alert(1)><b>Ada</b>', '㋿'.repeat(60), 'ﷺ'.repeat(60)];
  const names = [...hostile, 'Leonhard', 'Maryam', 'Srinivasa', 'Sofya', 'Bernhard'];
  const made = await makeGroup(admin, await getIdToken(emmy), names, 'W'.repeat(60));
  const { groupId, code, learners } = made;
  const page = await openAs(emmy);
  await page.goto(`/groups/${groupId}/cards`);
  const cards = page.locator('.learner-card');
  await expect(cards).toHaveCount(names.length);
  await expect(cards.filter({ hasText: names[1] ?? '' })).toBeVisible();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const card of await cards.all()) {
      const spill = await card.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      );
      expect(spill, media).toBe(false);
    }
  }

  // The PINs come from the server.
  await expect(page.getByRole('region', { name: /^PINs of / })).toBeVisible();
  // The ninth card begins a second sheet. Each sheet is one page, and the PINs are another, on A4.
  const perSheet = await page
    .locator('.card-sheet-grid')
    .evaluateAll((sheets) => sheets.map((sheet) => sheet.querySelectorAll('.learner-card').length));
  expect(perSheet).toEqual([8, 1]);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(3);
  const [, width = '', height = ''] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))], 'A4 in points').toEqual([595, 842]);

  // The code equals the card's address module by module, and is large enough for a camera (mm).
  const [ada] = learners.slice(1);
  const square = page.getByRole('img', { name: `QR code of the card of ${names[1] ?? ''}` });
  const address = new URL(`/card/${code}/${ada?.uid ?? ''}`, page.url()).href;
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  await expect(square).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  const drawn = (await square.locator('path').nth(1).getAttribute('d')) ?? '';
  const dark = new Set(
    [...drawn.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, run]) =>
      Array.from({ length: Number(run) }, (_, step) => `${Number(x) + step} ${y ?? ''}`),
    ),
  );
  const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(dark).toEqual(new Set(expected));
  const box = await square.boundingBox();
  expect(((box?.width ?? 0) / 96) * 25.4).toBeGreaterThan(25);
});

test('Groups and cards are accessible on a phone', async ({ openAs, makePerson, admin }) => {
  const emmy = await makePerson('Emmy Noether');
  const page = await openAs(emmy, phone);
  await page.goto('/groups');
  await expect(page.getByRole('heading', { name: 'You have no groups yet' })).toBeVisible();
  await expectNoAxeViolations(page);
  const names = ['Ada', 'Leonhard', 'Maryam', 'Srinivasa', 'Sofya', 'Bernhard', 'Sophie', 'Alan'];
  const { groupId } = await makeGroup(admin, await getIdToken(emmy), names);
  await page.goto(`/groups/${groupId}`);
  await expect(page.getByText('Maryam')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`/groups/${groupId}/cards`);
  await expect(page.getByRole('img', { name: 'QR code of the card of Alan' })).toBeVisible();
  await expectNoAxeViolations(page);
});
