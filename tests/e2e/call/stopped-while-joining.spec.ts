import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall, joinCall, openDeviceCheck, tileOf } from './support/join-call';
import { noticeOf } from './support/notice-of';
import { expectMovingPicture, expectSound } from './support/see-and-hear';

/** What a page says to the media server begins with the number of its kind. */
const signs = { 'what it would send': 0x22, 'how it would send it': 0x0a } as const;

/** Keeps what a page says back from the media server, from that about its tracks on, until it is let go. */
async function holdBack(page: Page, held: keyof typeof signs) {
  let tellHeld: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (tellHeld = resolve));
  let release: () => void = () => undefined;
  const mayGo = new Promise<void>((resolve) => (release = resolve));
  await page.routeWebSocket(/\/rtc/, (socket) => {
    const server = socket.connectToServer();
    let hasTracks = false;
    let isHolding = false;
    socket.onMessage((message) => {
      const sign = typeof message === 'string' ? undefined : message[0];
      hasTracks ||= sign === signs['what it would send'];
      isHolding ||= hasTracks && sign === signs[held];
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

for (const held of Object.keys(signs) as (keyof typeof signs)[])
  for (const when of ['before', 'after'] as const)
    test(`A pause that comes while a page tells ${held} stops that, and it comes with one press, heard ${when} all go on`, async ({
      openAs,
      makePerson,
      makeRoom,
    }) => {
      const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
      const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
      const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
      await joinCall(emmyPage, room);
      const saying = await holdBack(adaPage, held);
      await joinCall(adaPage, room);
      await saying.isHeld;

      await pauseEverything(emmyPage);
      await expect(noticeOf(adaPage, 'Emmy Noether paused everything.')).toBeVisible();
      // Also while nobody has answered: it is off, and shown so.
      await expect(tileOf(adaPage, 'You')).toHaveAccessibleName(/microphone off, camera off/);
      if (when === 'before') saying.release();
      await resume(emmyPage);

      await expect(noticeOf(adaPage, 'You can go on where you were.')).toBeVisible();
      await adaPage.getByRole('button', { name: 'Turn on again' }).click();
      saying.release();
      await expectMovingPicture(cameraOf(emmyPage, ada.name));
      await expectSound(emmyPage);
    });

test('A camera that is just being turned on when it is stopped stays off without a word about the device, and comes with one press', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  const saying = await holdBack(adaPage, 'what it would send');
  const join = await openDeviceCheck(adaPage, room);
  await adaPage.getByRole('button', { name: 'Turn camera off' }).click();
  await adaPage.getByRole('button', { name: 'Turn microphone off' }).click();
  await join.click();
  await expectInCall(adaPage);
  await adaPage.getByRole('button', { name: 'Turn camera on' }).click();
  await saying.isHeld;

  await pauseEverything(emmyPage);
  await expect(noticeOf(adaPage, 'Emmy Noether paused everything.')).toBeVisible();
  saying.release();
  await expect(adaPage.getByRole('button', { name: 'Turn camera on' })).toBeDisabled();
  await resume(emmyPage);
  await expect(noticeOf(adaPage, 'You can turn your camera on again.')).toBeVisible();
  await adaPage.getByRole('button', { name: 'Turn on again' }).click();
  await expectMovingPicture(cameraOf(emmyPage, ada.name));
  await expect(tileOf(adaPage, 'You')).toHaveAccessibleName(/microphone off(?!, camera off)/);
});
