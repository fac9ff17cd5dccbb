import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { AccessToken, RoomServiceClient, ServerError } from 'livekit-server-sdk';
import { serviceLimits } from '@/lib/core/service-limits';

const { attributesBytes, identityBytes, metadataBytes, participantNameBytes, roomNameBytes } =
  serviceLimits.livekitServer;

const { LIVEKIT_API_URL: url = '', LIVEKIT_API_KEY: key = '', LIVEKIT_API_SECRET: secret = '' } = process.env;
const rooms = () => new RoomServiceClient(url, key, secret);

/** A name that no other test uses, and that our webhook does not take for a room of ours. */
const nameOf = (length: number) => randomUUID().padEnd(length, 'x');

/** The code of the media server's answer; `ok` when it succeeded. */
const answerOf = (request: Promise<unknown>): Promise<string | undefined> =>
  request.then(
    () => 'ok',
    (thrown: unknown) => {
      if (thrown instanceof ServerError) return thrown.code;
      throw thrown;
    },
  );

const createRoom = async (name: string, metadata = ''): Promise<string | undefined> => {
  const answer = await answerOf(rooms().createRoom({ name, metadata, emptyTimeout: 1 }));
  if (answer === 'ok') await rooms().deleteRoom(name);
  return answer;
};

/** Changes a participant who does not exist: the server checks the limits before it looks for the participant. */
const updateNobody = (change: { name?: string; attributes?: Record<string, string> }) =>
  answerOf(rooms().updateParticipant('nowhere', 'nobody', change));

test('The media server takes the name of a room up to its limit', async () => {
  expect(await createRoom(nameOf(roomNameBytes))).toBe('ok');
  expect(await createRoom(nameOf(roomNameBytes + 1))).toBe('invalid_argument');
});

test('The media server takes metadata up to its limit', async () => {
  expect(await createRoom(nameOf(40), 'x'.repeat(metadataBytes))).toBe('ok');
  expect(await createRoom(nameOf(40), 'x'.repeat(metadataBytes + 1))).toBe('invalid_argument');
});

test('The media server takes attributes up to their limit, keys and values together', async () => {
  const attributes = (bytes: number) => ({ key: 'x'.repeat(bytes - 'key'.length) });
  expect(await updateNobody({ attributes: attributes(attributesBytes) })).toBe('not_found');
  expect(await updateNobody({ attributes: attributes(attributesBytes + 1) })).toBe('invalid_argument');
});

test('The media server takes the name of a participant up to its limit', async () => {
  expect(await updateNobody({ name: 'x'.repeat(participantNameBytes) })).toBe('not_found');
  expect(await updateNobody({ name: 'x'.repeat(participantNameBytes + 1) })).toBe('invalid_argument');
});

test('The media server takes an identity up to its limit', async ({ request }) => {
  const room = nameOf(40);
  await rooms().createRoom({ name: room, emptyTimeout: 5 });
  const join = async (length: number) => {
    const token = new AccessToken(key, secret, { identity: 'x'.repeat(length) });
    token.addGrant({ roomJoin: true, room });
    const answer = await request.get(`${url}/rtc/validate`, {
      params: { access_token: await token.toJwt() },
    });
    return answer.status();
  };
  expect(await join(identityBytes)).toBe(200);
  expect(await join(identityBytes + 1)).toBe(400);
  await rooms().deleteRoom(room);
});
