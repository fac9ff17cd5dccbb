import type { AppError } from '@/lib/errors/app-error';
import type { KeptUpload } from '../upload-ports';
import type { BytesAnswer, BytesRequest } from './post-bytes';
import type { SendGate } from './send-gate';

/** What requests to Storage touch. */
export type RequestPorts = {
  /** Where uploads to a path begin: `https://host/v0/b/bucket/o?name=…`. */
  readAddress: (path: string) => Promise<string>;
  readToken: () => Promise<string | null>;
  post: (request: BytesRequest) => Promise<BytesAnswer>;
  pause: (ms: number) => Promise<void>;
};

export type SessionRequests = ReturnType<typeof createSessionRequests>;

type Part = { session: string; from: number; end: number; onProgress: (sent: number) => void };

/** Pauses after answers that may be better next time (ms); the last one is repeated. */
const pauses = [1000, 2000, 4000, 8000];
/** Answers after which the same is tried again: none at all, and those of a service that is busy. */
const isPassing = ({ status }: BytesAnswer): boolean => [0, 408, 429, 500, 502, 503, 504].includes(status);

/** The requests of one upload, by Google's protocol for resumable uploads. Each throws a refusal of Storage. */
export function createSessionRequests(
  { blob, type, size }: KeptUpload,
  path: string,
  { gate, ports }: { gate: SendGate; ports: RequestPorts },
) {
  const { postOnce, ask, rest } = createPosts(gate, ports);
  return {
    /** Begins a session, and answers its address. */
    open: async (): Promise<string> => {
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
      return session;
    },
    /** How much a session has; null when it is over or unknown. */
    query: async (session: string): Promise<number | 'final' | null> => {
      const answer = await ask(session, 'query');
      const status = answer.header('x-goog-upload-status');
      if (answer.status !== 200) return null;
      return status === 'active' ? Number(answer.header('x-goog-upload-size-received')) : 'final';
    },
    /** Sends a part. Answers false where nobody knows how much of it has arrived: `query` tells. */
    sendPart: async ({ session, from, end, onProgress }: Part): Promise<boolean> => {
      const answer = await postOnce(session, end === size ? 'upload, finalize' : 'upload', {
        headers: { 'x-goog-upload-offset': String(from) },
        body: blob.slice(from, end),
        onProgress: (loaded) => onProgress(from + loaded),
      });
      if (answer.status === 200) return true;
      if (!isPassing(answer)) throw failureOf(answer);
      await rest(0);
      return false;
    },
  };
}

/** Posts through the gate, in the name of the person who is signed in. */
function createPosts(gate: SendGate, ports: RequestPorts) {
  type Post = [url: string, command: string, more?: Partial<BytesRequest>];
  const postOnce = async (...[url, command, more = {}]: Post): Promise<BytesAnswer> => {
    await gate.pass();
    const token = await ports.readToken();
    return ports.post({
      ...{ url, body: null, signal: gate.signal(), ...more },
      headers: {
        ...(token === null ? {} : { authorization: `Firebase ${token}` }),
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': command,
        ...more.headers,
      },
    });
  };
  /** A person who pauses has waited already. */
  const rest = async (tries: number): Promise<void> => {
    if (!gate.isShut()) await ports.pause(pauses[Math.min(tries, pauses.length - 1)] ?? 0);
  };
  /** Posts until there is an answer that means something. */
  const ask = async (...post: Post): Promise<BytesAnswer> => {
    for (let tries = 0; ; tries += 1) {
      const answer = await postOnce(...post);
      if (!isPassing(answer)) return answer;
      await rest(tries);
    }
  };
  return { postOnce, rest, ask };
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
