import 'server-only';
import { AccessToken, TrackSource } from 'livekit-server-sdk';

/** Seconds for which a token opens the door; the page asks for a new one after 90 s in the device check. */
export const tokenLifetime = 120;

type TokenGrant = {
  readonly canPublish: boolean;
  readonly canSubscribe: boolean;
  readonly canPublishData: boolean;
  readonly canPublishSources?: readonly (keyof typeof sources)[];
  readonly canUpdateOwnMetadata: false;
  readonly hidden: boolean;
  readonly recorder: boolean;
  readonly agent: boolean;
};

const sources = {
  camera: TrackSource.CAMERA,
  microphone: TrackSource.MICROPHONE,
  screen_share: TrackSource.SCREEN_SHARE,
  screen_share_audio: TrackSource.SCREEN_SHARE_AUDIO,
} as const;

type MintOptions = {
  apiKey: string;
  apiSecret: string;
  roomName: string;
  identity: string;
  /** What everyone in the call may read about this participant; only the server sets it. */
  attributes: Record<string, string>;
  grant: TokenGrant;
};

/**
 * A token for exactly one room and one identity. Every permission is written out, because the media server
 * takes a missing one for granted. Never `roomAdmin`, `roomCreate` or `roomList`: moderation is our server's.
 */
export function mintToken({ apiKey, apiSecret, roomName, identity, attributes, grant }: MintOptions) {
  const { canPublishSources, ...flags } = grant;
  const token = new AccessToken(apiKey, apiSecret, { identity, attributes, ttl: tokenLifetime });
  token.addGrant({
    room: roomName,
    roomJoin: true,
    ...flags,
    ...(canPublishSources && { canPublishSources: canPublishSources.map((source) => sources[source]) }),
  });
  return token.toJwt();
}
