import type { IncomingMessage, ServerResponse } from 'node:http';

/** What REST answers: `body` is JSON text, `undefined` for none. */
export type RestAnswer = {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export function jsonAnswer(status: number, value: unknown, headers: Record<string, string> = {}): RestAnswer {
  return { status, body: JSON.stringify(value), headers };
}

export function errorAnswer(status: number, message: string): RestAnswer {
  return jsonAnswer(status, { error: message });
}

/** Sends an answer with the CORS headers that let any page on this machine call it, as the service does. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: RestAnswer): void {
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-headers': 'authorization, content-type, if-match, x-firebase-etag',
    'access-control-allow-methods': 'GET, PUT, POST, PATCH, DELETE, OPTIONS',
    'access-control-expose-headers': 'etag',
    ...answer.headers,
  });
  response.end(answer.body);
}
