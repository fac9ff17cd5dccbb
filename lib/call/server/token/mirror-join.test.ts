import { AppError } from '@/lib/errors/app-error';
import { writeLog } from '@/lib/core/server/log';
import { mirror } from '@/lib/rooms/server/outbox/mirror';
import { identityOf, joinOf, makeFakeOutbox } from '@/tests/support/fakes/fake-outbox';
import { mirrorJoin } from './mirror-join';
import type { JoinWrites } from './token-ports';

jest.mock('@/lib/core/server/log');

const row = joinOf('ben', { arrived: null });
const identity = identityOf(row);
const place = `admitted/r1/ben/${row.joinId}`;
const writes: JoinWrites = { row, isKept: false, isNew: true, prepared: null };

/** A join in Firestore whose replica is on its way; `answer` runs what follows the answer. */
const setUp = () => {
  const { world, ports: outbox } = makeFakeOutbox();
  world.joins.set(identity, row);
  const tasks: (() => Promise<void>)[] = [];
  const ports = {
    patchDatabase: jest.fn(outbox.mirror.database.patch),
    mirror: jest.fn((roomId: string, targets: Parameters<typeof mirror>[2]) =>
      mirror(outbox.mirror, roomId, targets),
    ),
    finish: jest.fn(() => Promise.resolve()),
    later: (task: () => Promise<void>) => void tasks.push(task),
  };
  const answer = async () => {
    for (const task of tasks.splice(0)) await task();
  };
  return { world, ports, answer, replica: () => world.database.get(place) };
};

describe('the replica of a join', () => {
  it('is written, and stands while the join does', async () => {
    const { ports, answer, replica } = setUp();
    await mirrorJoin(ports, writes, null);
    const { sessionId, expiresAt } = row;
    expect(replica()).toEqual({ sessionId, expiresAt });
    expect(ports.mirror).not.toHaveBeenCalled();
    await answer();
    expect(replica()).toEqual({ sessionId, expiresAt });
  });

  it('is removed after the answer when the join was closed before it came', async () => {
    const { world, ports, answer, replica } = setUp();
    ports.patchDatabase.mockImplementationOnce(async (updates) => {
      world.joins.set(identity, { ...row, closed: true });
      await ports.mirror('r1', [{ kind: 'join', identity }]);
      world.database.set(place, updates[place]);
      return 'written';
    });
    await mirrorJoin(ports, writes, null);
    expect(replica()).toBeDefined();
    await answer();
    expect(replica()).toBeUndefined();
  });

  it('is removed when the room was deleted meanwhile', async () => {
    const { world, ports, answer, replica } = setUp();
    world.room = null;
    await mirrorJoin(ports, writes, null);
    await answer();
    expect(replica()).toBeUndefined();
  });

  it('is left to the delivery of the join’s outbox entry, if there is one', async () => {
    const { ports, answer } = setUp();
    const { put } = makeFakeOutbox();
    const pending = put([{ kind: 'join', identity }]);
    await mirrorJoin(ports, writes, pending);
    expect(ports.finish).not.toHaveBeenCalled();
    await answer();
    expect(ports.finish.mock.calls).toEqual([[pending]]);
    expect(ports.mirror).not.toHaveBeenCalled();
  });

  it('is mirrored from the originals before the answer when the database refuses it', async () => {
    const { ports } = setUp();
    ports.patchDatabase.mockResolvedValueOnce('refused');
    await mirrorJoin(ports, writes, null);
    expect(ports.mirror).toHaveBeenCalledWith('r1', [
      { kind: 'matrix' },
      { kind: 'person', uid: 'ben' },
      { kind: 'join', identity },
    ]);
  });

  it('is logged when nobody could read it again, and nothing fails', async () => {
    const { ports, answer } = setUp();
    ports.mirror.mockRejectedValueOnce(new AppError('server/unavailable'));
    await mirrorJoin(ports, writes, null);
    await expect(answer()).resolves.toBeUndefined();
    expect(writeLog).toHaveBeenCalledWith('twin-not-looked-at', expect.objectContaining({ roomId: 'r1' }));
  });
});
