import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { requireFreePort } from './require-free-port';

it('A port in use is named, with the one who wanted it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort('Firestore', '127.0.0.1', port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1, which Firestore needs, is in use`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort('Firestore', '127.0.0.1', port)).resolves.toBeUndefined();
});
