import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { wide } from '@/tests/support/hostile-names';
import { expect, test } from '@/tests/support/test';
import { joinCall, openDeviceCheck, tileOf } from './support/join-call';

test('Device check and call are accessible, and fit on a phone with long names', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson(wide), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada, phone)]);
  const expectFits = async () => {
    expect(await adaPage.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  };

  await test.step('On a desktop', async () => {
    await openDeviceCheck(emmyPage, room);
    await expectNoAxeViolations(emmyPage);
    await joinCall(emmyPage, room);
    await expectNoAxeViolations(emmyPage);
  });

  await test.step('On a phone every control is 44 pixels, and nothing is wider than the screen', async () => {
    await openDeviceCheck(adaPage, room);
    await expectNoAxeViolations(adaPage);
    await expectFits();
    await joinCall(adaPage, room);
    await expect.poll(async () => (await tileOf(adaPage, emmy.name).boundingBox())?.width).toBe(374);
    await expectNoAxeViolations(adaPage);
    const buttons = adaPage.getByRole('toolbar', { name: 'Call controls' }).getByRole('button');
    await expect(buttons).toHaveCount(5);
    for (const button of await buttons.all()) {
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expectFits();
    await adaPage.getByRole('button', { name: 'More' }).tap();
    await adaPage.getByRole('menuitem', { name: 'People, 2 in the room' }).tap();
    await expect(adaPage.getByRole('complementary', { name: 'People' })).toBeVisible();
    await expectNoAxeViolations(adaPage);
    await expectFits();
  });

  await test.step('The list of people on a desktop', async () => {
    await emmyPage.getByRole('button', { name: 'People, 2 in the room' }).click();
    await expect(emmyPage.getByRole('complementary', { name: 'People' })).toBeVisible();
    await expectNoAxeViolations(emmyPage);
  });
});
