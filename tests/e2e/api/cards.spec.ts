import { isTrivialPin } from '@/lib/groups/pin';
import { exportMyData } from '@/lib/account/contract';
import { tokenPath } from '@/lib/call/token-contract';
import { inviteGroup, resetPins, revokeCards, signInWithCard } from '@/lib/groups/contract';
import { makeGroup } from '@/tests/support/make/make-group';
import { newAddress } from '@/tests/support/make/new-address';
import { readDatabaseWith, readFirestoreWith } from '@/tests/support/services/read-with-token';
import { setCount } from '@/tests/support/make/set-count';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { ask } from '@/tests/support/api/ask';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { signInByCard } from '@/tests/support/api/learner';

/** A PIN that differs from this one. */
const wrong = (pin: string, by = 1): string => String((Number(pin) + by) % 1_000_000).padStart(6, '0');

async function renewPin(token: string, groupId: string, uid: string): Promise<string> {
  const { pins } = resultOf(await call(resetPins, { token, input: { groupId, uids: [uid] } })) as {
    pins: Record<string, string>;
  };
  return pins[uid] ?? '';
}

test('Card and PIN sign in, by link or typed, in any case and with any dash', async ({ cast, admin }) => {
  const { code, learners } = await makeGroup(admin, cast.host.token, ['Ada Lovelace', 'Emmy']);
  const [ada] = learners;
  if (!ada) throw new Error('Nobody was made.');
  expect(isTrivialPin(ada.pin)).toBe(false);
  const ways = [
    { code, who: { learnerId: ada.uid }, devices: [] },
    {
      code: `${code.slice(0, 3)}-${code.slice(3)}`.toUpperCase(),
      who: { name: ' ada  LOVELACE ' },
      devices: [],
    },
  ];
  for (const way of ways) {
    const answer = resultOf(await call(signInWithCard, { input: { ...way, pin: ada.pin } })) as {
      token: string;
    };
    const payload = JSON.parse(Buffer.from(answer.token.split('.')[1] ?? '', 'base64url').toString()) as {
      uid: string;
    };
    expect(payload.uid).toBe(ada.uid);
  }
});

test('Each way in which a card does not fit gets the same refusal', async ({ cast, admin }) => {
  const { token } = cast.host;
  const mine = await makeGroup(admin, token, ['Ada', 'Emmy']);
  const other = await makeGroup(admin, token, ['Sofia']);
  const [ada, emmy] = mine.learners;
  if (!ada || !emmy) throw new Error('Nobody was made.');
  resultOf(
    await call(revokeCards, { token, input: { groupId: mine.groupId, uids: [emmy.uid], isRevoked: true } }),
  );
  const tries = [
    { code: 'zzz-999', who: { name: 'Ada' }, pin: ada.pin, devices: [] },
    { code: mine.code, who: { name: 'Nobody' }, pin: ada.pin, devices: [] },
    { code: mine.code, who: { learnerId: 'learnernonsense/../x' }, pin: ada.pin, devices: [] },
    { code: other.code, who: { learnerId: ada.uid }, pin: ada.pin, devices: [] },
    { code: mine.code, who: { learnerId: emmy.uid }, pin: emmy.pin, devices: [] },
    { code: mine.code, who: { name: 'Ada' }, pin: wrong(ada.pin), devices: [] },
  ];
  for (const input of tries)
    expectCallableRefusal(await call(signInWithCard, { input }), 'groups/card-not-valid');
  resultOf(
    await call(revokeCards, { token, input: { groupId: mine.groupId, uids: [emmy.uid], isRevoked: false } }),
  );
  resultOf(
    await call(signInWithCard, {
      input: { code: mine.code, who: { name: 'Emmy' }, pin: emmy.pin, devices: [] },
    }),
  );
});

