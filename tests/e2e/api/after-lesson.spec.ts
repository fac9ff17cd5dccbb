import { expect, test } from './support/api-test';
import { lessonLog, setStage, shuffle } from './support/media-log';
import { sendEvent } from './support/media-server';

test('Events in any order record each arrival, and the lesson for its members only', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { roomId, host, learner } = scene;
  const stage = await setStage(scene);
  const member = (uid: string) => admin.firestore.doc(`rooms/${roomId}/members/${uid}`);
  // The log begins a minute ago; only the host was a member by then.
  await member(host.uid).update({ addedAt: 1 });
  for (const event of shuffle(lessonLog(stage), 7)) expect((await sendEvent(event)).status).toBe(200);

  const after = (seconds: number) => stage.beginning + seconds * 1000;
  expect((await member(host.uid).get()).get('hereAt')).toBe(after(20));
  expect((await member(learner.uid).get()).get('hereAt')).toBe(after(5));
  const lastOf = async (uid: string): Promise<unknown> =>
    (await admin.firestore.doc(`users/${uid}/rooms/${roomId}`).get()).get('last');
  expect(await lastOf(host.uid)).toEqual({ startedAt: after(2), endedAt: after(50) });
  expect(await lastOf(learner.uid)).toBeUndefined();
});
