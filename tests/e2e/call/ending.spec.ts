import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall } from './support/join-call';

test('A host ends for everyone; the others wait at the door until the next session opens', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/token/, 'The server refuses while the session is over.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await expect(adaPage.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();

  await emmyPage.getByRole('button', { name: 'Leave or end' }).click();
  await expect(emmyPage.getByRole('menu')).toBeVisible();
  await expectNoAxeViolations(emmyPage);
  await emmyPage.getByRole('menuitem', { name: 'End for everyone' }).click();
  const question = emmyPage.getByRole('alertdialog', { name: 'End for everyone' });
  await expect(question.getByRole('button', { name: 'Stay in the call' })).toBeFocused();
  await expectNoAxeViolations(emmyPage);
  await question.getByRole('button', { name: 'End for 2 people' }).click();

  for (const page of [emmyPage, adaPage]) {
    await expect(page.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
  }
  await expectNoAxeViolations(adaPage);

  await adaPage.goto(room.livePath);
  await expect(adaPage.getByText('This session has ended.').first()).toBeVisible();
  await expect(adaPage.getByRole('button', { name: 'Join', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await joinCall(emmyPage, room);
  const join = adaPage.getByRole('button', { name: 'Join', exact: true });
  await expect(join).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 });
  await join.click();
  await expectInCall(adaPage);
});

test('Whoever leaves is back at the room, and their devices are off', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [emmyPage, adaPage] = await Promise.all([openAs(emmy), openAs(ada)]);
  await adaPage.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      opened.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, {
      countLiveTracks: () => opened.filter(({ readyState }) => readyState === 'live').length,
    });
  });
  await joinCall(emmyPage, room);
  await joinCall(adaPage, room);
  await expect(emmyPage.getByRole('button', { name: 'People, 2 in the room' })).toBeVisible();

  await adaPage.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(adaPage).toHaveURL(new RegExp(`${room.path}$`));
  await expect(emmyPage.getByRole('button', { name: 'People, 1 in the room' })).toBeVisible();
  const live = () =>
    adaPage.evaluate(() => (window as unknown as { countLiveTracks: () => number }).countLiveTracks());
  await expect.poll(live).toBe(0);
});
