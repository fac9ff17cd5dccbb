import { closeToPublic } from '@/lib/firebase/server/objects';
import { filesOf } from '@/lib/files/server/file-references';
import { closeLeftUploads } from './close-left-uploads';

jest.mock('@/lib/firebase/server/objects');
jest.mock('@/lib/files/server/file-references');

/** A room in which these files were announced and never looked at. */
function setUp(ids: readonly string[]) {
  const where = jest.fn((..._: unknown[]) => ({
    limit: () => ({ get: () => Promise.resolve({ docs: ids.map((id) => ({ id })) }) }),
  }));
  jest.mocked(filesOf).mockReturnValue({ where } as never);
  return where;
}

describe('uploads that nobody has looked at', () => {
  it('lose their public addresses when the next file is announced, which keeps its own', async () => {
    const where = setUp(['one', 'two', 'now']);
    await closeLeftUploads('algebra', 'now');
    expect(where).toHaveBeenCalledWith('state', '==', 'coming');
    expect(jest.mocked(closeToPublic).mock.calls).toEqual([
      ['rooms/algebra/files/one'],
      ['rooms/algebra/files/two'],
    ]);
  });

  it('hold no upload up where they have not arrived, or Storage refuses', async () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    setUp(['coming', 'refused', 'one']);
    jest
      .mocked(closeToPublic)
      .mockRejectedValueOnce(Object.assign(new Error('No such object'), { code: 404 }))
      .mockRejectedValueOnce(Object.assign(new Error('Forbidden'), { code: 403 }));
    await expect(closeLeftUploads('algebra', 'now')).resolves.toBeUndefined();
    expect(closeToPublic).toHaveBeenCalledTimes(3);
    expect(written).toHaveBeenCalledTimes(1);
    expect(written).toHaveBeenCalledWith(expect.stringContaining('upload-not-closed'));
  });
});
