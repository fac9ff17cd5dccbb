/** Where someone goes after signing in when nothing else was asked for. */
export const homeOfSignedIn = '/rooms';

/** Pages that only make sense signed out: going on to them after signing in would be a circle. */
const signedOutPages = ['/sign-in', '/sign-up', '/reset-password', '/auth/action', '/card'];

/** Any origin does: it only shows whether a path would leave it. `.invalid` can never be a real host. */
const anyOrigin = 'https://chalktalk.invalid';

/** Browsers read `\` as `/` and drop tabs and line breaks, so `/\evil` and `/<tab>/evil` leave the site. */
const misreadByBrowsers = /[\\\p{Cc}]/u;

/**
 * The path to go on to after signing in: `asked` when it is one of our own pages, else the list of rooms.
 * Takes the value of `?next=` as it came, so it must hold against anything: other hosts, `//host`, schemes,
 * user info, back slashes and control characters all fall back.
 */
export function toNextPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || misreadByBrowsers.test(asked)) return homeOfSignedIn;
  if (!URL.canParse(asked, anyOrigin)) return homeOfSignedIn;
  const url = new URL(asked, anyOrigin);
  if (url.origin !== anyOrigin || url.pathname.startsWith('//')) return homeOfSignedIn;
  const isPage = !url.pathname.startsWith('/api/') && !signedOutPages.includes(url.pathname);
  return isPage ? `${url.pathname}${url.search}${url.hash}` : homeOfSignedIn;
}

/**
 * The path to go on to when a whole address was asked for, as mailed links do: of `origin` only, judged like any
 * other path.
 */
export function toNextPathOf(url: string | null | undefined, origin: string): string {
  if (!url || misreadByBrowsers.test(url) || !URL.canParse(url)) return homeOfSignedIn;
  const asked = new URL(url);
  return asked.origin === origin
    ? toNextPath(`${asked.pathname}${asked.search}${asked.hash}`)
    : homeOfSignedIn;
}

/** The page by which one comes in that leads on to `path` afterwards. */
export function withNext(
  page: '/sign-in' | '/sign-up' | '/reset-password' | '/card',
  path: string | null | undefined,
): string {
  const next = toNextPath(path);
  return next === homeOfSignedIn ? page : `${page}?next=${encodeURIComponent(next)}`;
}

/** What lies at the end of a path to go on to. */
export type Destination =
  | { kind: 'room' | 'call'; roomId: string }
  | { kind: 'invite'; code: string }
  | { kind: 'rooms' | 'room-settings' | 'groups' | 'group' | 'account' | 'page' };

/** What lies at the end of a path to go on to, for the sentence that says so. */
export function destinationOf(path: string): Destination {
  const { pathname } = new URL(path, anyOrigin);
  const [, place, id, part, ...rest] = pathname.split('/');
  if (rest.length > 0) return { kind: 'page' };
  if (place === 'rooms' && id) {
    if (part === undefined) return { kind: 'room', roomId: id };
    if (part === 'live') return { kind: 'call', roomId: id };
    return part === 'settings' ? { kind: 'room-settings' } : { kind: 'page' };
  }
  if (place === 'j' && id && part === undefined) return { kind: 'invite', code: id };
  if (place === 'groups' && id) return { kind: 'group' };
  return { kind: homes.find((home) => pathname === `/${home}`) ?? 'page' };
}

const homes = ['rooms', 'groups', 'account'] as const;
