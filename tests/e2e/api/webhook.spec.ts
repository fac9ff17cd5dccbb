import { endSession, addMember } from '@/lib/rooms/contract';
import { inPieces } from '@/tests/support/api/ask';
import { getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectRouteRefusal } from './support/expect-refusal';
import { lessonLog, newSid, personEvent, roomEvent, setStage, shuffle } from './support/media-log';
import {
  findRoomSid,
  mediaKeys,
  mediaRoomName,
  mediaServer,
  sendEvent,
  signWebhook,
} from './support/media-server';
import { readEffects } from './support/read-effects';

test.describe('Whose events are heard', () => {
  test('Only those that the media server has signed', async ({ makeScene, admin }) => {
    const stage = await setStage(await makeScene());
    const { identity } = stage.host.join;
    const event = personEvent(stage, 'participant_joined', 2, { identity, sid: newSid('PA'), since: 2 });
    const body = JSON.stringify(event);
    const forge = (authorization: string) => sendEvent(event, { authorization, body });

    expectRouteRefusal(await forge(''), 'auth/required');
    const { apiKey } = mediaKeys();
    const forgeries = [
      'nonsense',
      await signWebhook(body, { apiKey: 'another', apiSecret: 'x'.repeat(32) }),
      await signWebhook(body, { apiKey, apiSecret: 'x'.repeat(32) }),
      await signWebhook(body, { apiKey: 'another' }),
      await signWebhook(body, { ttl: -120 }),
      await signWebhook(body.replace('participant_joined', 'participant_left')),
      // Everybody in a call holds a token with the same signature.
      stage.learner.join.token,
    ];
    for (const forgery of forgeries) expectRouteRefusal(await forge(forgery), 'auth/invalid-token');

    expect((await readEffects(admin.firestore, stage)).status).toBe('prepared');
    expect((await sendEvent(event)).status).toBe(200);
    expect((await readEffects(admin.firestore, stage)).status).toBe('live');
  });

  test('Nothing that was changed on the way', async ({ makeScene, admin }) => {
    const stage = await setStage(await makeScene());
    const { identity } = stage.host.join;
    const event = personEvent(stage, 'participant_joined', 2, { identity, sid: newSid('PA'), since: 2 });
    const body = JSON.stringify(event);
    const authorization = await signWebhook(body);

    const answer = await sendEvent(event, {
      authorization,
      body: body.replace(stage.name, `${stage.name}0`),
    });

    expectRouteRefusal(answer, 'auth/invalid-token');
    expect((await readEffects(admin.firestore, stage)).inside).toEqual({});
  });

  test('No more than 256 KiB, announced or not', async () => {
    const body = JSON.stringify({ event: 'room_started', id: 'x'.repeat(256 * 1024) });
    const authorization = await signWebhook(body);
    for (const sent of [body, inPieces(body)]) {
      const answer = await sendEvent({}, { authorization, body: sent });
      expectRouteRefusal(answer, 'request/too-large', { limit: 262_144 });
    }
  });

  test('Nothing but events', async () => {
    for (const body of ['', 'null', '[]', '{', '"room_started"']) {
      const answer = await sendEvent({}, { authorization: await signWebhook(body), body });
      expectRouteRefusal(answer, 'auth/invalid-token');
    }
  });

  test('What is not about rooms is heard and changes nothing', async () => {
    for (const event of [{}, { event: 'egress_started', id: newSid('EV') }, { event: 'tomorrow' }]) {
      const answer = await sendEvent(event);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.json).toEqual({});
    }
  });

  test('Nothing about the rooms of another deployment', async ({ makeScene, admin }) => {
    const stage = await setStage(await makeScene());
    const { identity } = stage.host.join;
    const person = { identity, sid: newSid('PA'), since: 2 };
    for (const name of [`other_${stage.roomId}`, stage.roomId, `x${stage.name}`, `${stage.name}_x`]) {
      const event = personEvent({ ...stage, name }, 'participant_joined', 2, person);
      expect((await sendEvent(event)).status).toBe(200);
    }

    const { status, inside } = await readEffects(admin.firestore, stage);
    expect({ status, inside }).toEqual({ status: 'prepared', inside: {} });
  });
});

