import { expect, test } from '@/tests/support/test';

const areKept = async () =>
  (await Promise.all(['room', 'chat'].map((kind) => caches.match(`/offline-kept/${kind}`)))).every(Boolean);

test('A room and its chat open without a network until the person signs out', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(
    /net::ERR_|Failed to fetch|status of 503|Could not reach Cloud Firestore|client is offline/,
    'The test takes the network away.',
  );
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, name: 'Waves', members: [{ person: ada, profile: 'learner' }] });
  const page = await openAs(emmy, { serviceWorkers: 'allow' });
  const context = page.context();
  await page.goto(room.path);
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  await expect(page.getByText(ada.name).first()).toBeVisible();
  await page.goto(`${room.path}/chat`);
  await page.getByRole('textbox', { name: 'Write to everyone' }).fill('We meet at noon');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We meet at noon')).toBeVisible();
  await expect.poll(() => page.evaluate(areKept), { timeout: 90_000 }).toBe(true);

  await test.step('Without a network both are there, and say from when they are', async () => {
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('We meet at noon')).toBeVisible();
    await expect(page.getByText(/^Offline\. This is from \d\d:\d\d\./)).toBeVisible();
    await page.goto(room.path);
    await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
    await expect(page.getByText(ada.name).first()).toBeVisible();
    await expect(page.getByText(/^Offline\. This is from \d\d:\d\d\./)).toBeVisible();
  });

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  await expect(page.getByText(/^Offline\. This is from/)).toHaveCount(0);

  await test.step('After signing out nothing of them is left', async () => {
    await page.getByRole('button', { name: `Account of ${emmy.name}` }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/sign-in');
    await context.setOffline(true);
    await page.goto(room.path);
    await expect(page.getByRole('heading', { name: 'No connection to Chalktalk' })).toBeVisible();
    await expect(page.getByText(room.name)).toHaveCount(0);
  });
});
