import { AppError } from '@/lib/errors/app-error';
import { countAttempt } from '@/lib/firebase/server/limit-store';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { listInside } from '@/lib/rooms/server/documents/list-inside';
import { listJoins } from '@/lib/rooms/server/documents/list-joins';
import * as references from '@/lib/rooms/server/documents/room-references';
import { answerKnock } from './answer-knock';
import { readLobby } from './lobby-rows';

jest.mock('@/lib/firebase/server/limit-store');
jest.mock('@/lib/organization/server/organization-store', () => ({ readOrganization: jest.fn() }));
jest.mock('@/lib/rooms/server/documents/list-inside');
jest.mock('@/lib/rooms/server/documents/list-joins', () => ({ listJoins: jest.fn() }));
jest.mock('@/lib/rooms/server/documents/room-references');
jest.mock('./lobby-rows');

const asked = [
  references.roomReference,
  references.memberReference,
  references.accessReference,
  references.matrixReference,
  references.banReference,
  references.lobbyPassReference,
  listInside,
  listJoins,
  readLobby,
  readOrganization,
];
const nothing = { get: () => Promise.resolve({ exists: false, data: () => undefined }) };

beforeEach(() => {
  jest.resetAllMocks();
  for (const reference of asked.slice(0, 6)) jest.mocked(reference).mockReturnValue(nothing as never);
  for (const list of [listInside, listJoins, readLobby]) jest.mocked(list).mockResolvedValue([]);
});

describe('who asks at a door', () => {
  it('is counted by person and room, also where they are refused', async () => {
    await expect(answerKnock('karl', 'r1', 1)).rejects.toThrow('rooms/not-a-member');
    const limit = expect.objectContaining({ name: 'asks at a door' }) as unknown;
    expect(jest.mocked(countAttempt).mock.calls).toEqual([[{ limit, subject: 'r1 karl' }]]);
  });

  it('has nothing read any more who has asked too often', async () => {
    jest.mocked(countAttempt).mockRejectedValue(new AppError('request/rate-limited'));
    await expect(answerKnock('karl', 'r1', 1)).rejects.toThrow('request/rate-limited');
    for (const read of asked) expect(read).not.toHaveBeenCalled();
  });
});
