import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/test';
import { cameraOf, joinCall } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';

test('A failed sign-in renewal keeps the call, says what is paused, and recovers', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/v1\/token/, 'The test cuts the line to the identity service.');
  problems.allow(
    /api\/callable\/reconcileRoom/,
    'The page may ask for a comparison by a sign-in that has just run out.',
  );
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);

  await emmyPage.route('**/v1/token?*', (route) => route.abort());
  await moveClock(emmyPage, 57);
  const failing = emmyPage.getByText('Your sign-in cannot be renewed just now. The call goes on');
  await expect(failing).toBeVisible();
  await moveClock(emmyPage, 61);
  const paused = emmyPage.getByText('The call goes on; adding people and ending for everyone are paused.');
  await expect(paused).toBeVisible();
  await expect(failing).toBeHidden();
  await expectMovingPicture(cameraOf(emmyPage, ada.name));
  await expectMovingPicture(cameraOf(adaPage, emmy.name));

  await emmyPage.unroute('**/v1/token?*');
  await moveClock(emmyPage, 0);
  await expect(paused).toBeHidden();
  await expectMovingPicture(cameraOf(emmyPage, ada.name));
});

/**
 * Moves the page's clock to this many minutes after its opening, as after a laptop's sleep: the time jumps and the
 * network reports its return.
 */
async function moveClock(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ahead) => {
    const scope = globalThis as typeof globalThis & { trueNow?: () => number };
    const trueNow = (scope.trueNow ??= Date.now.bind(Date));
    Date.now = () => trueNow() + ahead * 60_000;
    globalThis.dispatchEvent(new Event('online'));
  }, minutes);
}
