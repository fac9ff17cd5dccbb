import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  startDatabaseEmulator,
  type DatabaseEmulator,
} from '@/emulators/realtime-database/start-database-emulator';
import { reconcileAtStart } from './reconcile-at-start';

const host = '127.0.0.1';

/** An app of which only the scheduler's door is needed. */
async function startApp(status: number) {
  const visits: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    visits.push(request);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { appUrl: `http://${host}:${port}`, visits, stop };
}

describe('Rooms that the last stack has left', () => {
  let database: DatabaseEmulator;
  beforeEach(async () => {
    database = await startDatabaseEmulator({ port: 0, host });
  });
  afterEach(() => database.stop());

  const urlOf = (place: string) => `http://${host}:${database.port}/${place}.json?ns=demo-start-default-rtdb`;
  const put = (place: string, value: object) =>
    fetch(urlOf(place), { method: 'PUT', body: JSON.stringify(value) });
  const read = async (place: string) => (await (await fetch(urlOf(place))).json()) as unknown;

  async function start(status: number) {
    const app = await startApp(status);
    const lines: string[] = [];
    await reconcileAtStart({
      appUrl: app.appUrl,
      env: {
        CRON_SECRET: 'chalk',
        FIREBASE_PROJECT_ID: 'demo-start',
        FIREBASE_AUTH_EMULATOR_HOST: `${host}:1`,
        FIRESTORE_EMULATOR_HOST: `${host}:1`,
        FIREBASE_DATABASE_EMULATOR_HOST: `${host}:${database.port}`,
        FIREBASE_STORAGE_EMULATOR_HOST: `${host}:1`,
      },
      log: (part, line) => lines.push(`${part}: ${line}`),
    });
    app.stop();
    return { visits: app.visits, lines };
  }

  const later = Date.now() + 60_000;
  const leaveSomebodyInside = async () => {
    await put('inside/algebra', { ada: { join0000000000001: { since: 1 } } });
    await put('reconcile', {
      algebra: { next: later, hotUntil: later },
      waves: { next: later, hotUntil: 0 },
    });
  };

  it('with people noted as inside are compared at once, whatever was planned', async () => {
    await leaveSomebodyInside();
    const { visits, lines } = await start(200);
    expect(visits.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/cron', 'Bearer chalk'],
    ]);
    await expect(read('reconcile')).resolves.toEqual({
      algebra: { next: 0, hotUntil: later },
      waves: { next: later, hotUntil: 0 },
    });
    expect(lines).toEqual(['rooms: those that were left with people inside are compared with LiveKit']);
  });

  it('are left alone when nobody is noted', async () => {
    await expect(start(200)).resolves.toEqual({ visits: [], lines: [] });
  });

  it('keep nothing from starting when they could not be compared, and it is said', async () => {
    await leaveSomebodyInside();
    const { lines } = await start(503);
    expect(lines).toEqual([
      'rooms: may show people inside who have gone, until somebody joins there: /api/cron answered 503.',
    ]);
  });
});
