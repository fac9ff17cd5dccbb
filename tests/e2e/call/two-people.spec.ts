import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall, joinCall, openDeviceCheck, tileOf } from './support/join-call';
import { expectMovingPicture, expectSound } from './support/see-and-hear';

test('Two people see each other move and hear each other', async ({ openAs, makePerson, makeRoom }) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);

  // While the call is being connected nobody knows who is first.
  let connect: () => void = () => undefined;
  const mayConnect = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await emmyPage.routeWebSocket(/\/rtc/, async (socket) => {
    await mayConnect;
    socket.connectToServer();
  });
  const first = emmyPage.getByRole('heading', { name: 'You are first.' });
  await (await openDeviceCheck(emmyPage, room)).click();
  await expect(emmyPage.getByRole('banner').getByText('Connecting', { exact: true })).toBeAttached();
  await expect(emmyPage.getByRole('group', { name: 'People in the call' })).toBeVisible();
  await expect(first).toHaveCount(0);
  connect();
  await expectInCall(emmyPage);
  await expect(first).toBeVisible();
  await joinCall(adaPage, room);

  await expectMovingPicture(cameraOf(emmyPage, ada.name));
  await expectMovingPicture(cameraOf(adaPage, emmy.name));
  await expectSound(emmyPage);
  await expectSound(adaPage);

  // What the media server says of them stands in the list of rooms, until they leave.
  const list = await openAs(ada);
  await list.goto('/rooms');
  const live = list.getByRole('listitem').filter({ hasText: /^Live/ });
  await expect(live).toContainText('Live, 2 inside');
  await expect(live.getByText(emmy.name)).toBeVisible();
  await adaPage.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(live).toContainText('Live, 1 inside');
  await expect(emmyPage.getByRole('heading', { name: 'The others have left.' })).toBeVisible();
});

test('A person who mutes is shown as muted to the others, and heard again afterwards', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await expect(tileOf(emmyPage, ada.name)).not.toHaveAccessibleName(/ off/);

  await adaPage.getByRole('button', { name: 'Turn microphone off' }).click();
  await adaPage.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(tileOf(emmyPage, ada.name)).toHaveAccessibleName(/, microphone off, camera off/);
  await expect(cameraOf(emmyPage, ada.name)).toHaveCount(0);

  await emmyPage.getByRole('button', { name: 'People, 2 in the room' }).click();
  const row = emmyPage
    .getByRole('complementary', { name: 'People' })
    .getByRole('listitem')
    .filter({ hasText: ada.name });
  await expect(row).toContainText('Learner');
  await expect(row.getByRole('img', { name: 'Microphone off' })).toBeVisible();

  await adaPage.keyboard.press('Control+d');
  await expect(tileOf(emmyPage, ada.name)).not.toHaveAccessibleName(/microphone off/);
  await expect(row.getByRole('img', { name: 'Microphone on' })).toBeVisible();
});

test('Holding Space opens the microphone only as long as it is held', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  await joinCall(page, room);
  await page.getByRole('button', { name: 'Turn microphone off' }).click();
  const off = page.getByRole('button', { name: 'Turn microphone on' });
  await expect(off).toBeVisible();

  await page.keyboard.down('Space');
  await expect(page.getByRole('button', { name: 'Turn microphone off' })).toBeVisible();
  await page.keyboard.up('Space');
  await expect(off).toBeVisible();

  await page.keyboard.down('Space');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(off).toBeVisible();
  await page.keyboard.up('Space');
});
