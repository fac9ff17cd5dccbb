import { AppError } from '@/lib/errors/app-error';
import { writeLog } from '@/lib/core/server/log';
import { mirror } from '@/lib/rooms/server/outbox/mirror';
import { identityOf, joinOf, makeWorld } from '@/lib/rooms/server/outbox/outbox-world';
import { mirrorJoin } from './mirror-join';
import type { JoinWrites } from './token-gateways';

jest.mock('@/lib/core/server/log');

const row = joinOf('ben', { arrived: null });
const identity = identityOf(row);
const place = `admitted/r1/ben/${row.joinId}`;
const writes: JoinWrites = { row, isKept: false, isAdmission: true, prepared: null };

/** A join that stands in Firestore, and whose replica is on its way; what follows the answer is done by `answer`. */
const setUp = () => {
  const { world, gateways: outbox } = makeWorld();
  world.joins.set(identity, row);
  const tasks: (() => Promise<void>)[] = [];
  const gateways = {
    patchDatabase: jest.fn(outbox.database.patch),
    mirror: jest.fn((roomId: string, targets: Parameters<typeof mirror>[2]) =>
      mirror(outbox, roomId, targets),
    ),
    finish: jest.fn(() => Promise.resolve()),
    later: (task: () => Promise<void>) => void tasks.push(task),
  };
  const answer = async () => {
    for (const task of tasks.splice(0)) await task();
  };
  return { world, gateways, answer, replica: () => world.database.get(place) };
};

describe('the replica of a join', () => {
  it('is written, and stands while the join does', async () => {
    const { gateways, answer, replica } = setUp();
    await mirrorJoin(gateways, writes, null);
    const { sessionId, expiresAt } = row;
    expect(replica()).toEqual({ sessionId, expiresAt });
    expect(gateways.mirror).not.toHaveBeenCalled();
    await answer();
    expect(replica()).toEqual({ sessionId, expiresAt });
  });

  it('goes again after the answer when it came later than whoever has closed the join', async () => {
    const { world, gateways, answer, replica } = setUp();
    gateways.patchDatabase.mockImplementationOnce(async (updates) => {
      world.joins.set(identity, { ...row, closed: true });
      await gateways.mirror('r1', [{ kind: 'join', identity }]);
      world.database.set(place, updates[place]);
      return 'written';
    });
    await mirrorJoin(gateways, writes, null);
    expect(replica()).toBeDefined();
    await answer();
    expect(replica()).toBeUndefined();
  });

  it('goes again when the room was deleted meanwhile', async () => {
    const { world, gateways, answer, replica } = setUp();
    world.room = null;
    await mirrorJoin(gateways, writes, null);
    await answer();
    expect(replica()).toBeUndefined();
  });

  it('is left to whoever settles what the join has left behind, where it has', async () => {
    const { gateways, answer } = setUp();
    const { put } = makeWorld();
    const pending = put([{ kind: 'join', identity }]);
    await mirrorJoin(gateways, writes, pending);
    expect(gateways.finish).not.toHaveBeenCalled();
    await answer();
    expect(gateways.finish.mock.calls).toEqual([[pending]]);
    expect(gateways.mirror).not.toHaveBeenCalled();
  });

  it('is made right from the originals, before there is an answer, when the database refuses it', async () => {
    const { gateways } = setUp();
    gateways.patchDatabase.mockResolvedValueOnce('refused');
    await mirrorJoin(gateways, writes, null);
    expect(gateways.mirror).toHaveBeenCalledWith('r1', [
      { kind: 'matrix' },
      { kind: 'person', uid: 'ben' },
      { kind: 'join', identity },
    ]);
  });

  it('is spoken of in the log when nobody could look at it again, and nothing fails', async () => {
    const { gateways, answer } = setUp();
    gateways.mirror.mockRejectedValueOnce(new AppError('server/unavailable'));
    await mirrorJoin(gateways, writes, null);
    await expect(answer()).resolves.toBeUndefined();
    expect(writeLog).toHaveBeenCalledWith('twin-not-looked-at', expect.objectContaining({ roomId: 'r1' }));
  });
});
