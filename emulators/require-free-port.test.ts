import { createServer } from 'node:net';
import { findFreePorts } from '@/scripts/testing/free-ports';
import { requireFreePort } from './require-free-port';

it('A port in use is named, with the one who wanted it', async () => {
  const server = createServer();
  // Below the ports that systems give to whoever connects.
  const port = await findFreePorts(1);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(requireFreePort('Firestore', '127.0.0.1', port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1, which Firestore needs, is in use`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort('Firestore', '127.0.0.1', port)).resolves.toBeUndefined();
});
