import type { IncomingMessage } from 'node:http';
import { isObject, nobody, parseCredential, type Principal } from '@/emulators/realtime-database/principal';

/** A REST request, read: method, place, parameters, headers that matter and the text of its body. */
export type RestRequest = {
  readonly method: string;
  readonly pathname: string;
  readonly parameters: URLSearchParams;
  readonly namespace: string;
  readonly principal: Principal | null;
  readonly ifMatch: string | undefined;
  readonly wantsEtag: boolean;
  readonly body: string;
};

/** Reads the whole request. `principal` is `null` for a credential that is no token. */
export async function readRestRequest(request: IncomingMessage): Promise<RestRequest> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? 'GET',
    pathname: decodePathname(url.pathname),
    parameters: url.searchParams,
    namespace: namespaceOf(request),
    principal: readPrincipal(request, url.searchParams),
    ifMatch: request.headers['if-match'],
    wantsEtag: request.headers['x-firebase-etag'] === 'true',
    body: await readBody(request),
  };
}

/** `?ns=` names the database; without it the first label of the host does, as in production. */
export function namespaceOf(request: IncomingMessage): string {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  return searchParams.get('ns') ?? (request.headers.host ?? '').split(/[.:]/)[0] ?? '';
}

/** https://firebase.google.com/docs/database/rest/auth */
function readPrincipal(request: IncomingMessage, parameters: URLSearchParams): Principal | null {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const credential = bearer ?? parameters.get('access_token') ?? parameters.get('auth');
  if (credential === null) return nobody;
  const override = parameters.get('auth_variable_override');
  if (override === null) return parseCredential(credential);
  const variable = parseJson(override);
  return isObject(variable) || variable === null ? parseCredential(credential, variable) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
