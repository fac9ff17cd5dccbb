import { createHash } from 'node:crypto';
import { AccessToken } from 'livekit-server-sdk';
import { receiveWebhook } from './receive-webhook';

const secret = 'secret-of-at-least-32-characters-!';

beforeEach(() => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    LIVEKIT_URL: 'ws://127.0.0.1:7880',
    LIVEKIT_API_KEY: 'key',
    LIVEKIT_API_SECRET: secret,
  });
});

const sign = (body: string, options: { key?: string; secret?: string; ttl?: number } = {}) => {
  const token = new AccessToken(options.key ?? 'key', options.secret ?? secret, { ttl: options.ttl ?? 60 });
  token.sha256 = createHash('sha256').update(body).digest('base64');
  return token.toJwt();
};

const event = (name: string, extra: object = {}) =>
  JSON.stringify({
    event: name,
    id: 'EV_1',
    createdAt: '1795000000',
    room: { name: 'chalktalk_r1', sid: 'RM_1' },
    ...extra,
  });
const participant = { identity: 'ada_abcdefgh12345678', sid: 'PA_1', joinedAtMs: '1795000000123' };
const place = { id: 'EV_1', at: 1795000000000, roomName: 'chalktalk_r1', roomSid: 'RM_1' };
const person = { identity: 'ada_abcdefgh12345678', participantSid: 'PA_1' };

describe('a webhook of the media server', () => {
  it.each([
    ['room_started', {}, { ...place, kind: 'room-started' }],
    ['room_finished', {}, { ...place, kind: 'room-finished' }],
    ['participant_joined', { participant }, { ...place, ...person, kind: 'arrived', since: 1795000000123 }],
    ['participant_left', { participant }, { ...place, ...person, kind: 'left', since: 1795000000123 }],
    [
      'participant_connection_aborted',
      { participant: { ...participant, joinedAtMs: '0' } },
      { ...place, ...person, kind: 'left', since: 1795000000000 },
    ],
    [
      'track_published',
      { participant },
      { ...place, kind: 'track-published', identity: 'ada_abcdefgh12345678' },
    ],
    [
      'track_unpublished',
      { participant, track: { sid: 'TR_1', source: 'SCREEN_SHARE' } },
      { ...place, kind: 'unpublished', identity: 'ada_abcdefgh12345678', source: 'screen_share' },
    ],
    ['track_unpublished', { participant, track: { sid: 'TR_1' } }, { ...place, kind: 'other' }],
    ['egress_started', { room: undefined }, { ...place, kind: 'other', roomName: '', roomSid: '' }],
  ])('%s is read in our words', async (name, extra, expected) => {
    const body = event(name, extra);
    await expect(receiveWebhook(body, await sign(body))).resolves.toEqual(expected);
  });

  it.each([
    ['nobody', () => null, 'auth/required'],
    [
      'another secret',
      (body: string) => sign(body, { secret: 'another-secret-of-32-characters--!' }),
      'auth/invalid-token',
    ],
    ['another key', (body: string) => sign(body, { key: 'other' }), 'auth/invalid-token'],
    ['the right key, for another body', () => sign('{}'), 'auth/invalid-token'],
    ['the right key, long ago', (body: string) => sign(body, { ttl: -60 }), 'auth/invalid-token'],
  ])('is refused when it is signed by %s', async (_, signature, code) => {
    const body = event('room_started');
    await expect(receiveWebhook(body, await signature(body))).rejects.toMatchObject({ code });
  });
});
