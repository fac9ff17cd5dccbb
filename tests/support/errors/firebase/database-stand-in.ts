import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** The status of an answer, as the protocol has it; `cut` ends the connection instead. */
export type DatabaseAnswer = 'ok' | 'datastale' | 'too_big' | 'unavailable' | 'cut';

/**
 * Runs something beside a Realtime Database that is empty and answers each request so. It speaks the protocol (5) as
 * far as a first connection needs it.
 *
 * @param answer is asked with the action: `q` begins a watch, `p` is a write
 */
export async function withDatabaseStandIn<Result>(
  answer: (action: string) => DatabaseAnswer,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  server.on('connection', (socket) => {
    const send = (message: object) => socket.send(JSON.stringify(message));
    send({ t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h: `127.0.0.1:${port}`, s: 'session' } } });
    socket.on('message', (data: Buffer) => {
      const { t: type, d: request } = JSON.parse(data.toString()) as Message;
      if (type !== 'd') return;
      const status = answer(request.a);
      if (status === 'cut') socket.terminate();
      else send({ t: 'd', d: { r: request.r, b: { s: status, d: {} } } });
    });
  });
  try {
    return await use(port);
  } finally {
    server.clients.forEach((socket) => socket.terminate());
    await new Promise((resolve) => server.close(resolve));
  }
}

type Message = { t: string; d: { r: number; a: string } };
