import { deleteApp, initializeApp } from 'firebase/app';
import { getDatabase, goOffline, ref, set, type Database } from 'firebase/database';
import fc from 'fast-check';
import { checkDatabaseKey, checkDatabasePath, checkDatabaseValue } from './check-database-write';
import { serviceLimits } from './service-limits';

const { pathBytes, pathLevels, stringBytes } = serviceLimits.database;
const app = initializeApp({ projectId: 'demo-limits', databaseURL: 'http://127.0.0.1:1?ns=demo-limits' });
let database: Database;

beforeAll(() => {
  database = getDatabase(app);
  goOffline(database);
});
afterAll(() => deleteApp(app));

/** Whether the installed SDK takes a write; offline it is only checked and queued. */
const sdkTakes = (path: string, value: unknown): boolean => {
  try {
    void set(ref(database, path), value);
    return true;
  } catch {
    return false;
  }
};
const weTake = (path: string, value: unknown): boolean => checkDatabaseValue(value, path) === null;

const levels = (count: number) => Array.from({ length: count }, () => 'k').join('/');
const nested = (depth: number): unknown => (depth === 0 ? 1 : { k: nested(depth - 1) });

describe('a write to the Realtime Database, judged by us and by the SDK', () => {
  it.each(['.', '#', '$', '[', ']', '\u0000', '\u001F', '\u007F'])(
    'is refused with %j in a key',
    (character) => {
      expect(checkDatabaseKey(`a${character}b`)?.code).toBe('data/key-invalid');
      expect(sdkTakes('r', { [`a${character}b`]: 1 })).toBe(false);
    },
  );

  it('is refused with an empty key or a slash in one', () => {
    for (const key of ['', 'a/b']) {
      expect(checkDatabaseKey(key)?.code).toBe('data/key-invalid');
      expect(weTake('r', { [key]: 1 })).toBe(false);
      expect(sdkTakes('r', { [key]: 1 })).toBe(false);
    }
  });

  it.each([' ', '\u0080', 'é', '😀', 'a:b', 'a"b', '_', '-'])('is taken with %j as a key', (key) => {
    expect(checkDatabaseKey(key)).toBeNull();
    expect(sdkTakes('r', { [key]: 1 })).toBe(true);
  });

  it('is taken up to the greatest length of a path and refused one byte above', () => {
    const long = 'x'.repeat(pathBytes - 1);
    expect([weTake(long, 1), sdkTakes(long, 1)]).toEqual([true, true]);
    expect([weTake(`${long}x`, 1), sdkTakes(`${long}x`, 1)]).toEqual([false, false]);
    expect(checkDatabasePath(`${long}x`)?.code).toBe('data/path-too-long');
  });

  it('counts bytes, not characters', () => {
    const long = `${'é'.repeat((pathBytes - 2) / 2)}x`;
    expect([weTake(long, 1), sdkTakes(long, 1)]).toEqual([true, true]);
    expect([weTake(`${long}x`, 1), sdkTakes(`${long}x`, 1)]).toEqual([false, false]);
  });

  it('is taken down to the deepest level and refused one below', () => {
    expect([weTake(levels(pathLevels), 1), sdkTakes(levels(pathLevels), 1)]).toEqual([true, true]);
    expect([weTake(levels(pathLevels + 1), 1), sdkTakes(levels(pathLevels + 1), 1)]).toEqual([false, false]);
    expect([weTake('r', nested(pathLevels - 1)), sdkTakes('r', nested(pathLevels - 1))]).toEqual([
      true,
      true,
    ]);
    expect([weTake('r', nested(pathLevels)), sdkTakes('r', nested(pathLevels))]).toEqual([false, false]);
    expect(checkDatabaseValue(nested(pathLevels), 'r')?.code).toBe('data/path-too-deep');
  });

  it('is taken up to the longest string and refused one byte above', () => {
    const long = 'x'.repeat(stringBytes);
    expect([weTake('r', { a: long }), sdkTakes('r', { a: long })]).toEqual([true, true]);
    expect([weTake('r', { a: `${long}x` }), sdkTakes('r', { a: `${long}x` })]).toEqual([false, false]);
    expect(checkDatabaseValue(`${long}x`)?.code).toBe('data/value-too-large');
  });

  it.each([[undefined], [NaN], [Infinity], [() => 1]])(
    'is refused with what JSON cannot hold: %p',
    (value) => {
      expect([weTake('r', { a: value }), sdkTakes('r', { a: value })]).toEqual([false, false]);
      expect(checkDatabaseValue({ a: value }, 'r')).toMatchObject({
        code: 'data/value-invalid',
        details: { path: 'r/a' },
      });
    },
  );

  it('is taken with a value that the server fills in', () => {
    expect([
      weTake('r', { at: { '.sv': 'timestamp' } }),
      sdkTakes('r', { at: { '.sv': 'timestamp' } }),
    ]).toEqual([true, true]);
  });

  it('is judged alike whatever the value', () => {
    const leaf = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.dictionary(fc.string({ maxLength: 4 }), tie('tree'), { noNullPrototype: true }),
      ),
    }));
    fc.assert(fc.property(tree, (value) => weTake('r', { value }) === sdkTakes('r', { value })));
  });
});
