import { joinAsGuest } from '@/lib/invites/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { plainAppUrl } from '@/tests/support/services/stack-environment';
import { call, newKey } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';

/**
 * Joins as a guest. Like a page, it repeats a call that a busy server could not answer, with the same key: so a
 * repetition that counts twice is found, too.
 */
async function join(code: string, index: number) {
  const request = {
    input: { code, name: `Pupil ${index}` },
    key: newKey(),
    ...(index % 2 === 1 && { appUrl: plainAppUrl() }),
  };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await call(joinAsGuest, request);
    if (answer.status !== 503 || attempt === attempts) return answer;
  }
}

/** As often as a page sends a call whose answer is missing. */
const attempts = 4;

/** Joins as this many guests at the same instant, spread over the two servers of the stack. */
const joinsAtOnce = (code: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => join(code, index)));

/** The uses that the database counts, and the guests who joined. */
async function countOfInvite({ firestore }: AdminSdk, roomId: string, inviteId: string) {
  const [invite, uses, guests] = await Promise.all([
    firestore.doc(`invites/${inviteId}`).get(),
    firestore.collection(`invites/${inviteId}/uses`).get(),
    firestore.collection(`rooms/${roomId}/members`).where('kind', '==', 'guest').get(),
  ]);
  return { uses: invite.get('uses') as unknown, cameBy: uses.size, guests: guests.size };
}

test.describe('People who use one invite at once', () => {
  test('two of five get in when two uses are left', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const { code, inviteId } = await makeInvite(host.token, roomId, { limit: 2 });
    const answers = await joinsAtOnce(code, 5);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectCallableRefusal(answer, 'invites/not-valid');
    }
    expect(await countOfInvite(admin, roomId, inviteId)).toEqual({ uses: 2, cameBy: 2, guests: 2 });
  });

  test('forty guests from one address all get in', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const { code, inviteId } = await makeInvite(host.token, roomId);
    const answers = await joinsAtOnce(code, 40);
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const members = await admin.firestore
      .collection(`rooms/${roomId}/members`)
      .where('kind', '==', 'guest')
      .get();
    expect(members.size).toBe(40);
    expect((await admin.firestore.doc(`invites/${inviteId}`).get()).data()).not.toHaveProperty('uses');
  });

  test('forty guests get in by an invite for a hundred, on both servers', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const { code, inviteId } = await makeInvite(host.token, roomId, { limit: 100 });
    const answers = await joinsAtOnce(code, 40);
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(await countOfInvite(admin, roomId, inviteId)).toEqual({ uses: 40, cameBy: 40, guests: 40 });
  });

  test('thirty of forty guests get in by an invite for thirty', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const { code, inviteId } = await makeInvite(host.token, roomId, { limit: 30 });
    const answers = await joinsAtOnce(code, 40);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(10);
    for (const answer of refused) expectCallableRefusal(answer, 'invites/not-valid');
    expect(await countOfInvite(admin, roomId, inviteId)).toEqual({ uses: 30, cameBy: 30, guests: 30 });
  });
});
