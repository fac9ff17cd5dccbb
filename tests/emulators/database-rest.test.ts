import { callDatabase, createDatabaseSpace } from './support/create-database-space';
import { databaseRules } from './support/database-rules';
import { ownerHeaders } from './support/emulator-environment';
import { closeWebClients, createSignedInClient } from './support/web-client';

let namespace: string;
beforeAll(async () => {
  namespace = await createDatabaseSpace(databaseRules);
});
afterAll(closeWebClients);

type Call = { body?: unknown; headers?: Record<string, string>; parameters?: Record<string, string> };

/** Calls as the owner unless told otherwise. */
async function call(
  method: string,
  path: string,
  { body, headers = ownerHeaders, parameters = {} }: Call = {},
) {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await callDatabase(namespace, `${path}.json`, { method, headers, parameters, ...content });
  const text = await response.text();
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    value: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

const as = (uid: string) => ({ auth_variable_override: JSON.stringify({ uid }) });

describe('REST of the Realtime Database', () => {
  it('writes, reads, changes, adds and removes', async () => {
    expect(await call('PUT', '/scores/rest', { body: { a: 1 } })).toMatchObject({
      status: 200,
      value: { a: 1 },
    });
    expect(await call('PATCH', '/scores/rest', { body: { 'b/c': 2 } })).toMatchObject({ status: 200 });
    expect((await call('GET', '/scores/rest')).value).toEqual({ a: 1, b: { c: 2 } });
    const { name } = (await call('POST', '/scores/rest/list', { body: 'x' })).value as { name: string };
    expect((await call('GET', `/scores/rest/list/${name}`)).value).toBe('x');
    expect(await call('DELETE', '/scores/rest')).toMatchObject({ status: 200, value: null });
    expect((await call('GET', '/scores/rest')).value).toBeNull();
  });

  it('answers nothing when asked to be silent, and only keys when asked to be shallow', async () => {
    const silent = await call('PUT', '/scores/quiet', {
      body: { a: { b: 1 } },
      parameters: { print: 'silent' },
    });
    expect(silent).toMatchObject({ status: 204, value: undefined });
    expect((await call('GET', '/scores/quiet', { parameters: { shallow: 'true' } })).value).toEqual({
      a: true,
    });
  });

  it('queries', async () => {
    await call('PUT', '/scores', { body: { a: { points: 1 }, b: { points: 2 }, c: { points: 3 } } });
    const parameters = { orderBy: '"points"', startAt: '2' };
    expect((await call('GET', '/scores', { parameters })).value).toEqual({
      b: { points: 2 },
      c: { points: 3 },
    });
    const last = { orderBy: '"$key"', limitToLast: '1' };
    expect((await call('GET', '/scores', { parameters: last })).value).toEqual({ c: { points: 3 } });
  });

  it('knows a person by an ID token, and nobody without', async () => {
    const { user } = await createSignedInClient(namespace);
    const auth = await user.getIdToken();
    expect(
      (await call('PUT', `/free/${user.uid}`, { body: 1, headers: {}, parameters: { auth } })).status,
    ).toBe(200);
    expect((await call('PUT', '/free/other', { body: 1, headers: {}, parameters: { auth } })).status).toBe(
      401,
    );
    expect(await call('GET', '/counters', { headers: {} })).toMatchObject({
      status: 401,
      value: { error: 'Permission denied' },
    });
  });

  it('writes several paths as a principal, all or nothing, judged by the final tree', async () => {
    const body = { 'free/robot': 1, 'versioned/a': { epoch: 9 } };
    expect((await call('PATCH', '/', { body, parameters: as('_outbox') })).status).toBe(401);
    expect((await call('GET', '/versioned/a')).value).toBeNull();
    const allowed = { 'versioned/a/epoch': 9, 'versioned/b': { epoch: 1 } };
    expect((await call('PATCH', '/', { body: allowed, parameters: as('_outbox') })).status).toBe(200);
    expect((await call('GET', '/versioned')).value).toEqual({ a: { epoch: 9 }, b: { epoch: 1 } });
  });

  it('lets rules refuse a write that comes too late', async () => {
    const write = async (epoch: number) =>
      (await call('PATCH', '/', { body: { 'versioned/late': { epoch } }, parameters: as('_outbox') })).status;
    expect([await write(9), await write(8), await write(9), await write(10)]).toEqual([200, 401, 200, 200]);
    expect((await call('PUT', '/versioned/late', { body: 1, parameters: as('ann') })).status).toBe(401);
  });

  it('writes only over what the writer has seen', async () => {
    const seen = { ...ownerHeaders, 'x-firebase-etag': 'true' };
    const empty = await call('GET', '/scores/guarded', { headers: seen });
    expect(empty.etag).toBe('null_etag');
    const over = (etag: string | null) => ({ ...ownerHeaders, 'if-match': etag ?? '' });
    expect((await call('PUT', '/scores/guarded', { body: 1, headers: over(empty.etag) })).status).toBe(200);
    const refused = await call('PUT', '/scores/guarded', { body: 2, headers: over(empty.etag) });
    expect(refused).toMatchObject({ status: 412, value: 1 });
    expect((await call('PUT', '/scores/guarded', { body: 3, headers: over(refused.etag) })).status).toBe(200);
  });

  it.each<[string, string, string, unknown]>([
    ['a key with a dot', 'PUT', '/scores', { 'a.b': 1 }],
    ['33 levels', 'PUT', `/scores${'/a'.repeat(32)}`, 1],
    ['a path of more than 768 bytes', 'PUT', `/scores/${'a'.repeat(768)}`, 1],
    ['a string of more than 10 MiB', 'PUT', '/scores/long', 'x'.repeat(10 * 1024 * 1024 + 1)],
  ])('refuses %s', async (_, method, path, body) => {
    expect((await call(method, path, { body })).status).toBe(400);
    expect((await call('GET', '/scores/long')).value).toBeNull();
  });
});
