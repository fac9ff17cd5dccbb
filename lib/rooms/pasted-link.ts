export type PastedLink = { path: string } | { fault: 'empty' | 'elsewhere' | 'not-a-room' };

/** Ids are made by our server; this only keeps out what could never be one (see `roomIdSchema`). */
const roomIdShape = /^[A-Za-z0-9]{1,64}$/u;
/** Typed alone, something shorter is a word and not an id. */
const bareIdShape = /^[A-Za-z0-9]{16,64}$/u;
/** An invite's code; ids of rooms are shorter. */
const codeShape = /^[A-Za-z0-9_-]{22}$/u;
const invitePath = /^\/j\/([^/]+)\/?$/u;
const roomPath = /^\/rooms\/([^/]+)(?:\/live)?\/?$/u;

/** What people really paste: with blanks, quotes, brackets or the full stop of the sentence around it. */
const around = /^[\s<("'“‘[]+|[\s>)"'”’\].,;]+$/gu;

/**
 * Finds the way in something pasted: a link to a room, its call or an invite on this site, with or without the
 * scheme, a bare path, a room's id or an invite's code. `origin` is this site's own.
 */
export function readPastedLink(text: string, origin: string): PastedLink {
  const pasted = text.replaceAll(around, '');
  if (pasted === '') return { fault: 'empty' };
  if (codeShape.test(pasted)) return { path: `/j/${pasted}` };
  if (bareIdShape.test(pasted)) return { path: `/rooms/${pasted}` };
  const { host } = new URL(origin);
  const address = pasted.startsWith(`${host}/`) ? `${new URL(origin).protocol}//${pasted}` : pasted;
  if (!URL.canParse(address, origin)) return { fault: 'not-a-room' };
  const url = new URL(address, origin);
  if (url.origin !== origin) return { fault: 'elsewhere' };
  const code = invitePath.exec(url.pathname)?.[1];
  if (code !== undefined && codeShape.test(code)) return { path: `/j/${code}` };
  const roomId = roomPath.exec(url.pathname)?.[1];
  return roomId !== undefined && roomIdShape.test(roomId)
    ? { path: `/rooms/${roomId}` }
    : { fault: 'not-a-room' };
}
