/** Where someone goes after signing in when nothing else was asked for. */
export const homeOfSignedIn = '/rooms';

/** Pages that only make sense signed out: going on to them after signing in would be a circle. */
const signedOutPages = ['/sign-in', '/sign-up', '/reset-password', '/auth/action'];

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
  page: '/sign-in' | '/sign-up' | '/reset-password',
  path: string | null | undefined,
): string {
  const next = toNextPath(path);
  return next === homeOfSignedIn ? page : `${page}?next=${encodeURIComponent(next)}`;
}

/** What lies at the end of a path to go on to, for the sentence that says so. */
export function kindOfNext(path: string): 'rooms' | 'room' | 'call' | 'page' {
  const { pathname } = new URL(path, anyOrigin);
  if (pathname === homeOfSignedIn) return 'rooms';
  if (/^\/rooms\/[^/]+\/live$/u.test(pathname)) return 'call';
  return /^\/rooms\/[^/]+$/u.test(pathname) ? 'room' : 'page';
}
