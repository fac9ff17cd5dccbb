import 'server-only';
import { requireVariable, type Environment } from '@/lib/core/server/environment';

export type LivekitEnvironment = {
  /** Where browsers connect: `ws://…` or `wss://…`. */
  url: string;
  /** Where our server calls: `http://…` or `https://…`. */
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
  roomPrefix: string;
};

/** How this deployment reaches the media server, read at request time. */
export function readLivekitEnvironment(env: Environment = process.env): LivekitEnvironment {
  const url = requireVariable(env, 'LIVEKIT_URL');
  return {
    url,
    apiUrl: env['LIVEKIT_API_URL'] ?? url.replace(/^ws/, 'http'),
    apiKey: requireVariable(env, 'LIVEKIT_API_KEY'),
    apiSecret: requireVariable(env, 'LIVEKIT_API_SECRET'),
    roomPrefix: env['LIVEKIT_ROOM_PREFIX'] ?? 'chalktalk',
  };
}
