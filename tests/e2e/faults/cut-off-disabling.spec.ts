import { disablePerson, getPerson } from '@/lib/admin/contract';
import { gatePlace } from '@/lib/rooms/outbox-entry';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { call } from '@/tests/e2e/doors/support/call';
import { readDatabase } from '@/tests/e2e/doors/support/database';
import { expectCallableRefusal } from '@/tests/e2e/doors/support/expect-refusal';
import { findInside } from '@/tests/e2e/doors/support/inside';
import { countOutbox } from '@/tests/support/count-outbox';
import { makeAdministrator } from '@/tests/support/make-administrator';
import { getIdToken, type Person } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { dieAfter } from './support/die-after';
import type { DyingStep } from './support/dying-steps';
import { enter } from './support/enter';
import { putOff } from './support/put-off';

const asLongAsPromised = { timeout: 20_000 };

test('Whoever was disabled when the server died is put out of the call in which one page is open, whatever was told by then', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [rosalind, emmy, ada, ben] = await Promise.all([
    makeAdministrator(admin),
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Green'),
  ]);
  const members = [ada, ben].map((person) => ({ person, profile: 'learner' }) as const);
  const room = await makeRoom({ host: emmy, members });
  const { roomId } = room;
  await joinCall(await openAs(emmy), room);
  const [adas, bens] = await Promise.all([enter(roomId, ada), enter(roomId, ben)]);
  const disable = async ({ uid }: Person, last: DyingStep) => {
    await putOff(roomId);
    await dieAfter(disablePerson, rosalind, { uid, isDisabled: true }, last);
  };
  const expectOut = async ({ uid }: Person, { identity }: { identity: string }) => {
    await expect.poll(() => findInside(roomId, identity), asLongAsPromised).toBeNull();
    await expect.poll(() => readDatabase(`admitted/${roomId}/${uid}`)).toBeNull();
    await expect.poll(() => countOutbox(admin.firestore, gatePlace(uid))).toBe(0);
  };

  await test.step('The databases shut them out, and their calls are not closed', async () => {
    await disable(ada, { step: 'database', count: 1 });
    expect(await readDatabase(`gates/${ada.uid}/disabled`)).toBe(true);
    expect((await admin.firestore.doc(`admitted/${adas.identity}`).get()).get('closed')).toBe(false);
    await expectOut(ada, adas);
  });

  await test.step('Their calls are closed, and nobody has heard of it', async () => {
    await disable(ben, { step: 'commit', count: 2 });
    expect((await admin.firestore.doc(`admitted/${bens.identity}`).get()).get('closed')).toBe(true);
    expect(await findInside(roomId, bens.identity)).not.toBeNull();
    await expectOut(ben, bens);
  });
  await Promise.all([adas, bens].map(({ bot }) => bot.leave()));
});

test('Whoever was enabled when the server died comes in, as the page says', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const [rosalind, ada] = await Promise.all([makeAdministrator(admin), makePerson('Ada Lovelace')]);
  const page = await openAs(rosalind);
  const comeIn = async () => call(getPerson, { token: await getIdToken(ada), input: { uid: ada.uid } });

  await test.step('Disabled, and the server died: shut out, and the page says so', async () => {
    await dieAfter(disablePerson, rosalind, { uid: ada.uid, isDisabled: true });
    await page.goto(`/admin/people/${ada.uid}`);
    await expect(page.getByText('They are shut out of everything.')).toBeVisible();
    expectCallableRefusal(await comeIn(), 'auth/disabled');
  });

  await test.step('A press finishes it', async () => {
    await page.getByRole('button', { name: 'Enable account' }).click();
    await expect(page.getByText('They come in as usual.')).toBeVisible();
    await page.getByRole('button', { name: 'Disable account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Disable Ada Lovelace' });
    await question.getByRole('button', { name: 'Disable account' }).click();
    await expect(page.getByText('They are shut out of everything.')).toBeVisible();
    expect((await admin.auth.getUser(ada.uid)).disabled).toBe(true);
  });

  await test.step('Enabled, and the server died: they come in, and the page says so', async () => {
    await dieAfter(disablePerson, rosalind, { uid: ada.uid, isDisabled: false });
    await page.reload();
    await expect(page.getByText('They come in as usual.')).toBeVisible();
    // Whoever is let in is told by the door itself that it is for administrators.
    expectCallableRefusal(await comeIn(), 'auth/administrators-only');
  });
});
