import { chooseOption } from '@/tests/support/browser/choose-option';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { makeInvite } from '@/tests/support/make/make-invite';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A host changes the settings by keyboard, and everyone’s list shows them', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const adaPage = await openAs(ada);
  await adaPage.goto('/rooms');
  await expect(adaPage.getByRole('link', { name: room.name, exact: true })).toBeVisible();

  const page = await openAs(emmy, phone);
  await page.goto(room.path);
  await page.getByRole('link', { name: 'Room settings' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Room settings', level: 1 })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Waves on a string');
  await page.getByText('Details').press('Enter');
  await expect(page.getByText('Learners ask a host before they share their screen.')).toBeVisible();
  const lobby = page.getByRole('combobox', { name: 'Who waits in the lobby' });
  await expect(lobby).toHaveText('Nobody');
  await chooseOption(page.getByRole('combobox', { name: 'What it is for' }), /^Study group/);
  await expect(page.getByText('Learners share their screens without asking.')).toBeVisible();
  await expect(page.getByText('Learners ask a host before they share their screen.')).toHaveCount(0);
  // A new preset brings its own lobby, until the host chooses one.
  await expect(lobby).toHaveText('Guests');
  await chooseOption(lobby, /^Everyone, until a host is there/);
  const entry = page.getByRole('combobox', { name: 'Coming into the call' });
  await expect(entry).toHaveText('Right away');
  await chooseOption(entry, /After a check/);

  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved. It is the same for everyone now.')).toBeVisible();

  await expect(adaPage.getByRole('link', { name: 'Waves on a string', exact: true })).toBeVisible();
  await expect(adaPage.getByText('Study group, nobody needs to host')).toBeVisible();

  const saved = (await admin.firestore.doc(`rooms/${room.roomId}`).get()).data();
  expect(saved).toMatchObject({ lobby: 'before-host', strictEntry: true });
  await page.reload();
  await expect(lobby).toHaveText('Everyone, until a host is there');
  await expect(entry).toHaveText('After a check');
});

test('A room is archived with its undo in place, and restored from the end of the list', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/token/, 'An archived room lets nobody in.');
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  await makeInvite(emmy, room.roomId);
  const page = await openAs(emmy, phone);
  await page.clock.install();
  await page.goto('/rooms');
  const putAway = async () => {
    await page.getByRole('button', { name: `More about ${room.name}` }).click();
    await page.getByRole('menuitem', { name: /^Archive/ }).click();
  };
  await putAway();
  await expect(page.getByText('Archived. You find it at the end of the list.')).toBeVisible();
  const undo = page.getByRole('button', { name: `Undo archiving ${room.name}` });
  await expect(undo).toBeFocused();
  // An undo under the pointer does not expire.
  await undo.hover();
  await expectNoAxeViolations(page);
  await undo.click();
  await expect(page.getByRole('button', { name: `More about ${room.name}` })).toBeVisible();

  await putAway();
  const folded = page.getByText('1 archived room');
  await expect(undo).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(folded).toBeVisible();
  await expect(page.getByRole('link', { name: room.name, exact: true })).toHaveCount(0);
  await folded.click();
  await page.getByRole('link', { name: room.name, exact: true }).click();
  await expect(page.getByText('This room is archived', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveCount(0);
  for (const control of ['Add a person', 'New invite', 'Copy link']) {
    const button = page.getByRole('button', { name: control });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/This room is archived: nobody can join/);
  }
  await expectNoAxeViolations(page);
  await page.goto(room.livePath);
  await expect(page.getByText('This room is archived.')).toBeVisible();
  await page.goto('/rooms');
  await folded.click();
  await page.getByRole('button', { name: `Restore ${room.name}` }).click();
  await expect(page.getByRole('button', { name: `More about ${room.name}` })).toBeVisible();
});

test('A room is deleted only after its name was typed, and leaves everyone’s list', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const adaPage = await openAs(ada);
  await adaPage.goto(room.path);
  await expect(adaPage.getByRole('heading', { name: room.name })).toBeVisible();

  const page = await openAs(emmy);
  await page.goto(`${room.path}/settings`);
  await page.getByRole('button', { name: 'Delete this room' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Delete ${room.name}` });
  await expect(dialog.getByText(/1 other person loses it/)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Name of the room').fill(room.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rooms');
  await expect(page.getByRole('heading', { name: 'You have no rooms yet' })).toBeVisible();
  await expect(adaPage.getByRole('heading', { name: 'You are no longer in this room' })).toBeVisible();
});

test('The owner hands the room over before they leave, and the other accepts', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const page = await openAs(emmy);
  await page.goto(room.path);
  await page.getByRole('button', { name: 'Give up my place' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Stay' }).first()).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Hand it over' }).click();
  const offer = async () => {
    await page.getByRole('combobox', { name: 'Hand it to' }).click();
    await page.getByRole('option', { name: /^Ada Lovelace/ }).click();
    await page.getByRole('button', { name: 'Offer the room' }).click();
    await expect(page.getByText(/You have offered this room to Ada Lovelace/)).toBeVisible();
  };
  await offer();
  await expectNoAxeViolations(page);

  const adaPage = await openAs(ada, phone);
  await adaPage.goto(room.path);
  await expect(adaPage.getByText(/Emmy Noether would like to hand this room over/)).toBeVisible();
  await expectNoAxeViolations(adaPage);
  await adaPage.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/Ada Lovelace has declined/)).toBeVisible();
  await offer();
  await adaPage.getByRole('button', { name: 'Take it over' }).click();
  await expect(adaPage.getByText(/You are the host/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Hand it to' })).toHaveCount(0);

  await page.goto(room.path);
  await page.getByRole('button', { name: 'Give up my place' }).click();
  const question = page.getByRole('alertdialog', { name: `Leave ${room.name}` });
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Give up my place' }).click();
  await expect(page).toHaveURL('/rooms');
  await expect(page.getByRole('heading', { name: 'You have no rooms yet' })).toBeVisible();
});
