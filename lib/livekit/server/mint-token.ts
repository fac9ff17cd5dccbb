import 'server-only';
import { AccessToken } from 'livekit-server-sdk';
import type { PermissionGrant } from '@/lib/livekit/permission-grant';
import { tokenLifetime } from '@/lib/livekit/token-lifetime';
import { trackSources } from '@/lib/livekit/server/track-sources';

type MintOptions = {
  apiKey: string;
  apiSecret: string;
  roomName: string;
  identity: string;
  /** What everyone in the call may read about this participant; only the server sets it. */
  attributes: Record<string, string>;
  grant: PermissionGrant;
  /** Seconds; unless told otherwise as long as a person takes from the door to the call. */
  lifetime?: number;
};

/**
 * A token for exactly one room and one identity. Every permission is written out, because the media server
 * takes a missing one for granted. Never `roomAdmin`, `roomCreate` or `roomList`: moderation is our server's.
 */
export function mintToken(options: MintOptions): Promise<string> {
  const { apiKey, apiSecret, roomName, identity, attributes, grant, lifetime = tokenLifetime } = options;
  const { canPublishSources, ...flags } = grant;
  const token = new AccessToken(apiKey, apiSecret, { identity, attributes, ttl: lifetime });
  token.addGrant({
    room: roomName,
    roomJoin: true,
    ...flags,
    ...(canPublishSources && { canPublishSources: canPublishSources.map((source) => trackSources[source]) }),
  });
  return token.toJwt();
}
