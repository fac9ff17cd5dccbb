import * as objects from '@/lib/firebase/server/objects';
import { makeWebp } from '@/tests/support/make/make-webp';
import { comingPath, picturePath } from '../picture';
import { servePicture } from './serve-picture';
import { dropOthers, takePicture } from './take-picture';

jest.mock('@/lib/firebase/server/objects', () => ({
  ...{ deleteObject: jest.fn(), findObject: jest.fn(), listObjects: jest.fn() },
  ...{ readObject: jest.fn(), saveObject: jest.fn() },
}));

const storage = jest.mocked(objects);
const owner = { of: 'people', id: 'ada' } as const;
const picture = '00000000-0000-4000-8000-000000000001';
const kept = picturePath(owner, picture);

/** What Storage holds, by path. */
function hold(stored: Readonly<Record<string, { bytes: Uint8Array<ArrayBuffer>; picture?: string }>>) {
  storage.findObject.mockImplementation((path) => {
    const object = stored[path];
    const metadata = object?.picture === undefined ? {} : { picture: object.picture };
    const facts = { type: 'image/webp', encoding: '', generation: '1', metadata };
    return Promise.resolve(object ? { size: object.bytes.length, ...facts } : null);
  });
  storage.readObject.mockImplementation((path) => Promise.resolve(stored[path]?.bytes ?? new Uint8Array()));
}
beforeEach(() => jest.clearAllMocks());

describe('a picture that somebody has uploaded', () => {
  it('is kept under its id, and what was uploaded goes', async () => {
    hold({ [comingPath('ada')]: { bytes: makeWebp(512, 512), picture } });
    await takePicture('ada', owner, picture);
    expect(storage.saveObject).toHaveBeenCalledWith(kept, makeWebp(512, 512), 'image/webp');
    expect(storage.deleteObject).toHaveBeenCalledWith(comingPath('ada'));
  });

  it('is taken once, also when the answer was late', async () => {
    hold({ [kept]: { bytes: makeWebp(512, 512) } });
    await takePicture('ada', owner, picture);
    expect(storage.saveObject).not.toHaveBeenCalled();
  });

  it('is taken once, also by two calls at once', async () => {
    hold({
      [comingPath('ada')]: { bytes: makeWebp(512, 512), picture },
      [kept]: { bytes: makeWebp(512, 512) },
    });
    storage.readObject.mockResolvedValueOnce(null);
    await takePicture('ada', owner, picture);
    expect(storage.saveObject).not.toHaveBeenCalled();
  });

  it('counts only under the id that it came with', async () => {
    hold({ [comingPath('ada')]: { bytes: makeWebp(512, 512), picture: 'another' } });
    await expect(takePicture('ada', owner, picture)).rejects.toMatchObject({ code: 'pictures/not-arrived' });
    expect(storage.deleteObject).not.toHaveBeenCalled();
  });

  it('goes at once when it is no small square', async () => {
    hold({ [comingPath('ada')]: { bytes: makeWebp(4000, 4000), picture } });
    await expect(takePicture('ada', owner, picture)).rejects.toMatchObject({ code: 'pictures/unusable' });
    expect(storage.saveObject).not.toHaveBeenCalled();
    expect(storage.deleteObject).toHaveBeenCalledWith(comingPath('ada'));
  });
});

it('Dropping takes the one before and what is old, and nothing that may still count', async () => {
  const at = (id: string, ago: number) => ({ path: picturePath(owner, id), createdAt: Date.now() - ago });
  const found = [at('new', 90_000), at('cut-off', 90_000), at('coming-now', 1000)];
  storage.listObjects.mockResolvedValue({ objects: found, next: null });
  await dropOthers(owner, { kept: 'new', before: 'old' });
  expect(storage.deleteObject.mock.calls.flat()).toEqual(
    ['old', 'cut-off'].map((id) => picturePath(owner, id)),
  );
});

describe('the address of a picture', () => {
  it('answers with its bytes, to be kept', async () => {
    hold({ [kept]: { bytes: makeWebp(8, 8) } });
    const answer = await servePicture({ ...owner, picture });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(makeWebp(8, 8));
  });

  it.each([
    ['has gone', { ...owner, picture: picture.replace('1', '2') }],
    ['is no id', { ...owner, picture: '..' }],
    ['is of another kind', { of: 'files', id: 'ada', picture }],
    ['names another place', { of: 'people', id: '../rooms', picture }],
  ])('leads nowhere when it %s', async (_why, asked) => {
    hold({ [kept]: { bytes: makeWebp(8, 8) } });
    await expect(servePicture(asked)).rejects.toMatchObject({ code: 'pictures/not-found' });
  });
});
