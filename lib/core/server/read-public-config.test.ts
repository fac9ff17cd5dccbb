import { parsePublicConfig } from '@/lib/core/public-config';
import { publicConfigJson } from './read-public-config';

const env = {
  FIREBASE_PROJECT_ID: 'chalktalk',
  FIREBASE_API_KEY: 'web key',
  FIREBASE_AUTH_DOMAIN: 'chalktalk.firebaseapp.com',
  FIREBASE_DATABASE_URL: 'https://chalktalk-default-rtdb.firebaseio.com',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_SERVICE_ACCOUNT: '{"private_key":"secret of Google"}',
  LIVEKIT_URL: 'wss://media.example',
  LIVEKIT_API_KEY: 'key',
  LIVEKIT_API_SECRET: 'secret of LiveKit',
};

describe('the configuration that a page is served with', () => {
  it('is read from the environment of the request, and holds no secret', () => {
    const text = publicConfigJson(env);
    expect(parsePublicConfig(text)).toEqual({
      release: 'chalktalk@4.41.3',
      firebase: {
        apiKey: 'web key',
        authDomain: 'chalktalk.firebaseapp.com',
        projectId: 'chalktalk',
        databaseURL: 'https://chalktalk-default-rtdb.firebaseio.com',
        storageBucket: 'chalktalk.firebasestorage.app',
        appId: '1:2:web:3',
      },
      emulators: null,
      livekitUrl: 'wss://media.example',
      sentryDsn: null,
      measurementId: null,
      vapidKey: null,
    });
    expect(text).not.toContain('secret');
  });

  it('names the emulators, and the namespace that their rules are loaded into', () => {
    const text = publicConfigJson({
      ...env,
      FIREBASE_PROJECT_ID: 'demo-chalktalk',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9198',
      FIREBASE_STORAGE_BUCKET: 'own-bucket',
      SENTRY_DSN: 'https://public@errors.example/1',
      SENTRY_RELEASE: 'chalktalk@test',
      FIREBASE_VAPID_KEY: 'BPublicKey',
    });
    expect(parsePublicConfig(text)).toMatchObject({
      release: 'chalktalk@test',
      firebase: {
        databaseURL: 'http://127.0.0.1:9000?ns=demo-chalktalk-default-rtdb',
        storageBucket: 'own-bucket',
      },
      emulators: {
        auth: '127.0.0.1:9099',
        firestore: '127.0.0.1:8080',
        database: '127.0.0.1:9000',
        storage: '127.0.0.1:9198',
      },
      sentryDsn: 'https://public@errors.example/1',
      vapidKey: 'BPublicKey',
    });
  });

  it.each(['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_DATABASE_URL', 'LIVEKIT_URL'])(
    'names %s when it is missing',
    (name) => {
      expect(() => publicConfigJson({ ...env, [name]: undefined })).toThrow(name);
    },
  );
});
