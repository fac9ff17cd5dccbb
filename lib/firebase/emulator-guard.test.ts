import { databaseUrl, findEmulators } from './emulator-guard';

const demo = {
  FIREBASE_PROJECT_ID: 'demo-chalktalk',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: 'localhost:8080',
  FIREBASE_DATABASE_EMULATOR_HOST: '[::1]:9000',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9198',
};

describe('the emulator guard', () => {
  it('lets a demo project on this machine use its emulators', () => {
    expect(findEmulators(demo)).toEqual({
      auth: '127.0.0.1:9099',
      firestore: 'localhost:8080',
      database: '[::1]:9000',
      storage: '127.0.0.1:9198',
    });
    expect(databaseUrl(demo)).toBe('http://[::1]:9000?ns=demo-chalktalk-default-rtdb');
  });

  it('finds none where no variable is set', () => {
    const env = {
      FIREBASE_PROJECT_ID: 'chalktalk',
      FIREBASE_DATABASE_URL: 'https://db.example',
      VERCEL: '1',
    };
    expect(findEmulators(env)).toBeNull();
    expect(databaseUrl(env)).toBe('https://db.example');
  });

  it.each([
    ['a real project', { ...demo, FIREBASE_PROJECT_ID: 'chalktalk' }],
    ['a project whose name only contains demo-', { ...demo, FIREBASE_PROJECT_ID: 'my-demo-chalktalk' }],
    ['no project', { ...demo, FIREBASE_PROJECT_ID: undefined }],
    ['a deployment on Vercel', { ...demo, VERCEL: '1' }],
    ['a host elsewhere', { ...demo, FIRESTORE_EMULATOR_HOST: '10.0.0.7:8080' }],
    [
      'a host that only looks like loopback',
      { ...demo, FIRESTORE_EMULATOR_HOST: '127.0.0.1.evil.example:80' },
    ],
    ['a host with a name in front', { ...demo, FIREBASE_AUTH_EMULATOR_HOST: 'user@127.0.0.1:9099' }],
    ['a host without port', { ...demo, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1' }],
    ['only some of the emulators', { ...demo, FIREBASE_DATABASE_EMULATOR_HOST: '' }],
  ])('does not start with %s', (_, env) => {
    expect(() => findEmulators(env)).toThrow('the server does not start');
    expect(() => databaseUrl(env)).toThrow('the server does not start');
  });

  it('names the missing database address', () => {
    expect(() => databaseUrl({})).toThrow('FIREBASE_DATABASE_URL');
  });
});
