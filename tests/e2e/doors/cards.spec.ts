import { isTrivialPin } from '@/lib/groups/pin';
import { listPins, removeLearners, resetPin, revokeCard, signInWithCard } from '@/lib/groups/contract';
import { makeGroup } from '@/tests/support/make-group';
import { call, resultOf } from './support/call';
import { expect, test } from './support/doors-test';
import { expectCallableRefusal } from './support/expect-refusal';

/** Another PIN than this one. */
const wrong = (pin: string, by = 1): string => String((Number(pin) + by) % 1_000_000).padStart(6, '0');

test('Card and PIN sign in, by link or typed, in any case and with any dash', async ({ cast, admin }) => {
  const { code, learners } = await makeGroup(admin, cast.host.token, ['Ada Lovelace', 'Emmy']);
  const [ada] = learners;
  if (!ada) throw new Error('Nobody was made.');
  expect(isTrivialPin(ada.pin)).toBe(false);
  const ways = [
    { code, who: { learnerId: ada.uid } },
    { code: `${code.slice(0, 3)}-${code.slice(3)}`.toUpperCase(), who: { name: ' ada  LOVELACE ' } },
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

test('Unknown code, unknown name, a stopped card, another group’s card and a wrong PIN are one refusal', async ({
  cast,
  admin,
}) => {
  const { token } = cast.host;
  const mine = await makeGroup(admin, token, ['Ada', 'Emmy']);
  const other = await makeGroup(admin, token, ['Sofia']);
  const [ada, emmy] = mine.learners;
  if (!ada || !emmy) throw new Error('Nobody was made.');
  resultOf(
    await call(revokeCard, { token, input: { groupId: mine.groupId, uid: emmy.uid, isRevoked: true } }),
  );
  const tries = [
    { code: 'zzz-999', who: { name: 'Ada' }, pin: ada.pin },
    { code: mine.code, who: { name: 'Nobody' }, pin: ada.pin },
    { code: mine.code, who: { learnerId: 'learnernonsense/../x' }, pin: ada.pin },
    { code: other.code, who: { learnerId: ada.uid }, pin: ada.pin },
    { code: mine.code, who: { learnerId: emmy.uid }, pin: emmy.pin },
    { code: mine.code, who: { name: 'Ada' }, pin: wrong(ada.pin) },
  ];
  for (const input of tries)
    expectCallableRefusal(await call(signInWithCard, { input }), 'groups/card-not-valid');
  resultOf(
    await call(revokeCard, { token, input: { groupId: mine.groupId, uid: emmy.uid, isRevoked: false } }),
  );
  resultOf(await call(signInWithCard, { input: { code: mine.code, who: { name: 'Emmy' }, pin: emmy.pin } }));
});

for (const who of ['a learner', 'somebody who does not exist'] as const) {
  test(`Of fifty guesses at once at ${who}, five are compared at most, and then the door is closed`, async ({
    cast,
    admin,
  }) => {
    const { code, learners } = await makeGroup(admin, cast.host.token, ['Ada']);
    const [ada] = learners;
    if (!ada) throw new Error('Nobody was made.');
    const name = who === 'a learner' ? 'Ada' : 'Nobody';
    const guess = (pin: string) => call(signInWithCard, { input: { code, who: { name }, pin } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => guess(wrong(ada.pin, index + 1))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);

    // The right PIN among the later ones.
    const late = await guess(ada.pin);
    expect(late.status).toBe(429);
    const wait = Number(late.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });
}

test('A right PIN opens a new round, and a new PIN opens a closed door', async ({ cast, admin }) => {
  const { token } = cast.host;
  const { code, groupId, learners } = await makeGroup(admin, token, ['Ada']);
  const [ada] = learners;
  if (!ada) throw new Error('Nobody was made.');
  const guess = (pin: string) => call(signInWithCard, { input: { code, who: { name: 'Ada' }, pin } });
  for (let round = 0; round < 2; round += 1) {
    for (let time = 0; time < 4; time += 1) expect((await guess(wrong(ada.pin))).status).toBe(403);
    resultOf(await guess(ada.pin));
  }
  for (let time = 0; time < 5; time += 1) await guess(wrong(ada.pin));
  expect((await guess(ada.pin)).status).toBe(429);
  const { pin } = resultOf(await call(resetPin, { token, input: { groupId, uid: ada.uid } })) as {
    pin: string;
  };
  resultOf(await guess(pin));
});

test('Forty learners behind one address come in within a minute, none refused', async ({ cast, admin }) => {
  const names = Array.from({ length: 40 }, (_, index) => `Pupil ${index + 1}`);
  const { code, learners } = await makeGroup(admin, cast.host.token, names);
  const started = Date.now();
  const answers = await Promise.all(
    learners.map(({ uid, pin }) => call(signInWithCard, { input: { code, who: { learnerId: uid }, pin } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  expect(Date.now() - started).toBeLessThan(60_000);
});

test('A group is there for its owner only', async ({ cast, admin }) => {
  const { groupId, learners } = await makeGroup(admin, cast.host.token, ['Ada']);
  const uid = learners[0]?.uid ?? '';
  for (const { token } of [cast.stranger, cast.learner]) {
    expectCallableRefusal(await call(listPins, { token, input: { groupId } }), 'groups/not-found');
    expectCallableRefusal(await call(resetPin, { token, input: { groupId, uid } }), 'groups/not-found');
    expectCallableRefusal(
      await call(removeLearners, { token, input: { groupId, uids: [uid] } }),
      'groups/not-found',
    );
  }
});
