import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import { controlKindOf, controlMessage } from './control-message';
import { PollAnswers, sendScript } from './poll-answers';
import { SegmentInbox } from './segment-inbox';

/** The client asks again after 25 s at the latest (`KEEPALIVE_REQUEST_INTERVAL` in @firebase/database). */
const silenceMilliseconds = 60_000;

/** A page that is left aborts its polls; one that goes on asks again at once. */
const abortMilliseconds = 500;

/**
 * A client that polls, with the face of a WebSocket. Each poll is a script element in a frame of the page: its address
 * holds what the client says, its script what we say. The client may then open a WebSocket and change over to it. The
 * other side of this is `BrowserPollConnection` and `Connection` in @firebase/database.
 */
export class PollSession extends EventEmitter {
  readonly OPEN = 1;
  readonly id = randomBytes(12).toString('base64url');
  readonly password = randomBytes(12).toString('base64url');
  readyState = 1;
  readonly #answers = new PollAnswers();
  readonly #inbox = new SegmentInbox();
  #socket: WebSocket | null = null;
  /** What came by the socket before the polling ended; null from then on. */
  #early: Buffer[] | null = [];
  #timer: NodeJS.Timeout | undefined;

  /** The answer to the first request: it makes the two functions that all later answers call. */
  start(response: ServerResponse, callbackId: string): void {
    const forward = (name: string) =>
      `function ${name}(){const f=parent.window['${name}${callbackId}'];f&&f.apply(null,arguments);}`;
    this.#endAfter(silenceMilliseconds);
    const start = `pLPCommand('start','${this.id}','${this.password}');`;
    sendScript(response, forward('pLPCommand') + forward('pRTLPCB') + start + this.#answers.takeScript());
  }

  /** Takes what came with a poll, and keeps the poll for an answer. */
  poll(response: ServerResponse, parameters: URLSearchParams): void {
    this.#answers.add(response);
    if (this.#early === null) {
      this.#answers.close(false);
      return;
    }
    this.#endAfter(silenceMilliseconds);
    response.once('close', () => this.#handlePollEnd(response));
    for (const message of this.#inbox.take(parameters)) this.#receive(message);
    this.#answers.settle();
  }

  send(text: string): void {
    if (this.#socket !== null && this.#early === null) this.#socket.send(text);
    else this.#answers.send(text);
  }

  terminate(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    clearTimeout(this.#timer);
    this.#answers.close(true);
    this.#socket?.terminate();
    this.emit('close');
  }

  /** Takes a WebSocket of the same client. What it says waits until its polling has ended, which keeps the order. */
  upgrade(socket: WebSocket): void {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const kind = controlKindOf(data);
      if (this.#early === null) this.emit('message', data);
      else if (kind === 'p') socket.send(controlMessage('o', null));
      else if (kind === null) this.#early.push(data);
    });
    socket.on('close', () => {
      if (this.#early === null) this.terminate();
      this.#socket = null;
    });
    socket.on('error', () => socket.terminate());
    socket.send(controlMessage('a', {}));
  }

  #receive(data: Buffer): void {
    if (controlKindOf(data) === 'n' && this.#socket !== null) this.#changeOver();
    else this.emit('message', data);
  }

  #changeOver(): void {
    const early = this.#early ?? [];
    this.#answers.send(controlMessage('n', {}));
    this.#answers.flush();
    this.#early = null;
    clearTimeout(this.#timer);
    this.#answers.close(false);
    for (const data of early) this.emit('message', data);
  }

  #handlePollEnd(response: ServerResponse): void {
    if (response.writableEnded || this.#early === null) return;
    this.#answers.remove(response);
    if (!this.#answers.hasPoll) this.#endAfter(abortMilliseconds);
  }

  #endAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.terminate(), milliseconds).unref();
  }
}
