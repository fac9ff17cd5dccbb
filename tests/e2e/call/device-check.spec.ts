import { mediaUrl } from '@/tests/e2e/api/support/media-server';
import { wholeBrowser } from '@/tests/support/browser/whole-browser';
import { expect, test } from '@/tests/support/test';
import { holdToken } from './support/hold-token';
import { expectInCall, joinCall, openDeviceCheck, tileOf } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';

// The headless shell never refuses a camera.
test.use(wholeBrowser);

test('The device check prepares all, and Join without devices only connects', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy, name: 'Waves on a string' });
  const page = await openAs(emmy);
  const preparesLine = page.waitForRequest((request) =>
    request.url().startsWith(mediaUrl().replace(/^ws/, 'http')),
  );
  const join = await openDeviceCheck(page, room);

  await test.step('It shows the person, hears them and lets them choose', async () => {
    await expect(page.getByRole('heading', { name: 'Waves on a string' })).toBeVisible();
    await expectMovingPicture(page.getByLabel('What the others will see'));
    await expect(page.getByText('We hear you')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Camera' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Microphone' })).toBeVisible();
    await expect(page.getByText('Nobody is inside yet.')).toBeVisible();
  });

  await test.step('Token, line and room are there before the press', async () => {
    await page.getByRole('button', { name: 'Turn camera off' }).click();
    await page.getByRole('button', { name: 'Turn microphone off' }).click();
    await expect(page.getByText('Your camera is off')).toBeVisible();
    await preparesLine;
    // Behind the device check, where nobody sees or reaches it.
    const controls = page.locator('[inert] [role=toolbar]');
    await expect(controls).toBeAttached();
    await expect(controls).toBeHidden();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const connects = page.waitForEvent('websocket', (socket) => socket.url().startsWith(mediaUrl()));
    await join.click();
    await connects;
    expect(asked.filter((path) => path.startsWith('/api/') || path.endsWith('.js'))).toEqual([]);
    await expectInCall(page);
  });

  await test.step('The camera can be turned on inside', async () => {
    await expect(tileOf(page, 'You')).toHaveAccessibleName(/microphone off, camera off/);
    await page.getByRole('button', { name: 'Turn camera on' }).click();
    await expectMovingPicture(page.getByLabel('Camera of You'));
  });
});

test('A blocked camera shows the way out and does not keep anybody outside', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  // The browser refuses what is not granted here.
  const page = await openAs(emmy, { permissions: ['microphone'] });
  await openDeviceCheck(page, room, 'Join without camera');

  await expect(page.getByRole('heading', { name: 'Chrome blocks the camera for this page' })).toBeVisible();
  await expect(page.getByText('Press the camera sign in the address bar.')).toBeVisible();
  await expect(page.getByText('Blocked by the browser')).toBeVisible();
  await joinCall(page, room, 'Join without camera');
  await expect(tileOf(page, 'You')).toHaveAccessibleName(/camera off/);
  await expect(page.getByRole('button', { name: 'Turn microphone off' })).toBeVisible();
});

test('A press on Join before the page is ready joins as soon as it is', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  const token = await holdToken(page);
  await page.goto(room.livePath);
  await token.isHeld;
  const join = page.getByRole('button', { name: 'Join', exact: true });
  await join.click();
  await expect(join).toHaveAttribute('aria-busy', 'true');
  token.release();
  await expectInCall(page);
});
