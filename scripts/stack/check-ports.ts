import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';
import { host } from './stack-settings';

/** A port that a part is about to listen on. */
export type WantedPort = { port: number; what: string; protocol?: 'tcp' | 'udp' };

/** Throws a SetupError that names the first port that is not free, and how to find what has it. */
export async function checkPorts(wanted: readonly WantedPort[]): Promise<void> {
  for (const { port, what, protocol = 'tcp' } of wanted) {
    const isFree = protocol === 'udp' ? await canBindUdp(port) : await canListen(port);
    if (isFree) continue;
    throw new SetupError(
      `Port ${port} (${what}) is in use: stop what listens there (\`lsof -i ${protocol}:${port}\` names it), then try again.`,
    );
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

function canBindUdp(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind({ port, address: host, exclusive: true }, () => {
      socket.close(() => {
        resolve(true);
      });
    });
  });
}
