import { startPushSink, type PushSink } from '@/tests/support/services/push-sink';
import { findPushService } from './push-service';
import { sendPush } from './send-push';

const data = { notice: 'begins-1', kind: 'room-begins', path: '/rooms/waves/live' };

describe('sendPush', () => {
  let sink: PushSink;
  const serviceAt = (endpoint: string) => ({
    endpoint,
    projectId: 'chalktalk',
    accessToken: () => Promise.resolve('access'),
  });
  beforeAll(async () => {
    sink = await startPushSink();
  });
  afterAll(() => sink.stop());

  it('hands in ids, and how long they are worth showing', async () => {
    const push = { token: 'laptop', data, lifetime: 600_000 };
    await expect(sendPush(serviceAt(sink.url), push)).resolves.toEqual({ outcome: 'sent', code: null });
    const webpush = { headers: { TTL: '600', Urgency: 'high' } };
    expect(sink.pushesTo('laptop')).toEqual([{ token: 'laptop', data, webpush }]);
  });

  it.each([
    ['UNREGISTERED', 'gone', 'UNREGISTERED'],
    ['INVALID_ARGUMENT', 'refused', 'INVALID_ARGUMENT'],
    ['SENDER_ID_MISMATCH', 'refused', 'SENDER_ID_MISMATCH'],
    ['QUOTA_EXCEEDED', 'later', 'QUOTA_EXCEEDED'],
    ['UNAVAILABLE', 'later', 'UNAVAILABLE'],
    ['HTML', 'later', '502'],
    ['RESET', 'later', 'TypeError'],
  ])('comes to terms with %s: %s', async (token, outcome, code) => {
    await expect(sendPush(serviceAt(sink.url), { token, data, lifetime: 1000 })).resolves.toEqual({
      outcome,
      code,
    });
  });

  it('never throws, also where no access is granted', async () => {
    const closed = { ...serviceAt(sink.url), accessToken: () => Promise.reject(new Error('no key')) };
    await expect(sendPush(closed, { token: 'laptop', data, lifetime: 1000 })).resolves.toMatchObject({
      outcome: 'later',
    });
  });
});

describe('findPushService', () => {
  const emulators = {
    FIREBASE_PROJECT_ID: 'demo-chalktalk',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9198',
    FIREBASE_VAPID_KEY: 'BKey',
  };

  it('finds none without a key, and none beside emulators', () => {
    expect(findPushService({ FIREBASE_PROJECT_ID: 'chalktalk' })).toBeNull();
    expect(findPushService(emulators)).toBeNull();
  });

  it('takes a fake beside emulators alone', () => {
    const fake = { CHALKTALK_FAKE_PUSH_URL: 'http://127.0.0.1:1' };
    expect(findPushService({ ...emulators, ...fake })?.endpoint).toBe('http://127.0.0.1:1');
    const real = findPushService({ FIREBASE_PROJECT_ID: 'chalktalk', FIREBASE_VAPID_KEY: 'BKey', ...fake });
    expect(real?.endpoint).toBe('https://fcm.googleapis.com');
  });
});
