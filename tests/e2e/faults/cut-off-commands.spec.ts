import { disablePerson } from '@/lib/admin/contract';
import { initialSettings } from '@/lib/organization/organization';
import { banPerson, changeRole, putBack } from '@/lib/moderation/contract';
import { changeOrganization } from '@/lib/permissions/contract';
import { deleteRoom, endSession, removeMember, setException } from '@/lib/rooms/contract';
import { changeShield } from '@/lib/shield/contract';
import { joinCall } from '@/tests/e2e/call/support/join-call';
import { getToken } from '@/tests/e2e/doors/support/ask-token';
import { readDatabase } from '@/tests/e2e/doors/support/database';
import { findInside, sourcesOf } from '@/tests/e2e/doors/support/inside';
import { mediaUrl } from '@/tests/e2e/doors/support/media-server';
import { countOutbox } from '@/tests/support/count-outbox';
import { makeAdministrator } from '@/tests/support/make-administrator';
import { connectBot } from '@/tests/support/media-bot';
import { getIdToken } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { emptyCalls, forgetSettings } from './support/change-settings';
import { dieAfter } from './support/die-after';
import { enter } from './support/enter';
import { putOff } from './support/put-off';

test.beforeEach(emptyCalls);
test.afterEach(({ admin }) => forgetSettings(admin));

const asLongAsPromised = { timeout: 20_000 };

test('What an administrator decided when the server died reaches the call in which one page is open', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [rosalind, emmy, ada] = await Promise.all([
    makeAdministrator(admin),
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
  ]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const { roomId } = room;
  const page = await openAs(emmy);
  await joinCall(page, room);
  const { identity, token } = await getToken(roomId, await getIdToken(ada));
  const bot = await connectBot(mediaUrl(), token);
  await expect.poll(() => readDatabase(`inside/${roomId}/${ada.uid}`)).not.toBeNull();

  const save = (version: number, screen: 'yes' | 'no', commits: number) => {
    const { policy, rules } = initialSettings;
    const profiles = { learner: { answers: { 'screen:publish': screen } } };
    const settings = { version, policy, profiles, rules };
    return dieAfter(changeOrganization, rosalind, settings, { step: 'commit', count: commits });
  };
  const readVersion = async () =>
    (await admin.firestore.doc('organization/policy').get()).get('version') as number;

  await test.step('Profiles were saved, and no room has heard of it', async () => {
    await putOff(roomId);
    expect(await sourcesOf(roomId, identity)).not.toContain('SCREEN_SHARE');
    await save(0, 'yes', 1);
    expect(await readVersion()).toBe(1);
    await expect.poll(() => sourcesOf(roomId, identity), asLongAsPromised).toContain('SCREEN_SHARE');
  });

  await test.step('The room has its answers, and no other service has heard of them', async () => {
    await putOff(roomId);
    await save(1, 'no', 2);
    expect(await readVersion()).toBe(2);
    await expect.poll(() => sourcesOf(roomId, identity), asLongAsPromised).not.toContain('SCREEN_SHARE');
    expect(await readDatabase(`access/${roomId}/_matrix/organization`)).toBe(2);
  });

  await test.step('Somebody was disabled, and is in the call', async () => {
    await putOff(roomId);
    await dieAfter(disablePerson, rosalind, { uid: ada.uid, isDisabled: true });
    await expect.poll(() => findInside(roomId, identity), asLongAsPromised).toBeNull();
    expect(await readDatabase(`gates/${ada.uid}/disabled`)).toBe(true);
  });
  await bot.leave();
});

test('What a host did when the server died reaches the call in which their page is open, whatever was told by then', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const { uid } = ada;
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const { roomId } = room;
  await joinCall(await openAs(emmy), room);
  const { identity, token } = await getToken(roomId, await getIdToken(ada));
  const bot = await connectBot(mediaUrl(), token);
  await expect.poll(() => readDatabase(`inside/${roomId}/${uid}`)).not.toBeNull();
  const readSources = () => sourcesOf(roomId, identity);
  const databaseTold = { step: 'database', count: 1 } as const;

  await test.step('Something was lent, and only the pages have heard of it', async () => {
    await putOff(roomId);
    expect(await readSources()).not.toContain('SCREEN_SHARE');
    const lending = { allow: true, lasts: 'session' } as const;
    await dieAfter(setException, emmy, { roomId, uid, capability: 'screen:publish', lending }, databaseTold);
    expect(await readDatabase(`access/${roomId}/${uid}/exceptions/screen:publish/allow`)).toBe(true);
    await expect.poll(readSources, asLongAsPromised).toContain('SCREEN_SHARE');
  });

  await test.step('Microphones were turned off, and only the pages have heard of it', async () => {
    await putOff(roomId);
    expect(await readSources()).toContain('MICROPHONE');
    const change = { kind: 'switch', capability: 'mic:publish', to: 'off' } as const;
    await dieAfter(changeShield, emmy, { roomId, change }, databaseTold);
    await expect.poll(readSources, asLongAsPromised).not.toContain('MICROPHONE');
  });

  await test.step('Everything was paused, and the media server has heard of it for one of two', async () => {
    await putOff(roomId);
    expect(await readSources()).toContain('CAMERA');
    const change = { kind: 'pause', isPaused: true } as const;
    await dieAfter(changeShield, emmy, { roomId, change }, { step: 'media', count: 1 });
    await expect.poll(readSources, asLongAsPromised).toEqual([]);
    // The one who was told may be this one. What is left to tell the other looks up what holds by then: it would tell
    // the media server of the next step before that step's own entry has told the database.
    await expect.poll(() => countOutbox(admin.firestore, roomId), asLongAsPromised).toBe(0);
  });

  await test.step('Somebody was made less, and nobody has heard of it', async () => {
    await putOff(roomId);
    const less = { profile: 'listener', lasts: 'always' } as const;
    await dieAfter(changeRole, emmy, { roomId, uid, ...less });
    const readProfile = async () => (await findInside(roomId, identity))?.attributes['profile'];
    await expect.poll(readProfile, asLongAsPromised).toBe('listener');
    const readTwin = () => readDatabase(`access/${roomId}/${uid}/profile`);
    await expect.poll(readTwin, asLongAsPromised).toBe('listener');
  });

  await test.step('Somebody was removed, and only the pages have heard of it', async () => {
    await putOff(roomId);
    await dieAfter(removeMember, emmy, { roomId, uid }, databaseTold);
    expect(await readDatabase(`access/${roomId}/${uid}/profile`)).toBeNull();
    await expect.poll(() => findInside(roomId, identity), asLongAsPromised).toBeNull();
  });
  await bot.leave();
});

