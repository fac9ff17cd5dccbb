import { getToken } from '@/tests/support/api/ask-token';
import { readMediaToken } from './media-server';

/** As what somebody comes into a call, and what they may send there, as their next token says. */
export async function comeIn(
  roomId: string,
  token: string,
): Promise<{ profile: unknown; sources: readonly string[] }> {
  const { claims } = readMediaToken((await getToken(roomId, token)).token);
  const { attributes, video } = claims as {
    attributes: { profile: string };
    video: { canPublishSources?: string[] };
  };
  return { profile: attributes.profile, sources: video.canPublishSources ?? [] };
}
