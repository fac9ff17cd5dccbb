import { lostAfter } from '@/lib/firebase/client/use-lost-since';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { setInside } from '@/tests/support/make/set-inside';
import { expect, test } from '@/tests/support/test';

test('A person makes a room, lands in it, and finds it in the list', async ({ openAs, makePerson }) => {
  const page = await openAs(await makePerson('Emmy Noether'));
  await page.goto('/rooms');
  await page.getByRole('button', { name: /^Study group/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New room' });
  await dialog.getByText('Details', { exact: true }).click();
  await expect(dialog.getByText('Everyone who takes part can start the next session.')).toBeVisible();
  await expect(dialog.getByText(/^Guests wait in the lobby/)).toBeVisible();
  await dialog.getByLabel('Name').fill('Sunday proof circle');
  await dialog.getByRole('button', { name: 'Create room' }).click();

  await expect(page.getByRole('heading', { name: 'Sunday proof circle' })).toBeVisible();
  await expect(page).toHaveTitle(/Sunday proof circle/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('Study group. You are the host.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Rooms' }).click();
  await expect(page.getByRole('link', { name: 'Sunday proof circle', exact: true })).toBeVisible();
  await expect(page.getByText('Study group, nobody needs to host')).toBeVisible();
});

test('A room with people inside goes first, says who is there, and leads in', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const quiet = await makeRoom({ host: emmy, name: 'Beam load review', preset: 'review' });
  const live = await makeRoom({
    host: emmy,
    name: 'Waves on a string',
    members: [{ person: ada, profile: 'learner' }],
  });
  const page = await openAs(emmy);
  await page.goto('/rooms');
  await expect(page.getByRole('link', { name: quiet.name, exact: true })).toBeVisible();
  await expect(page.getByText(/^Live/)).toHaveCount(0);

  await setInside(live, ada, true);
  const door = page.getByRole('listitem').filter({ hasText: 'Live, 1 inside' });
  await expect(door.getByRole('heading', { name: live.name })).toBeVisible();
  await expect(door.getByText(ada.name)).toBeVisible();
  await expect(door.getByText('Guest')).toHaveCount(0);
  await setInside(live, { uid: 'guest0001', name: 'Sophie Germain' }, true, { kind: 'guest' });
  await expect(page.getByText('Sophie GermainGuest')).toBeVisible();
  await setInside(live, { uid: 'guest0001', name: 'Sophie Germain' }, false);
  await expect(door.getByRole('link', { name: `Join ${live.name}` })).toHaveAttribute('href', live.livePath);

  await setInside(live, ada, false);
  await expect(door).toHaveCount(0);
  await expect(page.getByRole('link', { name: live.name, exact: true })).toBeVisible();
});

test('A link submitted before the start page has its code still leads to its room', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const early = await openAs(null, { javaScriptEnabled: false });
  await early.goto('/');
  const field = early.getByLabel('Have a link or code?');
  await field.fill(new URL(room.livePath, early.url()).href);
  await field.press('Enter');
  await expect(early).toHaveURL(/\/\?link=/);
  const page = await openAs(emmy);
  await page.goto(early.url());
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
});

test('Without a connection the list stays, says what waits, and recovers', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/net::ERR_INTERNET_DISCONNECTED/, 'The test takes the network away.');
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const page = await openAs(emmy);
  await page.clock.install();
  await page.goto('/rooms');
  const row = page.getByRole('link', { name: room.name, exact: true });
  await expect(row).toBeVisible();
  const notice = page.getByText('Offline since');

  await page.context().setOffline(true);
  await expect(async () => {
    await page.clock.fastForward(lostAfter.delayMs);
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(row).toBeVisible();
  await page.context().setOffline(false);
  // The page tries again every twenty seconds.
  await page.clock.fastForward(20_000);
  await expect(notice).toHaveCount(0);
});

test('The list shows faces and numbers, the last session, and the next meeting', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, ...others] = await Promise.all(
    ['Emmy Noether', 'Ada Lovelace', 'Sofia Kowalewskaja', 'Carl Gauss', 'Leonhard Euler', 'Alan Turing'].map(
      (name) => makePerson(name),
    ),
  );
  if (!emmy) throw new Error('Nobody is there.');
  const members = others.map((person) => ({ person, profile: 'learner' as const }));
  const many = await makeRoom({ host: emmy, name: 'Linear algebra', preset: 'class', members });
  const few = await makeRoom({ host: emmy, name: 'Waves on a string', members: members.slice(0, 1) });
  const alone = await makeRoom({ host: emmy, name: 'Proof circle' });
  const listing = (room: { roomId: string }) => admin.firestore.doc(`users/${emmy.uid}/rooms/${room.roomId}`);
  // A Thursday evening in winter, and a room that meets at a quarter past midnight in Zurich.
  const now = Date.parse('2026-11-19T22:55:00Z');
  await listing(many).update({ plan: { kind: 'weekly', weekday: 5, time: '00:15', zone: 'Europe/Zurich' } });
  const hour = 3_600_000;
  await listing(few).update({
    addedAt: now - 400 * hour,
    last: { startedAt: now - 2 * hour, endedAt: now - hour },
  });
  await listing(alone).update({ addedAt: now - 300 * hour });

  const page = await openAs(emmy, { timezoneId: 'Europe/Zurich' });
  await page.clock.install({ time: now });
  await page.goto('/rooms');
  const row = (room: { name: string }) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: room.name, exact: true }) });
  await expect(row(many)).toContainText('Class with you as host, 5 people');
  await expect(row(many).getByRole('img')).toHaveAccessibleName(
    'Ada Lovelace, Sofia Kowalewskaja, Carl Gauss, and 2 others',
  );
  await expect(row(many)).toContainText('+2');
  await expect(row(many)).toContainText('tomorrow, in 20 min');
  await expect(row(few)).toContainText('Lesson with you as host, 1 person');
  await expect(row(few)).toContainText('1 h');
  await expect(row(alone)).toContainText('with you as host, only you');
  const recent = page.getByRole('region', { name: 'Recent' }).getByRole('listitem');
  await expect(recent.first()).toContainText(few.name);
  await expectNoAxeViolations(page);

  const newcomer = { uid: 'ada', name: 'Ada', kind: 'guest', profile: 'learner', addedAt: now };
  await admin.firestore.doc(`rooms/${alone.roomId}/members/ada`).set({ ...newcomer, addedBy: emmy.uid });
  await expect(row(alone)).toContainText('with you as host, 1 person');

  // A class grows while the host is away: the list counts again when the window gets the focus.
  const late = { uid: 'late', name: 'Late', kind: 'guest', profile: 'learner', addedAt: Date.now() };
  await admin.firestore.doc(`rooms/${many.roomId}/members/late`).set({ ...late, addedBy: emmy.uid });
  await page.clock.fastForward(10 * 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(row(many)).toContainText('Class with you as host, 6 people');
  await expect(row(many)).toContainText('today, in 10 min');
});
