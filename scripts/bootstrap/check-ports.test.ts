import { createServer } from 'node:net';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { findFreePorts } from '@/scripts/testing/free-ports';
import { checkPorts } from './check-ports.mjs';

describe('checking ports', () => {
  it('names the port that is taken, what wanted it, and how to find who has it', async () => {
    // Below the ephemeral ports, which the system gives to outgoing connections.
    const port = await findFreePorts(1);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    await expect(checkPorts([{ port, what: 'LiveKit' }])).rejects.toThrow(
      `Port ${port} (LiveKit) is in use: stop what listens there (\`lsof -i tcp:${port}\` names it), then try again.`,
    );
    server.close();
    await once(server, 'close');
    await expect(checkPorts([{ port, what: 'LiveKit' }])).resolves.toBeUndefined();
  });

  it('sees a UDP port that is taken', async () => {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    const { port } = socket.address();
    await expect(checkPorts([{ port, what: 'media', protocol: 'udp' }])).rejects.toThrow(
      `Port ${port} (media)`,
    );
    socket.close();
  });
});
