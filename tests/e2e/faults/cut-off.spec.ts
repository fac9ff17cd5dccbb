import { getToken } from '@/tests/e2e/doors/support/ask-token';
import { readDatabase, writeDatabase } from '@/tests/e2e/doors/support/database';
import { findInside, sourcesOf } from '@/tests/e2e/doors/support/inside';
import { mediaUrl } from '@/tests/e2e/doors/support/media-server';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { gatePlace, newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { soonTurn } from '@/lib/rooms/reconcile-turn';
import { countOutbox } from '@/tests/support/count-outbox';
import { connectBot } from '@/tests/support/media-bot';
import { getIdToken } from '@/tests/support/person';
import { lineTrouble } from '@/tests/support/line-trouble';
import { stackControl } from '@/tests/support/stack-control';
import { expect, test } from '@/tests/support/test';

test.afterEach(() => stackControl.line('database', 'heal'));

const asLongAsPromised = { timeout: 20_000 };

test('What was decided and cut off reaches everyone with one page open, and the host is told meanwhile', async ({
  openAs,
  makePerson,
  makeRoom,
  admin: { firestore },
  problems,
}) => {
  problems.allow(lineTrouble('database'), 'The test cuts the line of a database.');
  problems.allow(/api\/callable|\/token/, 'The server needs it, too.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const { roomId } = room;
  const page = await openAs(emmy);
  await joinCall(page, room);
  const { identity, token } = await getToken(roomId, await getIdToken(ada));
  const bot = await connectBot(mediaUrl(), token);
  const countLeft = () => countOutbox(firestore, roomId);

  await test.step('The server dies right after the commit: the page that is open has it finished', async () => {
    expect(await sourcesOf(roomId, identity)).not.toContain('SCREEN_SHARE');
    const now = Date.now();
    // What a command leaves then: a room that is due soon, its state, and a note of what is to be done.
    const turn = soonTurn({ next: now + 60_000, hotUntil: 0 }, now);
    await writeDatabase(`reconcile/${roomId}`, turn);
    const exceptions = { 'screen:publish': { allow: true, until: now + 600_000 } };
    const batch = firestore.batch();
    batch.set(firestore.doc(`rooms/${roomId}/access/${ada.uid}`), {
      profile: 'learner',
      exceptions,
      epoch: 9,
    });
    const media = { kind: 'update-person', uid: ada.uid } as const;
    const note = newOutboxEntry({ roomId, mirror: [{ kind: 'person', uid: ada.uid }], media }, now);
    batch.set(firestore.collection('outbox').doc(), note);
    await batch.commit();

    await expect.poll(() => sourcesOf(roomId, identity), asLongAsPromised).toContain('SCREEN_SHARE');
    // Whoever arrives is compared with what was decided, which may be before the rules have it.
    await expect.poll(() => readDatabase(`access/${roomId}/${ada.uid}/epoch`), asLongAsPromised).toBe(9);
    await expect.poll(countLeft).toBe(0);
  });

  await test.step('A database is away: it is decided, the host reads so, and reads nothing when all have it', async () => {
    await page.getByRole('button', { name: 'Shield' }).click();
    const shield = page.getByRole('complementary', { name: 'Shield' });
    const pause = shield.getByRole('button', { name: 'Pause everything' });
    await expect(pause).toBeVisible();
    await stackControl.line('database', 'cut');
    await pause.click();
    const notYet = shield.getByRole('status').filter({ hasText: 'not everyone has it yet' });
    await expect(notYet).toBeVisible();
    await expect(shield.getByRole('button', { name: 'Resume' })).toBeVisible();
    expect(await sourcesOf(roomId, identity)).not.toEqual([]);

    await stackControl.line('database', 'heal');
    await expect.poll(() => sourcesOf(roomId, identity), asLongAsPromised).toEqual([]);
    await expect(notYet).toBeHidden();
    expect(await countLeft()).toBe(0);
  });

  await test.step('An administrator has just shut somebody out: the page that is open there puts them out', async () => {
    const now = Date.now();
    await writeDatabase(`reconcile/${roomId}`, soonTurn({ next: now + 60_000, hotUntil: 0 }, now));
    const gate = { validAfter: Math.floor(now / 1000), disabled: true };
    const mirror = [{ kind: 'gate', uid: ada.uid } as const];
    const note = newOutboxEntry({ roomId: gatePlace(ada.uid), roomIds: [roomId], mirror }, now);
    const batch = firestore.batch();
    batch.set(firestore.doc(`gates/${ada.uid}`), gate);
    batch.set(firestore.collection('outbox').doc(), note);
    await batch.commit();

    await expect.poll(() => findInside(roomId, identity), asLongAsPromised).toBeNull();
    expect(await readDatabase(`gates/${ada.uid}/disabled`)).toBe(true);
  });
  await bot.leave();
});
