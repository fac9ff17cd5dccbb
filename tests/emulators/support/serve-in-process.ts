import { randomBytes } from 'node:crypto';
import { POST as answerCallable } from '@/app/api/callable/[name]/route';
import { POST as answerToken } from '@/app/api/rooms/[roomId]/token/route';
import { appEnvironment } from '@/scripts/stack/app-environment';
import { connectAdminSdk, type AdminSdk } from '@/scripts/stack/admin-sdk';
import { answerInProcess } from '@/tests/support/api/answer-in-process';
import {
  authAddress,
  databaseAddress,
  firestoreAddress,
  projectId,
  storageAddress,
} from './emulator-environment';
import { answerAsEmptyMediaServer } from './fake-empty-media-server';

/** What a route leaves for the time after its answer: Next would carry it out. */
const mockLeft: (() => unknown)[] = [];
jest.mock('next/server', () => ({
  ...jest.requireActual<object>('next/server'),
  after: (work: () => unknown) => mockLeft.push(work),
}));

const appUrl = 'http://127.0.0.1:1';
const mediaUrl = 'http://127.0.0.1:2';

/**
 * Lets the helpers of the API tests reach the app's own route handlers in this process, against the emulators. On the
 * media server there is nobody. To be called once, before all tests of a suite.
 */
export function serveInProcess(): AdminSdk {
  const emulators = {
    FIREBASE_AUTH_EMULATOR_HOST: hostOf(authAddress),
    FIRESTORE_EMULATOR_HOST: hostOf(firestoreAddress),
    FIREBASE_DATABASE_EMULATOR_HOST: hostOf(databaseAddress),
    FIREBASE_STORAGE_EMULATOR_HOST: hostOf(storageAddress),
  };
  const settings = appEnvironment({
    ...{ projectId, emulators, secret: randomBytes(32).toString('hex') },
    ...{ livekitUrl: 'ws://127.0.0.1:2', livekitApiUrl: mediaUrl },
    livekitKeys: { apiKey: 'key', apiSecret: randomBytes(32).toString('hex') },
  });
  // A stack that is already running reports errors; here nothing does.
  delete process.env['SENTRY_DSN'];
  Object.assign(process.env, settings, {
    ...{ CHALKTALK_APP_URL: appUrl, CHALKTALK_CONTROL_URL: appUrl, CHROMIUM_PATH: '-' },
  });
  const askMediaServer = answerInProcess(mediaUrl, answerAsEmptyMediaServer);
  const askApp = answerInProcess(appUrl, async (request, pathname) => {
    const answer = await answerRoute(request, pathname);
    await Promise.all(mockLeft.splice(0).map((work) => work()));
    return answer;
  });
  // The log of the server.
  const hideLog = () => void jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  beforeAll(hideLog);
  beforeEach(hideLog);
  globalThis.fetch = (target, init) =>
    new URL(target instanceof Request ? target.url : target).origin === mediaUrl
      ? askMediaServer(target, init)
      : askApp(target, init);
  return connectAdminSdk(projectId, emulators);
}

const hostOf = ({ host, port }: { host: string; port: number }): string => `${host}:${port}`;

/** The routes that the API tests ask for, each with what Next would read from the path. */
function answerRoute(request: Request, pathname: string): Promise<Response> {
  const [, , area, id = '', last] = pathname.split('/').map(decodeURIComponent);
  if (area === 'callable') return answerCallable(request, { params: Promise.resolve({ name: id }) });
  if (area === 'rooms' && last === 'token') {
    return answerToken(request, { params: Promise.resolve({ roomId: id }) });
  }
  throw new Error(`No route of this suite is at ${pathname}.`);
}