test.describe('What events come to', () => {
  const lesson = { status: 'ended', endedBy: 'empty', startedAt: 2, endedAt: 50, inside: {} };

  test('A lesson, told in order', async ({ makeScene, admin }) => {
    const stage = await setStage(await makeScene());
    for (const event of lessonLog(stage)) expect((await sendEvent(event)).status).toBe(200);

    expect(await readEffects(admin.firestore, stage)).toEqual({ ...lesson, sids: [stage.roomSid] });
  });

  test('A lesson, told backwards', async ({ makeScene, admin }) => {
    const stage = await setStage(await makeScene());
    for (const event of lessonLog(stage).toReversed()) expect((await sendEvent(event)).status).toBe(200);

    expect(await readEffects(admin.firestore, stage)).toEqual({ ...lesson, sids: [stage.roomSid] });
  });

  for (const seed of [1, 2, 3, 4, 5]) {
    test(`The same lesson, told in disorder ${seed}`, async ({ makeScene, admin }) => {
      const stage = await setStage(await makeScene());
      for (const event of shuffle(lessonLog(stage), seed)) expect((await sendEvent(event)).status).toBe(200);

      expect(await readEffects(admin.firestore, stage)).toEqual({ ...lesson, sids: [stage.roomSid] });
    });
  }

  test('The same lesson, everything at once', async ({ makeScene, admin }) => {
    const stage = await setStage(await makeScene());
    const answers = await Promise.all(lessonLog(stage).map((event) => sendEvent(event)));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await readEffects(admin.firestore, stage)).toEqual({ ...lesson, sids: [stage.roomSid] });
  });

  for (const seed of [1, 2, 3]) {
    test(`A lesson that goes on, told in disorder ${seed}`, async ({ makeScene, admin }) => {
      const stage = await setStage(await makeScene());
      const untilNow = lessonLog(stage).slice(0, 6);
      for (const event of shuffle(untilNow, seed)) expect((await sendEvent(event)).status).toBe(200);

      expect(await readEffects(admin.firestore, stage)).toEqual({
        status: 'live',
        endedBy: null,
        startedAt: 2,
        endedAt: null,
        sids: [stage.roomSid],
        inside: { [stage.host.uid]: 20 },
      });
    });
  }

  test('Ten times the same event is once', async ({ makeScene, admin }) => {
    const { firestore } = admin;
    const stage = await setStage(await makeScene());
    const { identity } = stage.host.join;
    const event = personEvent(stage, 'participant_joined', 2, { identity, sid: newSid('PA'), since: 2 });
    for (let time = 0; time < 10; time += 1) expect((await sendEvent(event)).status).toBe(200);

    const events = await firestore.collection('webhookEvents').where('roomId', '==', stage.roomId).get();
    expect(events.docs.filter((seen) => seen.get('kind') === 'arrived')).toHaveLength(1);
    const row = await firestore.doc(`admitted/${identity}`).get();
    expect(row.get('gone')).toEqual([]);
    expect(await readDatabase(`inside/${stage.roomId}`)).toEqual({
      [stage.host.uid]: {
        [stage.host.join.joinId]: {
          since: stage.beginning + 2000,
          name: stage.host.name,
          profile: 'host',
          kind: 'account',
          seat: expect.any(Number) as unknown,
        },
      },
    });
  });

  test('Leaving that was never reported ends with the room, whatever came first', async ({
    makeScene,
    admin,
  }) => {
    for (const inOrder of [true, false]) {
      const stage = await setStage(await makeScene());
      const { identity } = stage.host.join;
      const log = [
        personEvent(stage, 'participant_joined', 2, { identity, sid: newSid('PA'), since: 2 }),
        personEvent(stage, 'participant_joined', 3, {
          identity: stage.learner.join.identity,
          sid: newSid('PA'),
          since: 3,
        }),
        roomEvent(stage, 'room_finished', 50),
      ];
      const started = roomEvent(stage, 'room_started', 0);
      for (const event of [started, ...(inOrder ? log : log.toReversed())]) {
        expect((await sendEvent(event)).status).toBe(200);
      }

      const effects = await readEffects(admin.firestore, stage);
      expect(effects, inOrder ? 'in order' : 'backwards').toEqual({ ...lesson, sids: [stage.roomSid] });
    }
  });

  test('A late end of an earlier room closes nothing', async ({ makeScene, admin }) => {
    const stage = await setStage(await makeScene());
    const { identity } = stage.host.join;
    const arrival = personEvent(stage, 'participant_joined', 2, { identity, sid: newSid('PA'), since: 2 });
    expect((await sendEvent(arrival)).status).toBe(200);

    const late = roomEvent({ ...stage, roomSid: newSid('RM') }, 'room_finished', 1);
    expect((await sendEvent(late)).status).toBe(200);

    const { status, inside } = await readEffects(admin.firestore, stage);
    expect({ status, inside }).toEqual({ status: 'live', inside: { [stage.host.uid]: 2 } });
  });

  test('Observers stand apart: their number is known, they are not', async ({ makeScene, admin }) => {
    const scene = await makeScene();
    const { roomId, host, stranger } = scene;
    const input = { roomId, email: stranger.email, profile: 'observer' };
    resultOf(await call(addMember, { token: host.token, input }));
    const stage = await setStage(scene);
    const { identity } = await getToken(roomId, stranger.token);
    const person = { identity, sid: newSid('PA'), since: 2 };
    expect((await sendEvent(personEvent(stage, 'participant_joined', 2, person))).status).toBe(200);

    expect((await readEffects(admin.firestore, stage)).inside).toEqual({});
    expect(Object.keys((await readDatabase(`observing/${roomId}`)) as object)).toEqual([stranger.uid]);
    expect(await readDatabase(`observingCount/${roomId}`)).toBe(1);

    expect((await sendEvent(personEvent(stage, 'participant_left', 9, person))).status).toBe(200);
    expect(await readDatabase(`observing/${roomId}`)).toBeNull();
    expect(await readDatabase(`observingCount/${roomId}`)).toBe(0);
  });
});

