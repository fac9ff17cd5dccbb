import type { Page } from '@playwright/test';
import { signOutEverywhere } from '@/lib/account/contract';
import { updateRoom } from '@/lib/rooms/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { getIdToken, type Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';

async function signOutFromElsewhere(person: Person): Promise<void> {
  await callCallable(stackEnvironment().appUrl, await getIdToken(person), signOutEverywhere, {});
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

const roomName = (page: Page) => page.getByRole('textbox', { name: 'Name' });

test('What somebody was typing when their sign-in ended waits for them, and for nobody else', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable\/ensureAccount/, 'The pages ask whether their sign-in still counts.');
  problems.allow(/accounts:lookup|securetoken/, 'The identity service refuses the ended sign-ins.');
  const [ada, emmy] = [await makePerson(), await makePerson('Emmy Noether')];
  const room = await makeRoom({ host: ada, members: [{ person: emmy, profile: 'co-host' }] });
  const settings = await openAs(ada);
  await settings.goto(`${room.path}/settings`);
  await roomName(settings).fill('Waves on two strings');
  await settings.getByRole('combobox', { name: 'What it is for' }).press('Enter');
  await settings.getByRole('option', { name: 'Study group' }).click();
  const rooms = await settings.context().newPage();
  await rooms.goto('/rooms');
  await rooms.getByRole('button', { name: /^Class/ }).press('Enter');
  await roomName(rooms).fill('Optics');

  await signOutFromElsewhere(ada);
  await expect(settings).toHaveURL(/\/sign-in\?next=.*settings/);
  await expect(rooms).toHaveURL('/sign-in');
  await expect(rooms.getByText('Your sign-in on this device has ended.')).toBeVisible();
  // Meanwhile somebody else plans the room.
  const { appUrl } = stackEnvironment();
  const plan = { kind: 'weekly', weekday: 3, time: '10:00', zone: 'Europe/Zurich' } as const;
  await callCallable(appUrl, await getIdToken(emmy), updateRoom, { roomId: room.roomId, plan });
  await signIn(settings, ada);
  await expect(settings).toHaveURL(`${room.path}/settings`);
  await expect(roomName(settings)).toHaveValue('Waves on two strings');
  await expect(settings.getByRole('combobox', { name: 'What it is for' })).toContainText('Study group');
  await expect(settings.getByRole('combobox', { name: 'Day' })).toContainText('Wednesday');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('Saved')).toBeVisible();
  const saved = await admin.firestore.doc(`rooms/${room.roomId}`).get();
  expect(saved.data()).toMatchObject({ name: 'Waves on two strings', preset: 'study-group', plan });

  // The dialog is open again, too; what is thrown away stays away.
  await expect(rooms).toHaveURL('/rooms');
  const dialog = rooms.getByRole('dialog', { name: 'New room' });
  await expect(roomName(rooms)).toHaveValue('Optics');
  await expect(dialog.getByRole('combobox')).toContainText('Class');
  await dialog.getByRole('button', { name: 'Cancel' }).first().click();
  await rooms.reload();
  await expect(rooms.getByRole('main').getByText('Waves on two strings')).toBeVisible();
  await expect(dialog).toBeHidden();
  await rooms.close();

  await roomName(settings).fill('Not for Emmy');
  await signOutFromElsewhere(ada);
  await expect(settings).toHaveURL(/\/sign-in\?next=.*settings/);
  await signIn(settings, emmy);
  await expect(roomName(settings)).toHaveValue('Waves on two strings');
  expect(await settings.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Not for Emmy');
});
