import 'server-only';
import { Server, type IncomingMessage } from 'node:http';
import type { Environment } from '@/lib/core/server/environment';
import { trustedProxies } from '@/lib/core/server/client-address';

/**
 * Without a proxy nobody writes `x-forwarded-for` but the client. Route handlers cannot see the socket, so each request
 * gets its socket's address in the place of what the client says, before Next reads it. Once, when the server starts.
 */
export function writeSocketAddress(env: Environment = process.env): void {
  if (env['VERCEL'] || trustedProxies(env) !== 0) return;
  const { emit } = Server.prototype;
  Server.prototype.emit = function emitWithAddress(
    this: Server,
    event: string | symbol,
    ...given: unknown[]
  ) {
    if (event === 'request') nameSocket(given[0] as IncomingMessage);
    return emit.call(this, event, ...given);
  };
}

function nameSocket({ headers, socket }: IncomingMessage): void {
  if (socket.remoteAddress === undefined) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = socket.remoteAddress;
}
