import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall, joinCall, openDeviceCheck, tileOf } from './support/join-call';
import { shareScreen } from './support/share-screen';
import { expectMovingPicture, expectSound } from './support/see-and-hear';

test('Two people see and hear each other, mute, share a screen and leave', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await countOpenDevices(adaPage);

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

  await test.step('A muted person is shown as muted, and heard again afterwards', async () => {
    await expect(tileOf(emmyPage, ada.name)).not.toHaveAccessibleName(/ off/);
    await adaPage.getByRole('button', { name: 'Turn microphone off' }).click();
    await adaPage.getByRole('button', { name: 'Turn camera off' }).click();
    await expect(tileOf(emmyPage, ada.name)).toHaveAccessibleName(/, microphone off, camera off/);
    await expect(cameraOf(emmyPage, ada.name)).toHaveCount(0);
    const people = emmyPage.getByRole('button', { name: 'People, 2 in the room' });
    await people.click();
    const row = emmyPage
      .getByRole('complementary', { name: 'People' })
      .getByRole('listitem')
      .filter({ hasText: ada.name });
    await expect(row).toContainText('Learner');
    await expect(row.getByRole('img', { name: 'Microphone off' })).toBeVisible();
    await adaPage.keyboard.press('Control+d');
    await expect(tileOf(emmyPage, ada.name)).not.toHaveAccessibleName(/microphone off/);
    await expect(row.getByRole('img', { name: 'Microphone on' })).toBeVisible();
    await expectSound(emmyPage);
    await people.click();
  });

  await test.step('A shared screen takes the stage for the other, and goes when it is stopped', async () => {
    const denied = adaPage.getByRole('button', { name: 'Share', exact: true });
    await expect(denied).toHaveAttribute('aria-disabled', 'true');
    await expect(denied).toHaveAccessibleDescription(/share your screen/);
    await shareScreen(emmyPage);
    const screen = adaPage.getByLabel(`Screen of ${emmy.name}`);
    await expect(screen).toBeVisible();
    await expect
      .poll(() => screen.evaluate((video) => (video as HTMLVideoElement).videoWidth))
      .toBeGreaterThan(100);
    await expectMovingPicture(screen);
    const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;
    const view = adaPage.getByRole('group', { name: 'Picture of the screen' });
    await expect.poll(() => widthOf(view)).toBe(1200);
    await expect.poll(() => widthOf(cameraOf(adaPage, emmy.name))).toBe(208);
    await expectMovingPicture(cameraOf(adaPage, emmy.name));
    await expectNoAxeViolations(adaPage);
    await zoomByKeysAndWheel(adaPage, view, screen);
    await adaPage.getByRole('button', { name: 'Full screen' }).click();
    await adaPage.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(adaPage.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await emmyPage.getByRole('button', { name: 'Stop sharing the screen' }).click();
    await expect(screen).toHaveCount(0);
  });

  // The list of rooms shows who is inside, as the media server reports it.
  const list = await openAs(ada);
  await list.goto('/rooms');
  const live = list.getByRole('listitem').filter({ hasText: /^Live/ });
  await expect(live).toContainText('Live, 2 inside');
  await expect(live.getByText(emmy.name)).toBeVisible();
  expect(await readOpenDevices(adaPage)).toBeGreaterThan(0);
  await adaPage.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(adaPage).toHaveURL(new RegExp(`${room.path}$`));
  await expect.poll(() => readOpenDevices(adaPage), 'her devices are off').toBe(0);
  await expect(live).toContainText('Live, 1 inside');
  await expect(emmyPage.getByRole('heading', { name: 'The others have left.' })).toBeVisible();
});

type Counting = { countOpenDevices: () => number };

/** Counts the devices that a page has open, from its next load on. */
const countOpenDevices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      opened.push(...stream.getTracks());
      return stream;
    };
    const countLive = () => opened.filter(({ readyState }) => readyState === 'live').length;
    Object.assign(window, { countOpenDevices: countLive } satisfies Counting);
  });

const readOpenDevices = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Counting).countOpenDevices());

/** Makes a shared screen larger by keys and by the wheel, moves it, and fits it again. */
async function zoomByKeysAndWheel(page: Page, view: Locator, screen: Locator): Promise<void> {
  const box = async () => (await screen.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const fit = await box();
  const zoom = page.getByRole('region', { name: / shares a screen$/ }).getByText(/^\d+ ?%$/);
  await view.press('1');
  await expect(zoom).toHaveText('100%');
  for (let presses = 0; presses < 3; presses += 1) await view.press('+');
  const large = await box();
  expect(large.width).toBeGreaterThan(fit.width);
  await view.press('ArrowRight');
  expect((await box()).x).toBeCloseTo(large.x - 80, 0);
  await view.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await box()).width).toBeGreaterThan(large.width * 1.2);
  await view.press('0');
  await expect.poll(async () => (await box()).width).toBeCloseTo(fit.width, 0);
}