test.describe('Who has no place in a call', () => {
  test('An identity that was never let in is not inside', async ({ makeScene, admin }) => {
    const stage = await setStage(await makeScene());
    const { uid } = stage.learner;
    const wrong = [
      'nobody',
      `${uid}_Abcdefgh12345678`,
      `${stage.learner.join.identity}#x`,
      'a/b',
      '../x',
      '',
    ];
    for (const identity of wrong) {
      const event = personEvent(stage, 'participant_joined', 2, { identity, sid: newSid('PA'), since: 2 });
      expect((await sendEvent(event)).status, identity).toBe(200);
    }

    const { status, inside } = await readEffects(admin.firestore, stage);
    expect({ status, inside }).toEqual({ status: 'prepared', inside: {} });
  });

  test('A join of another room is none here', async ({ makeScene, admin }) => {
    const [here, there] = [await setStage(await makeScene()), await setStage(await makeScene())];
    const { identity } = there.host.join;
    const event = personEvent(here, 'participant_joined', 2, { identity, sid: newSid('PA'), since: 2 });
    expect((await sendEvent(event)).status).toBe(200);

    expect((await readEffects(admin.firestore, here)).inside).toEqual({});
    expect((await readEffects(admin.firestore, there)).inside).toEqual({});
  });

  test('After the end for everyone nobody comes back, and the room does not either', async ({
    makeScene,
    admin,
  }) => {
    const stage = await setStage(await makeScene());
    const { roomId, host } = stage;
    resultOf(await call(endSession, { token: host.token, input: { roomId } }));
    expect(await findRoomSid(stage.name)).toBeNull();

    const person = { identity: host.join.identity, sid: newSid('PA'), since: 2 };
    expect((await sendEvent(personEvent(stage, 'participant_joined', 2, person))).status).toBe(200);
    await mediaServer().createRoom({ name: stage.name });
    await expect.poll(() => findRoomSid(stage.name), { timeout: 20_000 }).toBeNull();

    const { status, endedBy, inside } = await readEffects(admin.firestore, stage);
    expect({ status, endedBy, inside }).toEqual({ status: 'ended', endedBy: 'host', inside: {} });
  });

  test('A room of the media server that is none of ours is closed', async () => {
    const name = mediaRoomName(`NoSuchRoom${Date.now()}`);
    await mediaServer().createRoom({ name });

    await expect.poll(() => findRoomSid(name), { timeout: 20_000 }).toBeNull();
  });

  test('One that belongs to another deployment stays', async () => {
    const name = `other_Room${Date.now()}`;
    await mediaServer().createRoom({ name });
    const beginning = Math.floor(Date.now() / 1000) * 1000;
    const event = roomEvent({ name, roomSid: newSid('RM'), beginning }, 'room_started', 0);
    expect((await sendEvent(event)).status).toBe(200);

    expect(await findRoomSid(name)).not.toBeNull();
    await mediaServer().deleteRoom(name);
  });
});
