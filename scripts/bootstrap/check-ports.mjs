import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { SetupError } from './setup-error.mjs';
import { host } from './stack-ports.mjs';

/**
 * A port that a part is about to listen on.
 * @typedef {{ port: number, what: string, protocol?: 'tcp' | 'udp' }} WantedPort
 */

/**
 * Throws a SetupError that names the first port that is not free, and how to find what has it.
 * @param {readonly WantedPort[]} wanted
 */
export async function checkPorts(wanted) {
  for (const { port, what, protocol = 'tcp' } of wanted) {
    const isFree = protocol === 'udp' ? await canBindUdp(port) : await canListen(port);
    if (isFree) continue;
    throw new SetupError(
      `Port ${port} (${what}) is in use: stop what listens there (\`lsof -i ${protocol}:${port}\` names it), then try again.`,
    );
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canBindUdp(port) {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind({ port, address: host, exclusive: true }, () => socket.close(() => resolve(true)));
  });
}
