import { Timestamp } from 'firebase-admin/firestore';
import { ask } from './support/ask';
import { expect, test } from './support/doors-test';
import { expectRouteRefusal } from './support/expect-refusal';

const knock = (authorization: string | null) =>
  ask('/api/cron', { method: 'GET', authorization, body: null });

test('Only the scheduler may tidy up', async ({ makeScene }) => {
  const { host } = await makeScene();
  expectRouteRefusal(await knock(null), 'auth/required');
  expectRouteRefusal(await knock('Bearer guessed'), 'auth/invalid-token');
  expectRouteRefusal(await knock(`Bearer ${host.token}`), 'auth/invalid-token');
});

test('Tidying up takes what has expired and nothing else, as often as it is asked', async ({ admin }) => {
  const counts = admin.firestore.collection('limits');
  const at = (milliseconds: number) => ({ count: 1, expiresAt: Timestamp.fromMillis(milliseconds) });
  const [over, kept] = [counts.doc(), counts.doc()];
  await Promise.all([over.set(at(Date.now() - 1)), kept.set(at(Date.now() + 60_000))]);

  const secret = process.env['CRON_SECRET'] ?? '';
  const answers = [await knock(`Bearer ${secret}`), await knock(`Bearer ${secret}`)];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await over.get()).exists).toBe(false);
  expect((await kept.get()).exists).toBe(true);
  await kept.delete();
});
