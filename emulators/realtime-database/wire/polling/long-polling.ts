import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import { controlMessage } from './control-message';
import { sendScript } from './poll-answers';
import { PollSession } from './poll-session';

/** Everything under `/.lp`, and the WebSockets that such a client wants to change over to. */
export class LongPolling {
  readonly #sessions = new Map<string, PollSession>();
  readonly #accept: (session: PollSession, request: IncomingMessage) => void;

  constructor(accept: (session: PollSession, request: IncomingMessage) => void) {
    this.#accept = accept;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams: parameters } = new URL(request.url ?? '', 'http://x');
    if (parameters.has('start')) {
      this.#start(request, response, (parameters.get('cb') ?? '').replace(/\D/g, ''));
      return;
    }
    // The page of a client that goes. The end of its polls tells us the same.
    if (parameters.has('dframe')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end();
      return;
    }
    const session = this.#sessions.get(parameters.get('id') ?? '');
    if (session && session.password === parameters.get('pw')) session.poll(response, parameters);
    else sendScript(response, `pLPCommand('close');`);
  }

  /** @param session as the client was told in its hello; one that is unknown gets the reset that makes it give up */
  upgrade(session: string, socket: WebSocket, host: string): void {
    const known = this.#sessions.get(session);
    if (known) known.upgrade(socket);
    else socket.send(controlMessage('r', host));
  }

  stop(): void {
    for (const session of this.#sessions.values()) session.terminate();
  }

  #start(request: IncomingMessage, response: ServerResponse, callbackId: string): void {
    const session = new PollSession();
    this.#sessions.set(session.id, session);
    session.once('close', () => this.#sessions.delete(session.id));
    this.#accept(session, request);
    session.start(response, callbackId);
  }
}
