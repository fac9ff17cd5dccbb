import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { cameraOf, joinCall } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';

test('A shared screen takes the stage for everybody, and goes when it is stopped', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);

  const denied = adaPage.getByRole('button', { name: 'Share screen' });
  await expect(denied).toHaveAttribute('aria-disabled', 'true');
  await expect(denied).toHaveAccessibleDescription(/share your screen/);

  await emmyPage.getByRole('button', { name: 'Share screen' }).click();
  const screen = adaPage.getByLabel(`Screen of ${emmy.name}`);
  await expect(screen).toBeVisible();
  await expect
    .poll(() => screen.evaluate((video) => (video as HTMLVideoElement).videoWidth))
    .toBeGreaterThan(100);
  await expectMovingPicture(screen);
  const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;
  await expect.poll(() => widthOf(screen)).toBe(1200);
  await expect.poll(() => widthOf(cameraOf(adaPage, emmy.name))).toBe(208);
  await expectMovingPicture(cameraOf(adaPage, emmy.name));
  await expectNoAxeViolations(adaPage);

  await emmyPage.getByRole('button', { name: 'Stop sharing the screen' }).click();
  await expect(screen).toHaveCount(0);
});
