import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requireReadableData } from './require-readable-data';

/** What the identity service and the app answer; one server is both. */
type Answers = { signIn: object; app: { status: number; body: object } };

const emmy = { localId: 'emmy', idToken: 'token', refreshToken: 'refresh', expiresIn: '3600' };
const unreadable = { error: { details: { code: 'data/unreadable' } } };

async function startWith({ signIn, app }: Answers): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const isSignIn = request.url?.includes('signInWithPassword') ?? false;
    if (!isSignIn) asked.push(request.url ?? '');
    response.writeHead(isSignIn ? 200 : app.status).end(JSON.stringify(isSignIn ? signIn : app.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const authHost = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await requireReadableData({ appUrl: `http://${authHost}`, authHost, roomId: 'r1' });
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return asked;
}

describe('Data from an earlier start', () => {
  it('of another version stops it, with the way to start clean', async () => {
    const app = { status: 500, body: unreadable };
    await expect(startWith({ signIn: emmy, app })).rejects.toThrow(
      /another version of Chalktalk, .*npm run local -- --reset$/,
    );
  });

  it('is read through the app, which may refuse it to a host who is none any more', async () => {
    const app = { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } };
    await expect(startWith({ signIn: emmy, app })).resolves.toEqual(['/api/callable/readPermissions']);
  });

  it('is not read by a host who does not get in any more', async () => {
    const signIn = { error: { message: 'INVALID_LOGIN_CREDENTIALS' } };
    const app = { status: 500, body: unreadable };
    await expect(startWith({ signIn, app })).resolves.toEqual([]);
  });
});
