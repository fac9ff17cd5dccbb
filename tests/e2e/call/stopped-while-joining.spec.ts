import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/test';
import { cameraOf, joinCall, tileOf } from './support/join-call';
import { noticeOf } from './support/notice-of';
import { expectMovingPicture, expectSound } from './support/see-and-hear';

/** The first byte of a message by which a page announces a track to the media server. */
const announcement = 0x22;

/** Holds back all messages of a page from its first announced track on, until they are released. */
async function holdAnnouncements(page: Page) {
  let tellHeld: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (tellHeld = resolve));
  let release: () => void = () => undefined;
  const mayGo = new Promise<void>((resolve) => (release = resolve));
  await page.routeWebSocket(/\/rtc/, (socket) => {
    const server = socket.connectToServer();
    let isHolding = false;
    socket.onMessage((message) => {
      isHolding ||= typeof message !== 'string' && message[0] === announcement;
      if (!isHolding) {
        server.send(message);
        return;
      }
      tellHeld();
      void mayGo.then(() => server.send(message));
    });
  });
  return { isHeld, release };
}

async function pauseEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Shield' }).click();
  await page.getByRole('button', { name: 'Pause everything' }).click();
}

const resume = (page: Page): Promise<void> =>
  page.getByRole('complementary', { name: 'Shield' }).getByRole('button', { name: 'Resume' }).click();

test('A pause stops tracks that a page just announced, and one press goes on', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  const announcements = await holdAnnouncements(adaPage);
  await joinCall(adaPage, room);
  await announcements.isHeld;

  await pauseEverything(emmyPage);
  await expect(noticeOf(adaPage, 'Emmy Noether paused everything.')).toBeVisible();
  // The tile shows it before the media server has answered.
  await expect(tileOf(adaPage, 'You')).toHaveAccessibleName(/microphone off, camera off/);
  await resume(emmyPage);

  await expect(noticeOf(adaPage, 'You can go on where you were.')).toBeVisible();
  await adaPage.getByRole('button', { name: 'Turn on again' }).click();
  announcements.release();
  await expectMovingPicture(cameraOf(emmyPage, ada.name));
  await expectSound(emmyPage);
});
