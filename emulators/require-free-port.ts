import { createServer } from 'node:net';

/** @throws one sentence that names the port and who wanted it, when something listens there already */
export async function requireFreePort(name: string, host: string, port: number): Promise<void> {
  const error = await tryToListen(host, port);
  if (error === null) return;
  if (error.code !== 'EADDRINUSE') throw error;
  throw new Error(
    `Port ${port} on ${host}, which ${name} needs, is in use: stop what listens there and try again.`,
  );
}

async function tryToListen(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}