for (const who of ['a learner', 'somebody who does not exist'] as const) {
  test(`Of fifty parallel guesses at ${who} five are compared, then the PIN is locked`, async ({
    cast,
    admin,
  }) => {
    const { code, learners } = await makeGroup(admin, cast.host.token, ['Ada']);
    const [ada] = learners;
    if (!ada) throw new Error('Nobody was made.');
    const name = who === 'a learner' ? 'Ada' : 'Nobody';
    const guess = (pin: string) => call(signInWithCard, { input: { code, who: { name }, pin, devices: [] } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => guess(wrong(ada.pin, index + 1))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);

    // The lock also refuses the right PIN.
    const late = await guess(ada.pin);
    expect(late.status).toBe(429);
    const wait = Number(late.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });
}

test('A right PIN opens a new round, and a new PIN lifts the lock', async ({ cast, admin }) => {
  const { token } = cast.host;
  const { code, groupId, learners } = await makeGroup(admin, token, ['Ada']);
  const [ada] = learners;
  if (!ada) throw new Error('Nobody was made.');
  const guess = (pin: string) =>
    call(signInWithCard, { input: { code, who: { name: 'Ada' }, pin, devices: [] } });
  for (let round = 0; round < 2; round += 1) {
    for (let time = 0; time < 4; time += 1) expect((await guess(wrong(ada.pin))).status).toBe(403);
    resultOf(await guess(ada.pin));
  }
  for (let time = 0; time < 5; time += 1) await guess(wrong(ada.pin));
  expect((await guess(ada.pin)).status).toBe(429);
  const pin = await renewPin(token, groupId, ada.uid);
  resultOf(await guess(pin));

  // A used-up round still counts after the learner has signed in.
  for (let time = 0; time < 5; time += 1) await guess(wrong(pin));
  await admin.firestore.doc(`pinAttempts/${ada.uid}`).update({ closedUntil: Date.now() });
  resultOf(await guess(pin));
  for (let time = 0; time < 5; time += 1) await guess(wrong(pin));
  const wait = Number((await guess(pin)).headers.get('retry-after'));
  expect(wait).toBeGreaterThan(15 * 60);
  expect(wait).toBeLessThanOrEqual(30 * 60);
});

test('Thirty wrong PINs for unknown names do not lock the class', async ({ cast, admin }) => {
  const { code, learners } = await makeGroup(admin, cast.host.token, ['Ada']);
  const [ada] = learners;
  if (!ada) throw new Error('Nobody was made.');
  const enter = (name: string, pin: string) =>
    call(signInWithCard, { input: { code, who: { name }, pin, devices: [] } });
  for (let guess = 0; guess < 30; guess += 1)
    expectCallableRefusal(await enter(`Nobody ${guess}`, ada.pin), 'groups/card-not-valid');
  resultOf(await enter('Ada', ada.pin));
});

test('A learner’s known device signs in past the limit of its address', async ({ cast, admin }) => {
  const { code, learners } = await makeGroup(admin, cast.host.token, ['Ada', 'Emmy']);
  const [ada, emmy] = learners;
  if (!ada || !emmy) throw new Error('Nobody was made.');
  const { address, subject } = newAddress();
  const headers = { 'x-forwarded-for': address };
  const enter = ({ uid, pin }: { uid: string; pin: string }, devices: readonly string[] = []) =>
    call(signInWithCard, { headers, input: { code, who: { learnerId: uid }, pin, devices } });
  const { device } = resultOf(await enter(ada)) as { device: string };
  await setCount(admin, 'cards not valid', subject, 300);
  expect((await enter(ada)).status).toBe(429);
  expect((await enter(emmy, [device])).status).toBe(429);
  resultOf(await enter(ada, [device]));
});

test('A PIN reset invalidates a sign-in token that was made just before', async ({ cast, admin }) => {
  const { token } = cast.host;
  const { code, groupId, learners } = await makeGroup(admin, token, ['Ada']);
  const { uid = '', pin = '' } = learners[0] ?? {};
  const enter = async (given: string) => {
    const input = { code, who: { learnerId: uid }, pin: given, devices: [] };
    return (resultOf(await call(signInWithCard, { input })) as { token: string }).token;
  };
  const kept = await enter(pin);
  const fresh = await renewPin(token, groupId, uid);

  const late = await signInWithToken(kept);
  expectCallableRefusal(await call(exportMyData, { token: late.idToken }), 'auth/revoked');
  expect(await readFirestoreWith(late.idToken, `users/${uid}`)).toBe(403);
  expect(await readDatabaseWith(late.idToken, `gates/${uid}`)).toBe(401);

  const own = await signInWithToken(await enter(fresh));
  expect((await call(exportMyData, { token: own.idToken })).status).toBe(200);
  expect(await readFirestoreWith(own.idToken, `users/${uid}`)).toBe(200);
  expect(await readDatabaseWith(own.idToken, `gates/${uid}`)).toBe(200);
});

test('A PIN reset or a stopped card shuts out a signed-in learner at once', async ({ cast, admin }) => {
  const { token } = cast.host;
  const { code, groupId, learners } = await makeGroup(admin, token, ['Ada', 'Emmy']);
  const stop = (uid: string) =>
    call(revokeCards, { token, input: { groupId, uids: [uid], isRevoked: true } });
  const renew = (uid: string) => call(resetPins, { token, input: { groupId, uids: [uid] } });
  for (const [index, { shutOut, answer }] of [
    { shutOut: stop, answer: 403 },
    { shutOut: renew, answer: 401 },
  ].entries()) {
    const { uid = '', pin = '' } = learners[index] ?? {};
    const input = { code, who: { learnerId: uid }, pin, devices: [] };
    const entered = resultOf(await call(signInWithCard, { input })) as { token: string };
    const { idToken } = await signInWithToken(entered.token);
    const tryAll = async () => [
      (await call(exportMyData, { token: idToken })).status,
      await readFirestoreWith(idToken, `users/${uid}`),
      await readDatabaseWith(idToken, `gates/${uid}`),
    ];
    expect(await tryAll()).toEqual([200, 200, 200]);
    resultOf(await shutOut(uid));
    expect(await tryAll()).toEqual([answer, 403, 401]);
  }
});

test('A stopped card and a new PIN close the joins of the old sign-in', async ({ makeScene, admin }) => {
  const { host, roomId } = await makeScene();
  const { code, groupId, learners } = await makeGroup(admin, host.token, ['Ada', 'Emmy']);
  resultOf(await call(inviteGroup, { token: host.token, input: { groupId, roomId, profile: 'learner' } }));
  for (const [index, shutOut] of [
    (uid: string) =>
      call(revokeCards, { token: host.token, input: { groupId, uids: [uid], isRevoked: true } }),
    (uid: string) => call(resetPins, { token: host.token, input: { groupId, uids: [uid] } }),
  ].entries()) {
    const { uid = '', pin = '' } = learners[index] ?? {};
    const token = await signInByCard({ code, uid, pin });
    const { identity } = JSON.parse((await ask(tokenPath(roomId), { token, body: '{}' })).text) as {
      identity: string;
    };
    const readReplica = () => readDatabase(`admitted/${roomId}/${uid}`);
    expect(await readReplica()).not.toBeNull();
    resultOf(await shutOut(uid));
    expect((await admin.firestore.doc(`admitted/${identity}`).get()).get('closed')).toBe(true);
    expect(await readReplica()).toBeNull();
  }
});

test('Thirty wrong PINs lock the class for new devices, not for known ones', async ({ cast, admin }) => {
  const { token } = cast.host;
  const names = Array.from({ length: 9 }, (_, index) => `Pupil ${index + 1}`);
  const { code, groupId, learners } = await makeGroup(admin, token, names);
  const [known, ...others] = learners;
  if (!known) throw new Error('Nobody was made.');
  const enter = ({ uid, pin }: { uid: string; pin: string }, devices: readonly string[] = []) =>
    call(signInWithCard, { input: { code, who: { learnerId: uid }, pin, devices } });
  // A learner who mistypes and then signs in does not count against the class.
  await enter({ ...known, pin: wrong(known.pin) });
  const { device } = resultOf(await enter(known)) as { device: string };

  for (const learner of others.slice(0, 6)) {
    for (let time = 0; time < 5; time += 1)
      expect((await enter({ ...learner, pin: wrong(learner.pin) })).status).toBe(403);
  }

  const [, , , , , , seventh, eighth] = others;
  if (!seventh || !eighth) throw new Error('Nobody was made.');
  const closed = await enter(seventh);
  expect(closed.status).toBe(429);
  expect(closed.json).toMatchObject({ error: { message: 'groups/class-closed' } });
  expect(Number(closed.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  // The known device of one learner does not open the class for another.
  expect((await enter(seventh, [device])).status).toBe(429);
  resultOf(await enter(known, [device]));
  // A new PIN opens the class for that learner.
  const pin = await renewPin(token, groupId, eighth.uid);
  resultOf(await enter({ ...eighth, pin }));
});

test('Forty learners behind one address sign in at once', async ({ cast, admin }) => {
  const names = Array.from({ length: 40 }, (_, index) => `Pupil ${index + 1}`);
  const { code, learners } = await makeGroup(admin, cast.host.token, names);
  const answers = await Promise.all(
    learners.map(({ uid, pin }) =>
      call(signInWithCard, { input: { code, who: { learnerId: uid }, pin, devices: [] } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
});
