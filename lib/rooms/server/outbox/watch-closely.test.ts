import { readVersion, replaceVersion } from '@/lib/firebase/server/rtdb-rest';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { lookAfter } from './watch-closely';

jest.mock('@/lib/firebase/server/rtdb-rest');
jest.mock('@/lib/rooms/server/documents/room-references');

/** Milliseconds. */
const patience = 20;
const later = <Value>(value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), 3 * patience));

const setUp = (get: () => Promise<{ exists: boolean }>) => {
  jest.mocked(roomReference).mockReturnValue({ get } as never);
  jest.mocked(readVersion).mockResolvedValue({ value: null, version: 'v1' });
  jest.mocked(replaceVersion).mockResolvedValue('written');
};

describe('a room that is to be looked at soon', () => {
  it('is made due also when Firestore took its time', async () => {
    setUp(() => later({ exists: true }));
    await lookAfter('r1', patience);
    expect(jest.mocked(replaceVersion).mock.calls.map(([place]) => place)).toEqual(['reconcile/r1']);
  });

  it('is not waited for longer than that when the Realtime Database is away', async () => {
    setUp(() => Promise.resolve({ exists: true }));
    jest.mocked(readVersion).mockReturnValue(new Promise(() => undefined));
    await expect(lookAfter('r1', patience)).rejects.toMatchObject({ code: 'server/unavailable' });
  });

  it('is left alone when it is gone', async () => {
    setUp(() => Promise.resolve({ exists: false }));
    await lookAfter('r1', patience);
    expect(replaceVersion).not.toHaveBeenCalled();
  });
});
