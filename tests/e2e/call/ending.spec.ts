import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall } from './support/join-call';
import { reachRoom } from './support/reach-room';

test('A learner waits after the end, shows in the host’s list, and joins with the host', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
  admin,
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
  await question.getByLabel('Why, if you want to say').fill('Fire drill');
  await question.getByRole('button', { name: 'End for 2 people' }).click();

  for (const page of [emmyPage, adaPage]) {
    await expect(page.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
  }
  await expect(adaPage.getByText('Emmy Noether ended it for everyone.')).toBeVisible();
  await expect(emmyPage.getByText('You ended it for everyone.')).toBeVisible();
  await expectNoAxeViolations(adaPage);
  const rows = await admin.firestore.collection('audit').where('roomId', '==', room.roomId).get();
  const ended = rows.docs.filter((row) => row.get('action') === 'session-ended');
  expect(ended.map((row) => row.get('reason') as string)).toEqual(['Fire drill']);

  await adaPage.getByRole('link', { name: 'Back to the room' }).click();
  const opensNext = adaPage.getByText('Emmy Noether opens the next session').filter({ visible: true });
  await expect(opensNext).toBeVisible();
  await expectNoAxeViolations(adaPage);
  await adaPage.getByRole('link', { name: 'Wait in the room' }).filter({ visible: true }).click();
  await expect(
    adaPage.getByRole('heading', { name: 'The room opens when Emmy Noether comes.' }),
  ).toBeVisible();

  await emmyPage.goto('/rooms');
  await expect(emmyPage.getByText('Ada Lovelace has been waiting')).toBeVisible();
  await expect(emmyPage).toHaveTitle('(1 waiting) Rooms · Chalktalk');
  await expectNoAxeViolations(emmyPage);
  await emmyPage.getByRole('link', { name: 'Join and admit Ada Lovelace' }).click();
  await expect(emmyPage).toHaveURL(/\/live\?admit=/);
  // The device check of a host opens no session yet.
  const join = emmyPage.getByRole('button', { name: 'Join', exact: true });
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  await expect(adaPage.getByText('You are first in the queue.')).toBeVisible();
  await join.click();
  await expectInCall(emmyPage);
  await expectInCall(adaPage);
  await adaPage.goto(room.path);
  await expect(adaPage.getByText('1 inside').filter({ visible: true })).toBeVisible();
  await expect(opensNext).toHaveCount(0);
});

test('A running call follows its room’s new preset, archiving and deletion', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/api\/callable\/reconcileRoom/, 'The page may just then have the room compared.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [settings, call] = await Promise.all([openAs(emmy), openAs(ada)]);
  await joinCall(call, room);
  const share = call.getByRole('button', { name: 'Share', exact: true });
  await expect(share).toHaveAttribute('aria-disabled', 'true');
  const canShare = async () =>
    (await reachRoom(call)).evaluate(({ localParticipant: { permissions } }) =>
      // SCREEN_SHARE of livekit_models.proto
      (permissions?.canPublishSources ?? []).some((source: number) => source === 3),
    );
  expect(await canShare()).toBe(false);

  await settings.goto(`${room.path}/settings`);
  const choose = async (preset: RegExp) => {
    await settings.getByRole('combobox', { name: 'What it is for' }).click();
    await settings.getByRole('option', { name: preset }).click();
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect(settings.getByText('Saved. It is the same for everyone now.')).toBeVisible();
  };
  await choose(/^Study group/);
  await expect(share).not.toHaveAttribute('aria-disabled', 'true');
  await expect.poll(canShare).toBe(true);
  await choose(/^Class/);
  await expect(share).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(canShare).toBe(false);

  await settings.getByRole('button', { name: 'Archive' }).click();
  await expect(settings.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(call.getByText('This room was archived. The call goes on')).toBeVisible();
  await expectInCall(call);

  await settings.getByRole('button', { name: 'Delete this room' }).click();
  const dialog = settings.getByRole('dialog', { name: `Delete ${room.name}` });
  await dialog.getByLabel('Name of the room').fill(room.name);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(settings).toHaveURL('/rooms');
  await expect(call.getByRole('heading', { name: 'This room was deleted' })).toBeFocused();
  await expectNoAxeViolations(call);
  await call.getByRole('link', { name: 'Go to my rooms' }).click();
  await expect(call.getByRole('heading', { name: 'You have no rooms yet' })).toBeVisible();
});
