import { randomBytes } from 'node:crypto';
import type { ClientSocket } from './client-socket';
import { FrameReader } from './frame-reader';
import { hashNode } from '@/emulators/realtime-database/hash';
import { ListenSet } from '@/emulators/realtime-database/query/listen-set';
import {
  pushFor,
  readListen,
  type Change,
  type Listen,
  type Push,
} from '@/emulators/realtime-database/query/listen';
import type { Namespace, WriteResult } from '@/emulators/realtime-database/namespace';
import { OnDisconnectQueue } from './on-disconnect-queue';
import { joinPath } from '@/emulators/realtime-database/paths';
import { isObject, nobody, parseCredential, type Principal } from '@/emulators/realtime-database/principal';
import { isWholeNode } from '@/emulators/realtime-database/query/query';
import { indexesAt } from '@/emulators/realtime-database/rules/evaluate-rules';
import { changesOf, parseWireMessage, pathOf, queryOf, tagOf } from './wire-message';
import type { WireAnswer, WireMessage, WireRequest } from './wire-message';

const ok: WireAnswer = { s: 'ok', d: '' };
const denied: WireAnswer = { s: 'permission_denied', d: 'Permission denied' };

/**
 * One client on the wire protocol version 5, as `PersistentConnection` in @firebase/database speaks it.
 * A write is pushed to every listen, the writer's own too, before it is acknowledged: the SDK relies on the order.
 */
export class Connection {
  readonly #socket: ClientSocket;
  readonly #namespace: Namespace;
  readonly #frames = new FrameReader();
  readonly #listens = new ListenSet();
  readonly #onDisconnect = new OnDisconnectQueue();
  #principal: Principal = nobody;

  /** @param session by which a client that polls comes back with a WebSocket */
  constructor(
    socket: ClientSocket,
    namespace: Namespace,
    host: string,
    session = randomBytes(12).toString('base64url'),
  ) {
    this.#socket = socket;
    this.#namespace = namespace;
    namespace.watchers.add(this);
    this.#send({ t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: session } } });
    socket.on('message', (data: Buffer) => this.#handleFrame(data.toString('utf8')));
    socket.on('close', () => this.#handleClose());
    socket.on('error', () => socket.terminate());
  }

  handleChange(change: Change): void {
    for (const listen of this.#listens.list()) {
      const push = pushFor(listen, change);
      if (push) this.#sendPush(listen, push);
    }
  }

  /** Ends the listens that the rules no longer allow. */
  recheckListens(): void {
    for (const { path, query, tag } of this.#listens.list()) {
      if (this.#namespace.canRead(path, query, this.#principal)) continue;
      this.#listens.remove(path, tag);
      const body = { p: `/${joinPath(path)}`, ...(query ? { q: [query] } : {}) };
      this.#send({ t: 'd', d: { a: 'c', b: body } });
    }
  }

  #handleFrame(frame: string): void {
    const text = this.#frames.read(frame);
    if (text === null) return;
    const message = this.#parse(text);
    if (message?.kind === 'ping') this.#send({ t: 'c', d: { t: 'o', d: null } });
    if (message?.kind !== 'request') return;
    const answer = this.#perform(message.request);
    if (message.request.number === undefined) return;
    this.#send({ t: 'd', d: { r: message.request.number, b: answer } });
  }

  #parse(text: string): WireMessage | null {
    try {
      return parseWireMessage(text);
    } catch {
      this.#socket.terminate();
      return null;
    }
  }

  #perform({ action, body }: WireRequest): WireAnswer {
    switch (action) {
      case 's':
      case 'appcheck':
      case 'unappeck':
        return ok;
      case 'auth':
      case 'gauth':
        return this.#authenticate(body);
      case 'unauth':
        return this.#become(nobody);
      case 'q':
        return this.#listen(body);
      case 'n':
        this.#listens.remove(pathOf(body), tagOf(body));
        return ok;
      case 'g':
        return this.#get(body);
      case 'p':
        return this.#write(body, false);
      case 'm':
        return this.#write(body, true);
      case 'o':
        return this.#leave(body, false);
      case 'om':
        return this.#leave(body, true);
      case 'oc':
        this.#onDisconnect.cancel(pathOf(body));
        return ok;
      default:
        return { s: 'error', d: `unknown action ${action}` };
    }
  }

  #authenticate(body: WireRequest['body']): WireAnswer {
    const credential = typeof body['cred'] === 'string' ? body['cred'] : '';
    const principal = parseCredential(credential, overrideOf(body));
    return principal ? this.#become(principal) : { s: 'invalid_token', d: 'Invalid token' };
  }

  #become(principal: Principal): WireAnswer {
    this.#principal = principal;
    this.recheckListens();
    return { s: 'ok', d: { auth: principal.auth } };
  }

  #listen(body: WireRequest['body']): WireAnswer {
    const listen: Listen = { path: pathOf(body), query: queryOf(body), tag: tagOf(body) };
    if (!this.#namespace.canRead(listen.path, listen.query, this.#principal)) return denied;
    this.#listens.add(listen);
    const data = readListen(this.#namespace.root, listen);
    if (hashNode(data) !== body['h']) this.#sendPush(listen, { action: 'd', path: listen.path, data });
    return { s: 'ok', d: this.#lacksIndex(listen) ? { w: ['no_index'] } : {} };
  }

  #lacksIndex({ path, query }: Listen): boolean {
    const index = query?.i;
    if (this.#principal.isOwner || index === undefined || ['.key', '.priority'].includes(index)) return false;
    return !indexesAt(this.#namespace.rules, path).includes(index);
  }

  #get(body: WireRequest['body']): WireAnswer {
    const [path, query] = [pathOf(body), queryOf(body)];
    if (!this.#namespace.canRead(path, query, this.#principal)) return denied;
    const data = readListen(this.#namespace.root, { path, query: isWholeNode(query) ? null : query });
    return { s: 'ok', d: data };
  }

  #write(body: WireRequest['body'], isMerge: boolean): WireAnswer {
    const expectedHash = typeof body['h'] === 'string' ? body['h'] : undefined;
    return toAnswer(this.#namespace.write(changesOf(body, isMerge), this.#principal, expectedHash));
  }

  /** An order for the end of the connection is judged now, against the data as it is, and not again later. */
  #leave(body: WireRequest['body'], isMerge: boolean): WireAnswer {
    const changes = changesOf(body, isMerge);
    const judged = this.#namespace.judge(changes, this.#principal);
    if ('status' in judged) return toAnswer(judged);
    this.#onDisconnect.add(changes);
    return ok;
  }

  #handleClose(): void {
    this.#namespace.watchers.delete(this);
    this.#listens.clear();
    const changes = this.#onDisconnect.take();
    if (changes.length > 0) this.#namespace.writeLeftBehind(changes);
  }

  #sendPush({ tag }: Listen, { action, path, data }: Push): void {
    const body = { p: joinPath(path), d: data, ...(tag === undefined ? {} : { t: tag }) };
    this.#send({ t: 'd', d: { a: action, b: body } });
  }

  #send(message: unknown): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

function overrideOf(body: WireRequest['body']) {
  if (body['noauth'] === true) return null;
  const variable = body['authvar'];
  if (variable === undefined) return undefined;
  return isObject(variable) ? variable : null;
}

function toAnswer(result: WriteResult): WireAnswer {
  return result.status === 'ok' ? ok : { s: result.status, d: result.message };
}
