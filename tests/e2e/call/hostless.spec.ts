import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall, tileOf } from './support/join-call';

test('When its hosts leave, a co-host runs the call; without one it is locked after some minutes, until a host is back', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
  admin,
}) => {
  problems.allow(/\/token/, 'Nobody new comes into a locked room.');
  const [emmy, grace, ada, ben] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Grace Hopper'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Bitdiddle'),
  ]);
  const members = [
    { person: grace, profile: 'co-host' as const },
    { person: ada, profile: 'learner' as const },
    { person: ben, profile: 'learner' as const },
  ];
  const room = await makeRoom({ host: emmy, members });
  const [emmyPage, gracePage, adaPage, benPage] = await Promise.all(
    [emmy, grace, ada, ben].map((person) => openAs(person)),
  );
  if (!emmyPage || !gracePage || !adaPage || !benPage) throw new Error('A page is missing.');

  await emmyPage.goto(`${room.path}/settings`);
  await emmyPage.getByRole('combobox', { name: 'When no host is in the call' }).click();
  await emmyPage.getByRole('option', { name: 'After 5 minutes the room is locked' }).click();
  await emmyPage.getByRole('button', { name: 'Save' }).click();
  await expect(emmyPage.getByText('Everybody sees how much time is left.')).toBeVisible();
  await joinCall(emmyPage, room);
  await joinCall(gracePage, room);
  await joinCall(adaPage, room);
  await expect(tileOf(adaPage, emmy.name)).toBeVisible();
  await expect(tileOf(adaPage, grace.name)).toBeVisible();

  await emmyPage.goto(room.path);
  await expect(adaPage.getByText('Grace Hopper runs the call now.')).toBeVisible();
  await gracePage.getByRole('button', { name: 'Leave', exact: true }).click();
  const row = adaPage.getByRole('status').filter({ hasText: 'No host is here' });
  // Our server may hear late that they are gone: the pages ask it every five seconds, the reconciler looks as well.
  await expect(row).toContainText(/4:\d\d left\./, { timeout: 30_000 });
  await expectNoAxeViolations(adaPage);

  // The time is over.
  const matrix = admin.firestore.doc(`rooms/${room.roomId}/access/_matrix`);
  await matrix.update({ 'latest.live.hostless.until': 1 });
  await expect(row).toContainText('so the room is locked');
  await benPage.goto(room.livePath);
  await expect(
    benPage.getByText('The host has locked this room.').and(benPage.locator(':visible')),
  ).toBeVisible();

  await joinCall(emmyPage, room);
  await expect(row).toHaveCount(0);
  await benPage.reload();
  await benPage.getByRole('button', { name: 'Join', exact: true }).click();
  await expectInCall(benPage);
});
