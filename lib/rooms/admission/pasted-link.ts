import { readShortCode } from './short-code';

export type PastedLink = { path: string } | { fault: 'empty' | 'elsewhere' | 'not-a-room' };

/** Ids are made by our server; this only keeps out what could never be one (see `roomIdSchema`). */
const roomIdShape = /^[A-Za-z0-9]{8,64}$/u;
/** Typed alone, something shorter is a word and not an id. */
const bareIdShape = /^[A-Za-z0-9]{16,64}$/u;
/** An invite's code; ids of rooms are shorter. */
const codeShape = /^[A-Za-z0-9_-]{22}$/u;
/** A class code as it stands on a card, in any case; without its dash only where it cannot be a word. */
const classCodeShape = /^(?:[a-z2-9]{3}\p{Pd}[a-z2-9]{3}|(?=[a-z]*[2-9])[a-z2-9]{6})$/iu;
const invitePath = /^\/j\/([^/]+)\/?$/u;
const roomPath = /^\/rooms\/([^/]+)(?:\/live)?\/?$/u;
const cardPath = /^\/card(?:\/[A-Za-z0-9]{1,64}){2}\/?$/u;

/** Nothing that is seen, as mail programs and editors put it into long words. */
const unseen = /\p{Cf}/gu;
/** What stands around a link in a sentence, a mail or a chat. */
const around = /^[\s<>()[\]{}"'“”‘’«»*_~|,;:.!?]+|[\s<>()[\]{}"'“”‘’«»*~|,;:.!?]+$/gu;
const between = /[\s<>()[\]{}"“”«»|]+/u;

/**
 * Finds the way in something pasted: a link to a room, its call, an invite or a card on this site, with or
 * without the scheme, alone or in the middle of a message, wrapped by a mail program or broken across lines; a
 * bare path, a room's id, an invite's code, a room's short code or a class code. `origin` is this site's own.
 */
export function readPastedLink(text: string, origin: string): PastedLink {
  const pasted = text.replaceAll(unseen, '').replaceAll(around, '');
  if (pasted === '') return { fault: 'empty' };
  if (codeShape.test(pasted)) return { path: `/j/${pasted}` };
  if (bareIdShape.test(pasted)) return { path: `/rooms/${pasted}` };
  // It holds no vowel, so it is no word.
  const shortCode = readShortCode(pasted);
  if (shortCode !== null) return { path: `/j/${shortCode}` };
  if (classCodeShape.test(pasted)) return { path: `/card?code=${encodeURIComponent(pasted)}` };
  const unbroken = pasted.includes('\n') ? [pasted.replaceAll(/\s*\n\s*/gu, '')] : [];
  const readings = [...pasted.split(between), ...unbroken].map((part) =>
    readAddress(part.replaceAll(around, ''), origin),
  );
  return (
    readings.find((reading) => 'path' in reading) ??
    readings.find((reading) => 'fault' in reading && reading.fault === 'elsewhere') ?? { fault: 'not-a-room' }
  );
}

type Reading = { path: string } | { fault: 'elsewhere' | 'not-a-room' };

function readAddress(part: string, origin: string): Reading {
  const { host, protocol } = new URL(origin);
  const hasHost = part.toLowerCase().startsWith(`${host}/`);
  const address = hasHost ? `${protocol}//${part}` : part;
  if (part === '' || !URL.canParse(address, origin)) return { fault: 'not-a-room' };
  const url = new URL(address, origin);
  // Whether it was copied with http or https says nothing about where it leads.
  if (url.host === host && /^https?:$/u.test(url.protocol)) return readPath(url.pathname);
  const wrapped = [...url.searchParams.values()].map((value) => readWrapped(value, host));
  const found = wrapped.find((reading) => reading !== null);
  // A word before a colon is a scheme, too, but leads nowhere.
  return found ?? { fault: url.pathname === '' ? 'not-a-room' : 'elsewhere' };
}

/** Mail programs of schools send every link through a checking site, with the real one as a parameter. */
function readWrapped(value: string, host: string): Reading | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const reading = url.host === host ? readPath(url.pathname) : null;
  return reading && 'path' in reading ? reading : null;
}

function readPath(pathname: string): Reading {
  const code = invitePath.exec(pathname)?.[1];
  if (code !== undefined && codeShape.test(code)) return { path: `/j/${code}` };
  const short = code === undefined ? null : readShortCode(code);
  if (short !== null) return { path: `/j/${short}` };
  if (cardPath.test(pathname)) return { path: pathname.replace(/\/$/u, '') };
  const roomId = roomPath.exec(pathname)?.[1];
  return roomId !== undefined && roomIdShape.test(roomId)
    ? { path: `/rooms/${roomId}` }
    : { fault: 'not-a-room' };
}
