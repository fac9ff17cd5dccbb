import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall, openDeviceCheck, tileOf } from './support/join-call';

test('Nothing in the device check and in the call is in anybody’s way', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);

  await openDeviceCheck(adaPage, room);
  await expectNoAxeViolations(adaPage);
  await joinCall(emmyPage, room);
  await expectNoAxeViolations(emmyPage);
  await joinCall(adaPage, room);
  await expectNoAxeViolations(adaPage);
  await adaPage.getByRole('button', { name: 'People, 2 in the room' }).click();
  await expect(adaPage.getByRole('complementary', { name: 'People' })).toBeVisible();
  await expectNoAxeViolations(adaPage);
});

test('A person joins and leaves with the keyboard alone', async ({ openAs, makePerson, makeRoom }) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const page = await openAs(ada);
  const join = await openDeviceCheck(page, room);
  for (
    let presses = 0;
    presses < 15 && !(await join.evaluate((button) => button === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(join).toBeFocused();
  await page.keyboard.press('Enter');
  await expectInCall(page);

  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  const toolbar = page.getByRole('toolbar', { name: 'Call controls' });
  const isInToolbar = () => toolbar.evaluate((bar) => bar.contains(document.activeElement));
  for (let presses = 0; presses < 15 && !(await isInToolbar()); presses += 1)
    await page.keyboard.press('Tab');
  // The focus moves a moment after the key, so each key waits for the one before.
  await page.keyboard.press('End');
  await expect(toolbar.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${room.path}$`));
});

test('The call works on a phone of 390 pixels', async ({ openAs, makePerson, makeRoom }) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada, phone)]);
  await joinCall(emmyPage, room);
  await openDeviceCheck(adaPage, room);
  await expectNoAxeViolations(adaPage);
  await joinCall(adaPage, room);

  await expect.poll(async () => (await tileOf(adaPage, emmy.name).boundingBox())?.width).toBe(374);
  const buttons = adaPage.getByRole('toolbar', { name: 'Call controls' }).getByRole('button');
  await expect(buttons).toHaveCount(7);
  for (const button of await buttons.all()) {
    const size = await button.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await adaPage.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await adaPage.getByRole('button', { name: 'People, 2 in the room' }).tap();
  await expect(adaPage.getByRole('complementary', { name: 'People' })).toBeVisible();
  await expectNoAxeViolations(adaPage);
});