test('Whoever was put out, and the call itself, when the server died: all follows with one page open', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
  admin,
}) => {
  problems.allow(/\/token|api\/callable\/reconcileRoom/, 'The page is in a call that is over.');
  const [emmy, ada, ben, dora, carl] = await Promise.all([
    makePerson('Emmy Noether'),
    makePerson('Ada Lovelace'),
    makePerson('Ben Green'),
    makePerson('Dora Maar'),
    makePerson('Carl Gauss'),
  ]);
  const members = [ada, ben, dora, carl].map((person) => ({ person, profile: 'learner' }) as const);
  const room = await makeRoom({ host: emmy, members });
  const { roomId } = room;
  const page = await openAs(emmy);
  await joinCall(page, room);
  const [adas, bens, doras, carls] = await Promise.all([
    enter(roomId, ada),
    enter(roomId, ben),
    enter(roomId, dora),
    enter(roomId, carl),
  ]);
  const isInside = async ({ identity }: { identity: string }) =>
    (await findInside(roomId, identity)) !== null;
  const countLeft = () => countOutbox(admin.firestore, roomId);
  await expect.poll(countLeft).toBe(0);

  await test.step('Something was lent, and everybody has heard of it: only the note of it is left, and goes', async () => {
    await putOff(roomId);
    const lending = { allow: true, lasts: 'session' } as const;
    const lent = { roomId, uid: carl.uid, capability: 'screen:publish', lending } as const;
    await dieAfter(setException, emmy, lent, { step: 'media', count: 1 });
    expect(await sourcesOf(roomId, carls.identity)).toContain('SCREEN_SHARE');
    expect(await countLeft()).toBe(1);
    await expect.poll(countLeft, asLongAsPromised).toBe(0);
    expect(await sourcesOf(roomId, carls.identity)).toContain('SCREEN_SHARE');
  });

  await test.step('Somebody was put back outside, and nobody has heard of it', async () => {
    await putOff(roomId);
    const { sessionId } = adas;
    await dieAfter(putBack, emmy, { roomId, sessionId, uid: ada.uid });
    await expect.poll(() => isInside(adas), asLongAsPromised).toBe(false);
  });

  await test.step('Somebody was banned, and nobody has heard of it', async () => {
    await putOff(roomId);
    await dieAfter(banPerson, emmy, { roomId, uid: ben.uid });
    await expect.poll(() => isInside(bens), asLongAsPromised).toBe(false);
    expect(await readDatabase(`access/${roomId}/${ben.uid}/profile`)).toBeNull();
  });

  await test.step('Somebody was removed, and nobody has heard of it', async () => {
    await putOff(roomId);
    await dieAfter(removeMember, emmy, { roomId, uid: dora.uid });
    await expect.poll(() => isInside(doras), asLongAsPromised).toBe(false);
    expect(await readDatabase(`access/${roomId}/${dora.uid}/profile`)).toBeNull();
  });

  await test.step('The call was ended for everyone, and nobody has heard of it', async () => {
    await putOff(roomId);
    expect(await isInside(carls)).toBe(true);
    await dieAfter(endSession, emmy, { roomId });
    await expect.poll(() => isInside(carls), asLongAsPromised).toBe(false);
    await expect(page.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
    await expect.poll(countLeft).toBe(0);
  });
  await Promise.all([adas, bens, doras, carls].map(({ bot }) => bot.leave()));
});

test('A room that was deleted when the server died is gone for the page that is open in its call', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/api\/callable|\/token|permission/i, 'The room is gone, and nothing of it can be read.');
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const { roomId, name } = room;
  const page = await openAs(emmy);
  await joinCall(page, room);
  const { identity, token } = await getToken(roomId, await getIdToken(ada));
  const bot = await connectBot(mediaUrl(), token);
  await expect.poll(() => readDatabase(`inside/${roomId}/${ada.uid}`)).not.toBeNull();

  await putOff(roomId);
  await dieAfter(deleteRoom, emmy, { roomId, name });
  await expect.poll(() => findInside(roomId, identity), asLongAsPromised).toBeNull();
  await expect.poll(() => readDatabase(`access/${roomId}`)).toBeNull();
  await bot.leave();
});
