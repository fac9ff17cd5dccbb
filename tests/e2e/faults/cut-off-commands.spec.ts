import { deleteRoom } from '@/lib/rooms/contract';
import { readDatabase, writeDatabase } from '@/tests/e2e/api/support/database';
import { countOutbox } from '@/tests/support/fakes/count-outbox';
import { lineTrouble } from '@/tests/support/services/line-trouble';
import { stackControl } from '@/tests/support/services/stack-control';
import { expect, test } from '@/tests/support/test';
import { bringReconcileForward } from './support/bring-reconcile-forward';
import { emptyCalls, forgetSettings } from './support/change-settings';
import { changesOfRights, pollSources, sourcesIn } from './support/changes-of-rights';
import { asPromised, openCall, playDeaths, type Death } from './support/death';
import { dieAfter } from './support/die-after';
import { putOff } from './support/put-off';
import { expectOut, waysOut } from './support/ways-out';

test.beforeEach(emptyCalls);
test.afterEach(async ({ admin }) => {
  await stackControl.line('database', 'heal');
  await forgetSettings(admin);
});

test('The open page finishes what changes rights in a call when the server dies', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(lineTrouble('database'), 'The test cuts the line of a database.');
  problems.allow(/api\/callable|\/token/, 'The server needs it, too.');
  const names = ['Ada', 'Ben', 'Carl', 'Dora'];
  const call = await openCall({ openAs, makePerson, makeRoom, admin }, names);
  const { page, roomId } = call;

  await test.step('A room for which nobody has scheduled a reconcile is never brought forward', async () => {
    const bringForward = () => bringReconcileForward(admin.firestore, roomId);
    await putOff(roomId);
    await expect(bringForward()).rejects.toThrow('schedules a reconcile within the lease');
    // A look that happens to be near is no promise of a command either.
    await writeDatabase(`reconcile/${roomId}`, { next: Date.now() + 9000, hotUntil: 0 });
    await expect(bringForward()).rejects.toThrow('looked at often for a while');
  });
  await playDeaths(call, changesOfRights);

  await test.step('A database is away: it is decided, and the host reads so until all have it', async () => {
    await page.getByRole('button', { name: 'Shield' }).click();
    const shield = page.getByRole('complementary', { name: 'Shield' });
    const resume = shield.getByRole('button', { name: 'Resume' });
    await expect(resume).toBeVisible();
    await stackControl.line('database', 'cut');
    await resume.click();
    const notYet = shield.getByRole('status').filter({ hasText: 'not everyone has it yet' });
    await expect(notYet).toBeVisible();
    await expect(shield.getByRole('button', { name: 'Pause everything' })).toBeVisible();
    expect(await sourcesIn(call, 'Dora')).toEqual([]);

    await stackControl.line('database', 'heal');
    await pollSources(call, 'Dora').toEqual(['CAMERA']);
    await expect(notYet).toBeHidden();
    expect(await countOutbox(admin.firestore, roomId)).toBe(0);
  });
  await Promise.all(names.map((name) => call.learner(name).bot.leave()));
});

test('The open page finishes what puts people out of a call when the server dies', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/\/token|api\/callable\/reconcileRoom/, 'The page is in a call that is over.');
  const names = ['Ada', 'Ben', 'Carl', 'Dora', 'Eve', 'Fay', 'Gus', 'Hal'];
  const call = await openCall({ openAs, makePerson, makeRoom, admin }, names);
  await playDeaths(call, waysOut);
  await Promise.all(names.map((name) => call.learner(name).bot.leave()));
});

test('The open page finishes the deletion of its room when the server dies', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable|\/token|permission/i, 'The room is gone, and nothing of it can be read.');
  const call = await openCall({ openAs, makePerson, makeRoom, admin }, ['Ada']);
  const { roomId, emmy, room } = call;
  const deletion: Death = {
    what: 'The room was deleted, and nobody has heard of it',
    die: () => dieAfter(deleteRoom, emmy, { roomId, name: room.name }),
    follows: async () => {
      await expectOut(call, 'Ada');
      await expect.poll(() => readDatabase(`access/${roomId}`), asPromised).toBeNull();
    },
  };
  await playDeaths(call, [deletion]);
  await call.learner('Ada').bot.leave();
});
