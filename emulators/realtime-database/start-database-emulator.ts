import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { keepAlive } from '../keep-alive';
import type { ClientSocket } from '@/emulators/realtime-database/wire/client-socket';
import { Connection } from '@/emulators/realtime-database/wire/connection';
import { LongPolling } from '@/emulators/realtime-database/wire/polling/long-polling';
import { DatabaseStore } from './database-store';
import { answerRestRequest } from '@/emulators/realtime-database/rest/rest-handler';
import { errorAnswer, sendAnswer } from '@/emulators/realtime-database/rest/rest-answer';
import { namespaceOf, readRestRequest } from '@/emulators/realtime-database/rest/rest-request';
import { SnapshotFolder } from './snapshot-folder';

/** A socket that does not answer a ping within this time counts as dead, so that presence ends. */
const heartbeatMilliseconds = 30_000;

/** The service's own limit of one write; everything larger closes the connection. */
const maximumMessageBytes = 64 * 1024 * 1024;

export type DatabaseEmulatorOptions = {
  /** 0 chooses a free one. */
  readonly port: number;
  readonly host: string;
  /** Where data is kept between runs; without it, data lives in memory only. */
  readonly dataDir?: string | undefined;
  /** Rules to begin with; a database that has none is open until some are put. */
  readonly rules?: { readonly namespace: string; readonly text: string } | undefined;
  readonly log?: ((line: string) => void) | undefined;
};

export type DatabaseEmulator = {
  readonly port: number;
  /** Ends every connection, saves, and frees the port. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts our stand-in for the Realtime Database in this process.
 * @throws when the port is taken or the rules cannot be read
 */
export async function startDatabaseEmulator({
  port,
  host,
  dataDir,
  rules,
  log = () => undefined,
}: DatabaseEmulatorOptions): Promise<DatabaseEmulator> {
  const snapshots = dataDir === undefined ? null : new SnapshotFolder(dataDir);
  const store = new DatabaseStore({ snapshots, log });
  if (rules) store.get(rules.namespace).loadRules(rules.text);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maximumMessageBytes });
  const accept = (socket: ClientSocket, request: IncomingMessage, session?: string) =>
    new Connection(socket, store.get(namespaceOf(request)), request.headers.host ?? host, session);
  const longPolling = new LongPolling((session, request) => void accept(session, request, session.id));
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/.lp?')) longPolling.answer(request, response);
    else void answer(request, response, store, log);
  });
  server.keepAliveTimeout = keepAlive;
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/.ws?')) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const session = new URL(request.url ?? '', 'http://x').searchParams.get('s');
      if (session === null) accept(webSocket, request);
      else longPolling.upgrade(session, webSocket, request.headers.host ?? host);
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const heartbeat = watchHeartbeat(sockets.clients);
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      clearInterval(heartbeat);
      longPolling.stop();
      await Promise.all([...sockets.clients].map(closeSocket));
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      snapshots?.flush();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  store: DatabaseStore,
  log: (line: string) => void,
): Promise<void> {
  try {
    sendAnswer(request, response, answerRestRequest(await readRestRequest(request), store));
  } catch (error) {
    log(`internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    sendAnswer(request, response, errorAnswer(500, 'Internal error'));
  }
}

/** Waits until the connection has written what it left for its end. */
async function closeSocket(socket: WebSocket): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.terminate();
  });
}

function watchHeartbeat(clients: ReadonlySet<WebSocket>): NodeJS.Timeout {
  const silent = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of clients) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  }, heartbeatMilliseconds);
  return timer.unref();
}
