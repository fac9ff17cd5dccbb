import { nothingLocked } from '@/lib/access/layers';
import { unchangedOrganization } from '@/lib/organization/organization';
import { prepareSession } from '@/lib/rooms/session/session';
import { matrixDocument } from './matrix-document';
import { readStanding } from './read-standing';

const room = { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1 } as const;
const learner = { profile: 'learner', exceptions: {}, epoch: 1 } as const;
const paused = { ...prepareSession(1), id: 's1', live: { ...nothingLocked, paused: true } };
const documents = { organization: unchangedOrganization, room, entry: learner, head: null, isBanned: false };

describe("a person's standing in a room", () => {
  it('follows from profile, settings and the open session', () => {
    expect(readStanding(documents, 0).access['mic:publish'].allowed).toBe(true);
    const head = { session: 's1', epoch: 1, latest: paused };
    expect(readStanding({ ...documents, head }, 0).access['mic:publish'].reason).toBe('live-paused');
  });

  it('follows from a session role, and remembers their own', () => {
    const entry = { ...learner, lent: { profile: 'co-host', session: 's1' } } as const;
    const head = { session: 's1', epoch: 1, latest: { ...paused, live: nothingLocked } };
    const standing = readStanding({ ...documents, entry, head }, 0);
    expect(standing).toMatchObject({ profile: 'co-host', ownProfile: 'learner' });
    expect(standing.access['member:moderate'].allowed).toBe(true);
    expect(readStanding({ ...documents, entry }, 0).access['member:moderate'].allowed).toBe(false);
  });

  it('ignores a session that is over', () => {
    const head = {
      session: null,
      epoch: 1,
      latest: { ...paused, status: 'ended', endedBy: 'host' } as const,
    };
    expect(readStanding({ ...documents, head }, 0).access['mic:publish'].allowed).toBe(true);
  });

  it.each([
    ['the room has gone', { room: null }, 'rooms/not-found'],
    ['neither they nor the room are known', { room: null, entry: null }, 'rooms/not-a-member'],
    ['they are banned', { isBanned: true }, 'rooms/banned'],
    ['they never were a member', { entry: null }, 'rooms/not-a-member'],
    ['they were removed', { entry: { epoch: 2 } }, 'rooms/removed'],
    ['they left by themselves', { entry: { epoch: 2, left: true as const } }, 'rooms/not-a-member'],
  ])('is refused when %s', (_, changes, code) => {
    expect(() => readStanding({ ...documents, ...changes }, 0)).toThrow(code);
  });
});

describe('the matrix of a room', () => {
  it('names the open session, and none that is over', () => {
    expect(matrixDocument(room, { ...prepareSession(1), id: 's1' }, 3, unchangedOrganization)).toMatchObject({
      session: 's1',
      epoch: 3,
    });
    const over = { ...paused, status: 'ended', endedBy: 'empty', endedAt: 2 } as const;
    const matrix = matrixDocument(room, over, 4, unchangedOrganization);
    expect(matrix.session).toBeNull();
    expect(matrix.latest).toEqual(over);
    expect(matrix.learner['mic:publish']).toBe('yes');
  });

  it('holds what hosts changed for the session', () => {
    expect(matrixDocument(room, paused, 3, unchangedOrganization).learner['mic:publish']).toBe('never');
  });
});
