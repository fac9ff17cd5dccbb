import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDatabaseEmulator, type DatabaseEmulator } from './start-database-emulator';

const folder = mkdtempSync(path.join(os.tmpdir(), 'database-'));
const rules = { namespace: 'demo', text: '{"rules":{"open":{".read":true,".write":true}}}' };
const start = () => startDatabaseEmulator({ port: 0, host: '127.0.0.1', dataDir: folder, rules });

let emulator: DatabaseEmulator;
beforeAll(async () => {
  emulator = await start();
});
afterAll(async () => {
  await emulator.stop();
  rmSync(folder, { recursive: true });
});

async function call(method: string, place: string, body?: string, headers: Record<string, string> = {}) {
  const url = `http://127.0.0.1:${emulator.port}${place}${place.includes('?') ? '&' : '?'}ns=demo`;
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers };
}

describe('The server by itself', () => {
  it('answers that it is ready', async () => {
    expect(await call('GET', '/')).toMatchObject({ status: 200, text: '{"ready":true}' });
  });

  it('lets a page of any origin ask', async () => {
    const { status, headers } = await call('OPTIONS', '/open.json', undefined, {
      origin: 'http://localhost:3000',
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  });

  it.each([
    ['PUT', '/open.json', '{', 400],
    ['PATCH', '/open.json', '[1]', 400],
    ['PATCH', '/open.json', '{"a":1,"a/b":2}', 400],
    ['PUT', '/open/a.b.json', '1', 400],
    ['PUT', '/closed.json', '1', 401],
    ['GET', '/open.json?auth=nonsense', undefined, 401],
    ['GET', '/open.json?limitToFirst=2', undefined, 400],
    ['GET', '/open', undefined, 404],
    ['PROPFIND', '/open.json', undefined, 405],
    ['GET', '/.settings/rules.json', undefined, 401],
    ['PUT', '/.settings/rules.json?auth=owner', '{"rules":{".reed":true}}', 400],
  ])('%s %s %s → %d', async (method, place, body, status) => {
    expect((await call(method, place, body)).status).toBe(status);
  });

  it('keeps the rules it had when new ones cannot be read', async () => {
    expect((await call('PUT', '/open/kept.json', '1')).status).toBe(200);
    expect((await call('PUT', '/closed.json', '1')).status).toBe(401);
    expect((await call('GET', '/.settings/rules.json?auth=owner')).text).toBe(rules.text);
  });

  it('lists its databases for an export', async () => {
    expect((await call('GET', '/.inspect/databases.json')).text).toBe('[{"name":"demo","triggers":[]}]');
  });

  it('has its data again after a restart', async () => {
    await call('PUT', '/open/lasting.json', '{"a":[1,2]}');
    await emulator.stop();
    emulator = await start();
    expect((await call('GET', '/open/lasting.json')).text).toBe('{"a":[1,2]}');
  });

  it('does not start with rules that cannot be read', async () => {
    const broken = { namespace: 'demo', text: '{"rules":{".read":"auth.uid =="}}' };
    await expect(startDatabaseEmulator({ port: 0, host: '127.0.0.1', rules: broken })).rejects.toThrow(
      '/:.read',
    );
  });
});
