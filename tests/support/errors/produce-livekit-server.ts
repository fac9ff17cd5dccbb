import { inBrowser } from './livekit/in-browser';
import type { Producer, Producers } from './producer';

/** Our server asks the media server, which gives this answer. */
const asksServer = (answer: (limit: AbortSignal) => Promise<Response>): Producer => ({
  by: 'answer',
  context: { asked: 'media-server' },
  produce: () =>
    inBrowser({ fetch: (_: URL, { signal }: { signal: AbortSignal }) => answer(signal) }, async () => {
      const { RoomServiceClient } = await import('livekit-server-sdk');
      const rooms = new RoomServiceClient(
        'http://media.test',
        'key',
        'secret-of-32-characters-or-even-more',
        {
          requestTimeout: 0.01,
        },
      );
      await rooms.getParticipant('room', 'ada');
    }),
});

const refusal = (status: number, code: string) =>
  Response.json(
    { code, msg: 'words of a media server' },
    { status, headers: { 'content-type': 'application/json' } },
  );

/** How a question of our server to the media server fails. */
export const livekitServerProducers: Producers = {
  'livekit-server/not-found': asksServer(() => Promise.resolve(refusal(404, 'not_found'))),
  'livekit-server/unauthenticated': asksServer(() =>
    // livekit-server 1.13.5 answers a wrong key in plain text.
    Promise.resolve(new Response('invalid API key', { status: 401, statusText: 'Unauthorized' })),
  ),
  'livekit-server/timeout': asksServer(
    (limit) =>
      new Promise((_, reject) => limit.addEventListener('abort', () => reject(limit.reason as Error))),
  ),
};
