import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askEmulator } from './ask-emulator';

/** An emulator that answers what it was asked, or nothing at all. */
async function startEmulator(answers: boolean) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    if (answers) request.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { asked, port, url: `http://127.0.0.1:${port}/rules`, stop };
}

describe('an emulator', () => {
  it('is asked as its owner', async () => {
    const { asked, url, stop } = await startEmulator(true);
    const answer = await askEmulator('The rules', url, { method: 'PUT', body: { rules: 1 } });
    await expect(answer.json()).resolves.toEqual({ rules: 1 });
    expect(asked[0]).toMatchObject({ method: 'PUT', headers: { authorization: 'Bearer owner' } });
    stop();
  });

  it('that does not answer is named, with what it was asked for', async () => {
    const { url, port, stop } = await startEmulator(false);
    await expect(askEmulator('The rules', url, { method: 'PUT', body: {} }, 50)).rejects.toThrow(
      `The rules: no answer from 127.0.0.1:${port} within 0.05 s.`,
    );
    stop();
  });
});
