import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientAddress } from './client-address';
import { writeSocketAddress } from './write-socket-address';

/** The address that counts for a client who writes one of its own choice. */
async function addressBehind(env: Record<string, string>): Promise<string> {
  writeSocketAddress(env);
  const server = createServer(({ headers }, response) => {
    response.end(clientAddress(new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for']) }), env));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const text = await answer.text();
  server.close();
  return text;
}

describe('the address of a client without a proxy', () => {
  // First, because a server that has begun to write the address goes on.
  it('stays what the proxy says where there is one, and on Vercel', async () => {
    expect(await addressBehind({ TRUSTED_PROXIES: '1' })).toBe('203.0.113.9');
    expect(await addressBehind({ TRUSTED_PROXIES: '0', VERCEL: '1' })).toBe('203.0.113.9');
  });

  it('is that of the socket, whatever the client says', async () => {
    expect(await addressBehind({ TRUSTED_PROXIES: '0' })).toBe('127.0.0.1');
  });
});
