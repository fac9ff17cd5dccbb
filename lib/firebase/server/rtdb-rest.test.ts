import { adminApp } from '@/lib/firebase/server/admin-app';
import { patchDatabase, readDatabase, readVersion, replaceVersion } from './rtdb-rest';

jest.mock('@/lib/firebase/server/admin-app');

const emulators = {
  FIREBASE_PROJECT_ID: 'demo-chalktalk',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9198',
};

const setUp = (response: Response | Error = new Response(null, { status: 204 })) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
    );

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** What was sent: the address apart from its query, the query, and the rest. */
const sent = (fetched: ReturnType<typeof setUp>) => {
  const [url, init] = fetched.mock.calls[0] as [URL, RequestInit];
  const headers = new Headers(init.headers);
  return { place: url.origin + url.pathname, query: Object.fromEntries(url.searchParams), init, headers };
};

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, ...emulators });
});

describe('a write to several places of the Realtime Database', () => {
  it('is one request, judged as the principal of the outbox', async () => {
    const fetched = setUp();
    const updates = { 'gates/ada': { validAfter: 0, disabled: false }, 'inside/r1/ada/j1': null };
    await expect(patchDatabase(updates, { as: '_outbox' })).resolves.toBe('written');
    const { place, query, init, headers } = sent(fetched);
    expect(place).toBe('http://127.0.0.1:9000/.json');
    expect(query).toEqual({
      ns: 'demo-chalktalk-default-rtdb',
      print: 'silent',
      auth_variable_override: '{"uid":"_outbox"}',
    });
    expect([init.method, init.body]).toEqual(['PATCH', JSON.stringify(updates)]);
    expect(headers.get('authorization')).toBe('Bearer owner');
  });

  it('tells a refusal by the rules from a failure', async () => {
    setUp(answer(401, { error: 'Permission denied' }));
    await expect(patchDatabase({ a: 1 }, { as: '_outbox' })).resolves.toBe('refused');
    setUp(answer(401, { error: 'Permission denied' }));
    await expect(patchDatabase({ a: 1 })).rejects.toMatchObject({ code: 'server/unavailable' });
    setUp(answer(401, { error: 'Unauthorized request.' }));
    await expect(patchDatabase({ a: 1 }, { as: '_outbox' })).rejects.toMatchObject({
      code: 'server/unavailable',
    });
    setUp(new TypeError('fetch failed'));
    await expect(patchDatabase({ a: 1 })).rejects.toMatchObject({ code: 'server/unavailable' });
  });

  it.each([
    ['a key with a dot', { 'inside/r1/a.b': 1 }, 'data/key-invalid'],
    ['a key with a dot inside', { inside: { 'a.b': 1 } }, 'data/key-invalid'],
    [
      'a path that is too deep',
      { [Array.from({ length: 33 }, () => 'a').join('/')]: 1 },
      'data/path-too-deep',
    ],
    ['a path that is too long', { ['a'.repeat(769)]: 1 }, 'data/path-too-long'],
  ])('is not sent with %s', async (_, updates, code) => {
    const fetched = setUp();
    await expect(patchDatabase(updates)).rejects.toMatchObject({ code });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leaves out what is undefined', async () => {
    const fetched = setUp();
    await patchDatabase({ a: { b: undefined, c: 1 } });
    expect(sent(fetched).init.body).toBe('{"a":{"c":1}}');
  });
});

describe('a read of the Realtime Database', () => {
  it('asks for one path, and for its keys alone when that is enough', async () => {
    const fetched = setUp(answer(200, { ada: true }));
    await expect(readDatabase('inside/r 1', { shallow: true })).resolves.toEqual({ ada: true });
    const { place, query } = sent(fetched);
    expect(place).toBe('http://127.0.0.1:9000/inside/r%201.json');
    expect(query).toMatchObject({ shallow: 'true' });
  });

  it('fails when there is no answer', async () => {
    setUp(answer(500, {}));
    await expect(readDatabase('inside')).rejects.toMatchObject({ code: 'server/unavailable' });
  });
});

describe('the real database', () => {
  it('is asked with a token of the service account, which is kept while it lasts', async () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      FIREBASE_PROJECT_ID: 'chalktalk',
      FIREBASE_AUTH_EMULATOR_HOST: '',
      FIRESTORE_EMULATOR_HOST: '',
      FIREBASE_DATABASE_EMULATOR_HOST: '',
      FIREBASE_STORAGE_EMULATOR_HOST: '',
      FIREBASE_DATABASE_URL: 'https://chalktalk-default-rtdb.firebaseio.com',
    });
    const getAccessToken = jest.fn(() => Promise.resolve({ access_token: 'oauth', expires_in: 3600 }));
    jest.mocked(adminApp).mockReturnValue({ options: { credential: { getAccessToken } } } as never);
    const fetched = setUp();
    await patchDatabase({ a: 1 });
    await patchDatabase({ a: 2 });
    const { place, query, headers } = sent(fetched);
    expect(place).toBe('https://chalktalk-default-rtdb.firebaseio.com/.json');
    expect(query).toEqual({ print: 'silent' });
    expect(headers.get('authorization')).toBe('Bearer oauth');
    expect(getAccessToken).toHaveBeenCalledTimes(1);
  });
});

describe('a place that several want to write', () => {
  const withEtag = (body: unknown) => new Response(JSON.stringify(body), { headers: { etag: 'v1' } });

  it('is read with its version', async () => {
    const fetched = setUp(withEtag({ next: 1 }));
    await expect(readVersion('reconcile/r1')).resolves.toEqual({ value: { next: 1 }, version: 'v1' });
    expect(sent(fetched).headers.get('x-firebase-etag')).toBe('true');
  });

  it('is written only by a writer who knows its current version', async () => {
    const fetched = setUp(answer(200, { next: 2 }));
    const write = () => replaceVersion('reconcile/r1', { next: 2 }, { version: 'v1', as: '_outbox' });
    await expect(write()).resolves.toBe('written');
    const { init, headers, query } = sent(fetched);
    expect([init.method, headers.get('if-match')]).toEqual(['PUT', 'v1']);
    expect(query['auth_variable_override']).toBe('{"uid":"_outbox"}');
    setUp(answer(412, { next: 3 }));
    await expect(write()).resolves.toBe('overtaken');
    setUp(answer(401, { error: 'Permission denied' }));
    await expect(write()).resolves.toBe('overtaken');
    setUp(answer(503, { error: 'Unavailable' }));
    await expect(write()).rejects.toMatchObject({ code: 'server/unavailable' });
  });
});
