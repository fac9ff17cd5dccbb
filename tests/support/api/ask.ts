import { stackEnvironment } from '@/tests/support/services/stack-environment';

/** A request to a door of the server, as anybody could send it. What is null is left out. */
export type DoorRequest = {
  /** Another server of the same deployment. */
  appUrl?: string;
  method?: string;
  /** An ID token, sent as bearer. */
  token?: string | null;
  authorization?: string | null;
  origin?: string | null;
  contentType?: string | null;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | ReadableStream<Uint8Array> | null;
};

export type DoorAnswer = { status: number; headers: Headers; text: string; json: unknown };

/** Sends a request the way our own page does, unless told otherwise. */
export async function ask(path: string, request: DoorRequest = {}): Promise<DoorAnswer> {
  const { appUrl = stackEnvironment().appUrl } = request;
  const { method = 'POST', token = null, origin = appUrl, contentType = 'application/json', body } = request;
  const authorization = request.authorization ?? (token === null ? null : `Bearer ${token}`);
  const headers = {
    ...(authorization !== null && { authorization }),
    ...(origin !== null && { origin }),
    ...(contentType !== null && { 'content-type': contentType }),
    ...request.headers,
  };
  const isStream = body instanceof ReadableStream;
  // Text would get a content type of its own.
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const init = { method, headers, redirect: 'manual' as const, ...(isStream && { duplex: 'half' }) };
  const response = await fetch(`${appUrl}${path}`, { ...init, ...(bytes && { body: bytes as BodyInit }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A body that arrives in pieces, so that no `content-length` announces it. */
export function inPieces(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const size = 16 * 1024;
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(sent, sent + size));
      sent += size;
      if (sent >= bytes.byteLength) controller.close();
    },
  });
}
