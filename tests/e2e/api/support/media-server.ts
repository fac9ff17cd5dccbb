import { createHash, createHmac } from 'node:crypto';
import { AccessToken, RoomServiceClient, TrackSource } from 'livekit-server-sdk';
import type { Grant } from '@/lib/access/to-grant';
import { toRoomName } from '@/lib/livekit/room-name';
import { ask, type DoorAnswer, type DoorRequest } from '@/tests/support/api/ask';

/** The key pair of the stack's media server; the runner hands it over as it does to the app. */
export const mediaKeys = () => ({
  apiKey: required('LIVEKIT_API_KEY'),
  apiSecret: required('LIVEKIT_API_SECRET'),
});

export { mediaUrl } from '@/tests/support/services/stack-environment';

/** The name of a room of ours on the media server. */
export const mediaRoomName = (roomId: string): string =>
  toRoomName(process.env['LIVEKIT_ROOM_PREFIX'] ?? 'chalktalk', roomId);

/** The media server itself, to see what our server made of it. */
export function mediaServer(): RoomServiceClient {
  const { apiKey, apiSecret } = mediaKeys();
  return new RoomServiceClient(required('LIVEKIT_API_URL'), apiKey, apiSecret);
}

const trackSources = {
  microphone: TrackSource.MICROPHONE,
  camera: TrackSource.CAMERA,
  screen_share: TrackSource.SCREEN_SHARE,
  screen_share_audio: TrackSource.SCREEN_SHARE_AUDIO,
} as const;

/** A token with a grant, as `mintToken` makes them, which only our server can load. */
export function mintMediaToken(room: string, identity: string, grant: Grant): Promise<string> {
  const { apiKey, apiSecret } = mediaKeys();
  const { canPublishSources, ...flags } = grant;
  const token = new AccessToken(apiKey, apiSecret, { identity, ttl: 120 });
  token.addGrant({
    room,
    roomJoin: true,
    ...flags,
    ...(canPublishSources && { canPublishSources: canPublishSources.map((source) => trackSources[source]) }),
  });
  return token.toJwt();
}

/** The media server's own id of a room that is open there, or null. */
export async function findRoomSid(name: string): Promise<string | null> {
  const [room] = await mediaServer().listRooms([name]);
  return room?.sid ?? null;
}

/** The claims of a token of the media server; throws when it is not signed with the stack's key. */
export function readMediaToken(token: string): { header: unknown; claims: Record<string, unknown> } {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const { apiSecret } = mediaKeys();
  const expected = createHmac('sha256', apiSecret).update(`${header}.${claims}`).digest('base64url');
  if (signature !== expected) throw new Error('The token is not signed with the key of the stack.');
  return { header: decode(header), claims: decode(claims) as Record<string, unknown> };
}

const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;

const webhookPath = '/api/livekit/webhook';

type Signing = { apiKey?: string; apiSecret?: string; ttl?: number };

/** What the media server sends in `Authorization` beside a body. */
export async function signWebhook(body: string, signing: Signing = {}): Promise<string> {
  const { apiKey, apiSecret, ttl = 300 } = { ...mediaKeys(), ...signing };
  const token = new AccessToken(apiKey, apiSecret, { ttl });
  token.sha256 = createHash('sha256').update(body).digest('base64');
  return token.toJwt();
}

/** Sends an event as the media server does, with its signature unless told otherwise. */
export async function sendEvent(event: object, request: DoorRequest = {}): Promise<DoorAnswer> {
  const body = JSON.stringify(event);
  return ask(webhookPath, {
    authorization: await signWebhook(body),
    origin: null,
    contentType: 'application/webhook+json',
    body,
    ...request,
  });
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the end-to-end tests with npm run test:e2e`);
  return value;
}
