import { createServer } from 'node:net';
import { findFreePorts } from '@/scripts/testing/free-ports';
import { requireFreePort } from './require-free-port';

it('names a port that is in use, and the service that needs it', async () => {
  const server = createServer();
  // Below the ephemeral ports, which the system gives to outgoing connections.
  const port = await findFreePorts(1);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(requireFreePort('Firestore', '127.0.0.1', port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1, which Firestore needs, is in use`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort('Firestore', '127.0.0.1', port)).resolves.toBeUndefined();
});
