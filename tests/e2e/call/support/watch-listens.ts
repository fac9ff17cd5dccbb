import type { Page } from '@playwright/test';

/** As the Realtime Database's protocol has it: a listen, its end by the page, and by the server. */
type Message = {
  t?: string;
  d?: { r?: number; a?: string; b?: { p?: string; q?: unknown; s?: string } };
};

/**
 * Whether a page listens to places of a room in the Realtime Database, as its sockets say; to be called before the page
 * opens one. What the page itself has ended, what the server has ended, and what went with its socket is none of them.
 */
export function watchListens(page: Page, { roomId }: { roomId: string }): () => boolean {
  const sockets = new Set<Map<string, { place: string; request: number | undefined }>>();
  page.on('websocket', (socket) => {
    const open = new Map<string, { place: string; request: number | undefined }>();
    sockets.add(open);
    const keyOf = ({ p = '', q = null }: { p?: string; q?: unknown }) => `${p} ${JSON.stringify(q)}`;
    socket.on('framesent', ({ payload }) => {
      const { r, a, b = {} } = parse(payload)?.d ?? {};
      if (a === 'q') open.set(keyOf(b), { place: b.p ?? '', request: r });
      if (a === 'n') open.delete(keyOf(b));
    });
    socket.on('framereceived', ({ payload }) => {
      const { r, a, b = {} } = parse(payload)?.d ?? {};
      if (a === 'c') open.delete(keyOf(b));
      if (r === undefined || b.s === undefined || b.s === 'ok') return;
      for (const [key, { request }] of open) if (request === r) open.delete(key);
    });
    socket.on('close', () => sockets.delete(open));
  });
  return () => [...sockets].some((open) => [...open.values()].some(({ place }) => place.includes(roomId)));
}

function parse(payload: string | Buffer): Message | null {
  try {
    return JSON.parse(payload.toString()) as Message | null;
  } catch {
    return null;
  }
}
