import type { AppError } from '@/lib/errors/app-error';
import type { KeptUpload, Sending, UploadNote } from '../upload-ports';
import type { BytesAnswer, BytesRequest } from './post-bytes';

/** What sending touches; a test replaces each. */
export type SessionPorts = {
  /** Where uploads to a path begin: `https://host/v0/b/bucket/o?name=…`. */
  readAddress: (path: string) => Promise<string>;
  readToken: () => Promise<string | null>;
  post: (request: BytesRequest) => Promise<BytesAnswer>;
  readNote: (id: string) => UploadNote;
  writeNote: (id: string, note: UploadNote) => void;
  pause: (ms: number) => Promise<void>;
};

/**
 * Parts are multiples of 256 KiB, except the last. Source: Google's protocol for resumable uploads. Each one that
 * arrives makes the next twice as large, for between two of them the line stands still.
 */
const smallestPart = 4 * 1024 * 1024;
const largestPart = 32 * 1024 * 1024;
/** Pauses after answers that may be better next time (ms); the last one is repeated. */
const pauses = [1000, 2000, 4000, 8000];
/** Answers after which the same is tried again: none at all, and those of a service that is busy. */
const isPassing = ({ status }: BytesAnswer): boolean => [0, 408, 429, 500, 502, 503, 504].includes(status);

/**
 * Sends a file by the protocol that the SDK speaks too, and keeps the address of its session on the device: after a
 * reload it goes on where it was, which the SDK cannot. A lost line ends nothing; it is tried until it is there again.
 */
export function sendBySession(
  { id, blob, type, size }: KeptUpload,
  path: string,
  onProgress: (sent: number) => void,
  ports: SessionPorts,
): Sending {
  let breaker = new AbortController();
  let wait: { promise: Promise<void>; end: () => void } | null = null;
  let isCancelled = false;

  /** Posts until there is an answer that means something; stands still in a pause. */
  const ask = async (
    url: string,
    command: string,
    more: Partial<BytesRequest> = {},
  ): Promise<BytesAnswer> => {
    for (let tries = 0; ; tries += 1) {
      await wait?.promise;
      if (isCancelled) throw new DOMException('', 'AbortError');
      const token = await ports.readToken();
      const answer = await ports.post({
        ...{ url, body: null, signal: breaker.signal, ...more },
        headers: {
          ...(token === null ? {} : { authorization: `Firebase ${token}` }),
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': command,
          ...more.headers,
        },
      });
      if (!isPassing(answer)) return answer;
      // How much of a part has arrived is not known: its sender has to ask.
      if (command.startsWith('upload')) return answer;
      if (wait === null) await ports.pause(pauses[Math.min(tries, pauses.length - 1)] ?? 0);
    }
  };

  const open = async (): Promise<string> => {
    const answer = await ask(await ports.readAddress(path), 'start', {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-goog-upload-header-content-length': String(size),
        'x-goog-upload-header-content-type': type,
      },
      body: JSON.stringify({ name: path, contentType: type }),
    });
    const session = answer.header('x-goog-upload-url');
    if (answer.status !== 200 || session === null) throw failureOf(answer);
    ports.writeNote(id, { session, sent: 0 });
    return session;
  };
  /** How much a session has; null when it is over or unknown. */
  const query = async (session: string): Promise<number | 'final' | null> => {
    const answer = await ask(session, 'query');
    const status = answer.header('x-goog-upload-status');
    if (answer.status !== 200) return null;
    return status === 'active' ? Number(answer.header('x-goog-upload-size-received')) : 'final';
  };
  const sendPart = async (session: string, from: number, end: number): Promise<BytesAnswer> =>
    ask(session, end === size ? 'upload, finalize' : 'upload', {
      headers: { 'x-goog-upload-offset': String(from) },
      body: blob.slice(from, end),
      onProgress: (loaded) => onProgress(from + loaded),
    });

  const run = async (): Promise<void> => {
    let session = ports.readNote(id).session;
    let at = session === null ? null : await query(session);
    let part = smallestPart;
    for (;;) {
      if (at === 'final') return;
      if (session === null || at === null) [session, at] = [await open(), 0];
      onProgress(at);
      const end = Math.min(at + part, size);
      const answer = await sendPart(session, at, end);
      if (isPassing(answer)) {
        part = smallestPart;
        if (wait === null) await ports.pause(pauses[0] ?? 0);
        at = await query(session);
      } else if (answer.status !== 200) throw failureOf(answer);
      else [at, part] = [end === size ? 'final' : end, Math.min(part * 2, largestPart)];
      if (typeof at === 'number') ports.writeNote(id, { session, sent: at });
    }
  };

  return {
    result: run(),
    pause: () => {
      const { promise, resolve } = makeWait();
      wait = { promise, end: resolve };
      breaker.abort();
    },
    resume: () => {
      breaker = new AbortController();
      wait?.end();
      wait = null;
    },
    cancel: () => {
      isCancelled = true;
      breaker.abort();
      wait?.end();
    },
  };
}

function makeWait(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** A refusal in the words of the SDK, so that both ways fail alike. */
const failureOf = ({ status }: BytesAnswer): AppError | Error =>
  Object.assign(new Error(`Storage answered ${status}.`), {
    code:
      status === 401
        ? 'storage/unauthenticated'
        : status === 403
          ? 'storage/unauthorized'
          : 'storage/unknown',
    name: 'FirebaseError',
  });
