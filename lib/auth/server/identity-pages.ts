import 'server-only';
import { requireVariable, type Environment } from '@/lib/core/server/environment';
import { findEmulators } from '@/lib/firebase/emulator-guard';

const timeout = 10_000;
/** Forms that a provider sends back are small: an assertion of SAML has some kilobytes. */
const largestBody = 512 * 1024;

/** What a page of Firebase Auth needs to hear of a request. Cookies and authorisation of ours are none of it. */
const toldHeaders = ['accept', 'accept-language', 'content-type', 'user-agent'];
/** What the browser needs to hear of the answer; above all no cookie of another host on ours. */
const keptHeaders = ['cache-control', 'content-type', 'etag', 'expires', 'last-modified', 'location'];

/**
 * Answers `/__/auth/…` and `/__/firebase/…` with Firebase Auth's own pages, which every project has at
 * `<project>.firebaseapp.com`: on our host they share our storage, and the way back from a redirect works.
 */
export async function answerIdentityPage(
  request: Request,
  path: readonly string[],
  env: Environment = process.env,
): Promise<Response> {
  const [area, ...rest] = path;
  const isKnown = (area === 'auth' || area === 'firebase') && rest.length > 0 && !rest.includes('..');
  if (!isKnown || findEmulators(env)) return new Response(null, { status: 404 });
  const url = new URL(`https://${requireVariable(env, 'FIREBASE_PROJECT_ID')}.firebaseapp.com`);
  url.pathname = `/__/${path.map(encodeURIComponent).join('/')}`;
  url.search = new URL(request.url).search;
  const body = request.method === 'POST' ? await request.arrayBuffer() : null;
  if (body && body.byteLength > largestBody) return new Response(null, { status: 413 });
  try {
    const answer = await fetch(url, {
      method: request.method,
      headers: pick(request.headers, toldHeaders),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    });
    return new Response(answer.body, { status: answer.status, headers: pick(answer.headers, keptHeaders) });
  } catch {
    return new Response(null, { status: 502 });
  }
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
