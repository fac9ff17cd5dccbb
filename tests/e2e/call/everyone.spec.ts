import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { joinCall, openDeviceCheck, tileOf } from './support/join-call';

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
