import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stand-in service answers; `cut` ends the connection without an answer, `late` gives none in time. */
export type Answer = 'cut' | 'late' | { status: number; body?: unknown; headers?: Record<string, string> };

export type Asked = { method: string; path: string; body: string; headers: IncomingMessage['headers'] };

/** Runs something beside an HTTP service of this machine, which answers as a test says. */
export async function withStandIn<Result>(
  answer: (asked: Asked) => Answer,
  use: (host: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url: path = '', headers: sent } = request;
      const given = answer({ method, path, body, headers: sent });
      if (given === 'late') return;
      if (given === 'cut') {
        request.socket.destroy();
        return;
      }
      const text = typeof given.body === 'string' ? given.body : JSON.stringify(given.body ?? {});
      const headers = { 'content-type': 'application/json', ...given.headers };
      response.writeHead(given.status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** What was thrown; undefined when nothing was. */
export async function thrownBy(work: () => unknown): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}
