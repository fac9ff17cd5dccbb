import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as our server handed it in. */
export type ReceivedPush = {
  token: string;
  data: Readonly<Record<string, string>>;
  webpush: { headers: Readonly<Record<string, string>> };
};

export type PushSink = {
  url: string;
  /** What came for a token, the oldest first. */
  pushesTo: (token: string) => readonly ReceivedPush[];
  stop: () => void;
};

const host = '127.0.0.1';

/** A token that begins so is answered so, as FCM answers: status, and the words of all of Google's interfaces. */
const refusals: Readonly<Record<string, readonly [number, string]>> = {
  UNREGISTERED: [404, 'NOT_FOUND'],
  INVALID_ARGUMENT: [400, 'INVALID_ARGUMENT'],
  SENDER_ID_MISMATCH: [403, 'PERMISSION_DENIED'],
  QUOTA_EXCEEDED: [429, 'RESOURCE_EXHAUSTED'],
  UNAVAILABLE: [503, 'UNAVAILABLE'],
};

/**
 * For tests: Firebase Cloud Messaging on loopback. It keeps what it is given. A token that begins with one of FCM's
 * codes gets that answer, `RESET` breaks the line, and `HTML` answers as a gateway does.
 */
export async function startPushSink(port = 0): Promise<PushSink> {
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, received);
  });
  server.listen({ host, port });
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actual}`,
    pushesTo: (token) => received.filter((push) => push.token === token),
    stop: () => stop(server),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  received: ReceivedPush[],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { message } = JSON.parse(Buffer.concat(chunks).toString()) as { message: ReceivedPush };
  received.push(message);
  if (message.token.startsWith('RESET')) return void request.socket.destroy();
  if (message.token.startsWith('HTML')) return void response.writeHead(502).end('<html>bad gateway');
  const code = Object.keys(refusals).find((each) => message.token.startsWith(each));
  const [status, words] = refusals[code ?? ''] ?? [200, ''];
  const type = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
  const error = { code: status, status: words, details: [{ '@type': type, errorCode: code }] };
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(
      JSON.stringify(code === undefined ? { name: `projects/demo/messages/${received.length}` } : { error }),
    );
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}
