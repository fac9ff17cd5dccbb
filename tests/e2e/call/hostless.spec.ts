import { updateRoom } from '@/lib/rooms/contract';
import { call, resultOf } from '@/tests/support/api/call';
import { getIdToken } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { expectAccessibleAtPhoneWidth } from './support/at-phone-width';
import { expectInCall, joinCall, tileOf } from './support/join-call';
import { noticeOf } from './support/notice-of';

test('A call without hosts passes to a co-host, then admits nobody new or ends', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
  admin,
}) => {
  problems.allow(/\/token/, 'A new person waits, and nobody comes into a call that is over.');
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
  const [emmyPage, gracePage, adaPage] = await Promise.all([openAs(emmy), openAs(grace), openAs(ada)]);

  await emmyPage.goto(`${room.path}/settings`);
  await emmyPage.getByRole('combobox', { name: 'When no host is in the call' }).click();
  await emmyPage.getByRole('option', { name: 'After 5 minutes new people wait in the lobby' }).click();
  await emmyPage.getByRole('button', { name: 'Save' }).click();
  await expect(emmyPage.getByText('Everybody sees how much time is left.')).toBeVisible();
  await expect(emmyPage.getByText('Saved. It is the same for everyone now.')).toBeVisible();
  await joinCall(emmyPage, room);
  await joinCall(gracePage, room);
  await joinCall(adaPage, room);
  for (const person of [emmy, grace]) await expect(tileOf(adaPage, person.name)).toBeVisible();

  await emmyPage.goto(room.path);
  await expect(noticeOf(adaPage, 'Grace Hopper runs the call now.')).toBeVisible();
  await expect(noticeOf(gracePage, 'You run the call now.')).toBeVisible();
  await joinCall(emmyPage, room);
  for (const page of [adaPage, gracePage]) {
    await expect(noticeOf(page, 'A host is back: Emmy Noether runs the call now.')).toBeVisible();
  }
  await emmyPage.goto(room.path);
  // A co-host cannot end the call for everyone, and reads why.
  await gracePage.getByRole('button', { name: 'Leave or end' }).click();
  const ending = gracePage.getByRole('menuitem', { name: /^End for everyone/ });
  await expect(ending).toHaveAttribute('aria-disabled', 'true');
  await expect(ending).toContainText(/your role.* end the session for everyone/i);
  await gracePage.getByRole('menuitem', { name: 'Leave', exact: true }).click();
  await expect(tileOf(adaPage, grace.name)).toHaveCount(0);
  await gracePage.close();
  const row = adaPage.getByRole('status').filter({ hasText: 'No host is here' });
  await expect(row).toContainText(/[45]:\d\d left\./);
  await expectAccessibleAtPhoneWidth(adaPage);

  // The time is up.
  const matrix = admin.firestore.doc(`rooms/${room.roomId}/access/_matrix`);
  await matrix.update({ 'latest.live.hostless.until': 1 });
  await expect(row).toContainText('new people wait in the lobby');
  const benPage = await openAs(ben);
  await benPage.goto(room.livePath);
  await benPage.getByRole('button', { name: 'Ask to join' }).click();
  await expect(
    benPage.getByRole('heading', { name: 'The room opens when Emmy Noether comes.' }),
  ).toBeVisible();
  await expectAccessibleAtPhoneWidth(benPage);
  await adaPage.reload();
  await expectInCall(adaPage);

  await joinCall(emmyPage, room);
  await expect(row).toHaveCount(0);
  // Nobody presses anything: the waiting page asks every quarter of a minute.
  await expect(benPage.getByRole('toolbar', { name: 'Call controls' })).toBeVisible({ timeout: 30_000 });

  // The setting changes while she is inside: now the call ends without a host.
  const input = { roomId: room.roomId, hostless: 'end-5' };
  resultOf(await call(updateRoom, { token: await getIdToken(emmy), input }));
  await emmyPage.goto(room.path);
  await expect(row).toContainText(/The call will end if none comes back: [45]:\d\d left\./);
  await matrix.update({ 'latest.live.hostless.until': 1 });
  for (const page of [adaPage, benPage]) {
    await expect(page.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
  }
});
