import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '@/lib/core/server/client-address';
import type { Environment } from '@/lib/core/server/environment';

/**
 * Without a proxy nobody writes `x-forwarded-for` but the client. Route handlers cannot see the socket, so each request
 * gets its socket's address in the place of what the client says, before Next reads it. Once, when the server starts.
 */
export function writeSocketAddress(env: Environment = process.env): void {
  if (env['VERCEL'] || trustedProxies(env) !== 0) return;
  // Node says so before a request reaches its handlers.
  subscribe('http.server.request.start', (message) => nameSocket((message as StartedRequest).request));
}

type StartedRequest = { request: IncomingMessage };

function nameSocket({ headers, socket }: IncomingMessage): void {
  if (socket.remoteAddress === undefined) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = socket.remoteAddress;
}
