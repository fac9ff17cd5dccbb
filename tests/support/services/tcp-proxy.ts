import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A TCP proxy whose line a test can cut, reset or hang, and heal again. */
export type TcpProxy = {
  /** Nobody gets through: open connections close, new ones are refused. */
  cut: () => Promise<void>;
  /** Open connections are reset as by a router that lost them; new ones get through. */
  reset: () => void;
  /** Connections stay open and new ones are accepted, but not a byte passes: a line that died silently. */
  hang: () => void;
  /** Everything passes again. */
  heal: () => Promise<void>;
  close: () => Promise<void>;
};

/** Listens on `port` and passes everything to `target`, both on `host`. */
export async function createTcpProxy(options: {
  host: string;
  port: number;
  target: number;
}): Promise<TcpProxy> {
  const { host, port, target } = options;
  const sockets = new Set<Socket>();
  let isHanging = false;

  const server = createServer((inner) => {
    const outer = connect({ host, port: target, noDelay: true });
    inner.setNoDelay(true);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (isHanging) socket.unpipe().pause();
    }
    pairs.set(inner, outer).set(outer, inner);
  });
  const pairs = new WeakMap<Socket, Socket>();

  const listen = async () => {
    server.listen({ host, port });
    await once(server, 'listening');
  };
  const stopListening = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen();

  return {
    cut: stopListening,
    reset: () => {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    hang: () => {
      isHanging = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    heal: async () => {
      // A line that passes already would pass everything twice.
      if (isHanging) {
        for (const socket of sockets) {
          const other = pairs.get(socket);
          if (other) socket.pipe(other);
        }
      }
      isHanging = false;
      if (!server.listening) await listen();
    },
    close: stopListening,
  };
}
