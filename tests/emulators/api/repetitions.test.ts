import { addMember } from '@/lib/rooms/contract';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { makeCaller } from '@/tests/support/api/administrator';
import type { DoorAnswer } from '@/tests/support/api/ask';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { expectRefused } from '@/tests/support/api/expect-refused';
import { makeScene } from '@/tests/support/api/make-scene';
import type { Scene } from '@/tests/support/api/scene';
import type { CallableCase } from '@/tests/support/api/callable-case';
import { callableCases } from '@/tests/support/callables/callable-cases';
import { makePerson, newCredentials } from '@/tests/support/person';
import { endAdminApps } from '../support/end-admin-apps';
import { serveInProcess } from '../support/serve-in-process';

const admin = serveInProcess();
afterAll(endAdminApps);

/** One for each kind of transaction: a room, a member, a session, a group, the use of an invite, a gate. */
const crowded = ['createRoom', 'addMember', 'endSession', 'addLearners', 'redeemInvite', 'signOutEverywhere'];

/** Sends the same several times at once. */
const atOnce = <Outcome>({ contract }: CallableCase, work: () => Promise<Outcome>): Promise<Outcome[]> =>
  Promise.all(Array.from({ length: crowded.includes(contract.name) ? 10 : 3 }, work));

/** A scene that is ready, the caller who repeats the call there, and how often its effect has come about. */
async function makeReady(known: CallableCase) {
  const scene = await makeScene(admin);
  await known.prepare(scene, admin);
  const { uid, token } = await findCaller(known, scene);
  return { scene, token, countEffects: () => known.countEffects(admin.firestore, scene, uid) };
}

async function findCaller(known: CallableCase, scene: Scene): Promise<{ uid: string; token: string | null }> {
  if (known.isPublic) return { uid: '', token: null };
  if (known.administration) return makeCaller(admin);
  return known.repeatedBy?.(scene) ?? scene.host;
}

/** At least one call was answered. All others were too, or were told that nothing is left to do. */
function expectDone(answers: readonly DoorAnswer[], refusedAgain: readonly AppErrorCode[] = []): void {
  expect(answers.filter(({ status }) => status === 200)).not.toEqual([]);
  for (const answer of answers) {
    const { error } = answer.json as { error?: { details: { code: AppErrorCode } } };
    const code = refusedAgain.find((one) => one === error?.details.code);
    if (code) expectRefused('again', answer, code);
    else resultOf(answer);
  }
}

const rowsOf = (fits: (known: CallableCase) => boolean) =>
  callableCases
    .filter((known) => !known.repeatedIn && fits(known))
    .map((known) => [known.contract.name, known] as const);

describe.each(rowsOf(({ contract }) => contract.kind === 'natural'))('%s', (_, known) => {
  it('has one effect, at once and once more', async () => {
    const { contract, input, refusedAgain } = known;
    const { scene, token, countEffects } = await makeReady(known);
    const send = () => call(contract, { token, input: input(scene) });

    const answers = await atOnce(known, send);
    expectDone(answers, refusedAgain);
    expectDone([...answers, await send()], refusedAgain);
    expect(await countEffects()).toBe(1);
  });
});

describe.each(rowsOf(({ contract }) => contract.kind === 'keyed'))('%s', (_, known) => {
  const { contract, input, otherInput, isPublic } = known;

  it('has one answer and one effect under its key, which answers nothing else', async () => {
    const { scene, token, countEffects } = await makeReady(known);
    const sent = { token, key: newKey(), input: input(scene) };

    const [first, ...others] = (await atOnce(known, () => call(contract, sent))).map(resultOf);
    others.push(resultOf(await call(contract, sent)));
    for (const other of others) expect(other).toEqual(first);
    expect(await countEffects()).toBe(1);

    const answer = await call(contract, { ...sent, input: otherInput(scene) });
    expectRefused('another intent', answer, 'request/key-reused');
    expect(await countEffects()).toBe(1);

    // Nobody is told from another person who is not signed in.
    if (isPublic) return;
    const another = await makeReady(known);
    const theirs = { token: another.token, key: sent.key, input: input(another.scene) };
    const theirFirst = resultOf(await call(contract, theirs));
    expect(resultOf(await call(contract, theirs))).toEqual(theirFirst);
    expect(await another.countEffects()).toBe(1);
  });
});

describe.each(
  rowsOf(({ contract, refusedAgain }) => contract.kind === 'keyed' && refusedAgain !== undefined),
)('%s', (_, known) => {
  it('has one effect, at once under keys of their own', async () => {
    const { contract, input, refusedAgain } = known;
    const { scene, token, countEffects } = await makeReady(known);
    const answers = await atOnce(known, () => call(contract, { token, input: input(scene) }));

    expectDone(answers, refusedAgain);
    expect(await countEffects()).toBe(1);
  });
});

describe('A refusal under a key', () => {
  it('stays for that key, and another key tries again', async () => {
    const { roomId, host } = await makeScene(admin);
    const { email } = newCredentials();
    const sent = { token: host.token, key: newKey(), input: { roomId, email, profile: 'learner' } };
    expectRefused('first', await call(addMember, sent), 'rooms/no-such-account');

    const { email: existing } = await makePerson(admin);
    expectRefused('again', await call(addMember, sent), 'rooms/no-such-account');
    const changed = { ...sent, input: { ...sent.input, email: existing } };
    expectRefused('changed', await call(addMember, changed), 'request/key-reused');
    resultOf(await call(addMember, { ...changed, key: newKey() }));
  });

  it('comes to a caller without the capability who sends the key of a host', async () => {
    const { roomId, host, learner, stranger } = await makeScene(admin);
    const input = { roomId, email: stranger.email, profile: 'learner' };
    const key = newKey();
    resultOf(await call(addMember, { token: host.token, key, input }));

    const answer = await call(addMember, { token: learner.token, key, input });

    const why = { capability: 'member:add', decidedBy: 'profile', reason: 'profile-refuses' } as const;
    expectRefused('learner', answer, 'access/denied', why);
  });
});

it('adds a person once whom a host adds twice at the same time', async () => {
  const { roomId, host, stranger } = await makeScene(admin);
  const input = { roomId, email: stranger.email, profile: 'learner' };
  const answers = await Promise.all([0, 1].map(() => call(addMember, { token: host.token, input })));

  const [refused, ...others] = answers.filter(({ status }) => status !== 200);
  expect(others).toEqual([]);
  if (!refused) throw new Error('Both were told that they added somebody.');
  expectRefused('second', refused, 'rooms/already-member');
  const entry = await admin.firestore.doc(`rooms/${roomId}/access/${stranger.uid}`).get();
  expect(entry.data()).toEqual({ profile: 'learner', exceptions: {}, epoch: 1 });
});
