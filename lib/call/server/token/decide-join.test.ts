import { nothingLocked } from '@/lib/access/layers';
import type { LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import type { LobbyPass } from '@/lib/rooms/schema';
import { endByHost, noteRoomFinished, reopenWindow } from '@/lib/rooms/session/session';
import { head, host, inside, join, joinId, live, now, row } from './join.fixture';

const ended = (by: 'host' | 'empty', at: number) => ({
  ...(by === 'host' ? endByHost(live, at) : noteRoomFinished(live, 'RM_1', at)),
  id: 's1',
});

const people = (count: number) => Array.from({ length: count }, (_, index) => inside(`p${index}`));

describe('joining a room', () => {
  it('writes a row of its own for the open session', () => {
    const { row: written, prepared, roomName, sessionId } = join();
    expect(written).toEqual(row({ joinId: 'newjoin000000000', expiresAt: now + 24 * 60 * 60_000 }));
    expect({ prepared, roomName, sessionId }).toEqual({
      prepared: null,
      roomName: 'Algebra',
      sessionId: 's1',
    });
  });

  it.each([
    ['no gate yet', { gate: null }, 'auth/account-missing'],
    ['a disabled account', { gate: { validAfter: 0, disabled: true } }, 'auth/disabled'],
    ['a sign-in that was ended since', { gate: { validAfter: 21, disabled: false } }, 'auth/revoked'],
    ['an unknown room', { room: null }, 'rooms/not-found'],
    ['a ban', { isBanned: true }, 'rooms/banned'],
    ['somebody who was removed', { entry: { epoch: 2 } }, 'rooms/removed'],
    ['somebody who never was a member', { entry: null, member: null }, 'rooms/not-a-member'],
    ['a call that a host has ended', { head: head(ended('host', now - 1)) }, 'rooms/ended'],
  ] as const)('is refused for %s', (_, state, code) => {
    expect(() => join(state)).toThrow(code);
  });

  it('keeps the phone and the link of a page that is loaded again', () => {
    const paper = { phone: 'ABCDEFGH12345678', paperLink: { hash: 'h', until: now + 5 } };
    expect(join({ row: row(paper) }).row).toMatchObject(paper);
  });

  it('reports a shut account before anything about the room', () => {
    expect(() => join({ gate: { validAfter: 0, disabled: true }, room: null })).toThrow('auth/disabled');
  });

  it('prepares a session when there was none, under the next epoch', () => {
    const { prepared, row: written } = join({ head: head(null) });
    expect(prepared).toMatchObject({ epoch: 5, session: { id: 's2', status: 'prepared', preparedAt: now } });
    expect(written.sessionId).toBe('s2');
    expect(join({ head: null }).prepared?.epoch).toBe(1);
  });

  it('opens the next session after an ended one for a person who may start', () => {
    const { prepared, row: written } = join({ ...host, head: head(ended('host', now - 1)) });
    expect(prepared?.session.id).toBe('s2');
    expect(written.sessionId).toBe('s2');
  });

  it('returns to a session that emptied, and begins the next one after a while', () => {
    expect(join({ head: head(ended('empty', now - reopenWindow + 1)) }).sessionId).toBe('s1');
    expect(join({ head: head(ended('empty', now - reopenWindow)) }).sessionId).toBe('s2');
  });

  it('leaves the locks of a session that emptied behind', () => {
    const locked = { ...ended('empty', now - 1), live: { ...nothingLocked, locked: true } };
    const { sessionId, prepared } = join({ head: head(locked) });
    expect(sessionId).toBe('s1');
    // A person who reopens it does not bring them back either.
    expect(prepared).toMatchObject({ epoch: 5, session: { id: 's1', status: 'ended', live: nothingLocked } });
    expect(join({ head: head({ ...locked, live: nothingLocked }) }).prepared).toBeNull();
  });

  describe('when the room is full', () => {
    it('is refused for one more', () => {
      expect(join({}, { inside: people(59) }).sessionId).toBe('s1');
      expect(() => join({}, { inside: people(60) })).toThrow('rooms/full');
    });

    it('counts each device, and one of the person who asks', () => {
      const twice = inside('ada', { joinIds: ['a', 'b'] });
      expect(() => join({}, { inside: [...people(58), twice] })).toThrow('rooms/full');
      expect(() => join({}, { inside: [...people(59), inside('ben')] })).toThrow('rooms/full');
    });

    it('lets in the page that is inside, observers, who take no place, and hosts', () => {
      const again = inside('ben', { joinIds: [joinId] });
      expect(join({ row: row() }, { inside: [...people(59), again] }).sessionId).toBe('s1');
      const observer = { entry: { profile: 'observer', exceptions: {}, epoch: 1 } } as const;
      expect(join(observer, { inside: people(60) }).profile).toBe('observer');
      expect(join(host, { inside: people(60) }).profile).toBe('host');
    });
  });

  it('uses a join again for the same person in the same room and session', () => {
    const held = row({ arrived: { sid: 'PA_1', since: 5 }, gone: ['PA_0'] });
    expect(join({ row: held }).row).toEqual({ ...held, expiresAt: now + 24 * 60 * 60_000 });
  });

  it.each([
    ['of another person', { uid: 'eve' }],
    ['of another room', { roomId: 'r2' }],
    ['of another session', { sessionId: 's0' }],
    ['that was closed', { closed: true }],
    ['that is too old', { expiresAt: now }],
  ])('does not use a join %s', (_, changes) => {
    expect(join({ row: row(changes) }).row.joinId).toBe('newjoin000000000');
  });

  it('counts an exception for the session that is being joined', () => {
    const exception = { allow: true, until: now + 1, session: 's1' };
    const entry = { profile: 'listener', exceptions: { 'mic:publish': exception }, epoch: 1 } as const;
    expect(join({ entry }).access['mic:publish'].allowed).toBe(true);
    expect(join({ entry, head: head(null) }).access['mic:publish'].allowed).toBe(false);
  });

  describe('where people wait', () => {
    const inRoom = (lobby: LobbyPolicy) => ({
      room: {
        name: 'Algebra',
        preset: 'lesson',
        settings: {},
        lobby,
        ownerUid: 'ada',
        createdAt: 1,
      } as const,
    });
    const guest = {
      member: {
        uid: 'ben',
        name: 'Ben',
        kind: 'guest',
        profile: 'learner',
        addedAt: 1,
        addedBy: 'ada',
      },
    } as const;
    const pass = (changes: Partial<LobbyPass> = {}): LobbyPass => ({
      roomId: 'r1',
      uid: 'ben',
      name: 'Ben',
      kind: 'guest',
      state: 'admitted',
      sessionId: 's1',
      words: '',
      at: 1,
      ...changes,
    });
    const hostInside = { inside: [inside('ada', { isHost: true })] };

    it('guests wait where the preset says so, and everybody where the room does', () => {
      expect(() => join(guest)).toThrow('rooms/waiting');
      expect(join().sessionId).toBe('s1');
      expect(join({ ...guest, ...inRoom('off') }).sessionId).toBe('s1');
      expect(() => join(inRoom('everyone'))).toThrow('rooms/waiting');
    });

    it('hosts never wait', () => {
      expect(join({ ...host, ...inRoom('everyone') }).sessionId).toBe('s1');
    });

    it('a lobby that waits for a host opens when one is inside', () => {
      expect(() => join(inRoom('before-host'))).toThrow('rooms/waiting');
      expect(join(inRoom('before-host'), hostInside).sessionId).toBe('s1');
    });

    it('a person whom a host let in comes back in this session, even while locked', () => {
      const locked = { head: head({ ...live, live: { ...nothingLocked, locked: true } }) };
      const state = { ...guest, ...locked, pass: pass() };
      expect(join(state).sessionId).toBe('s1');
      expect(() => join({ ...state, pass: pass({ sessionId: 's0' }) })).toThrow('rooms/waiting');
      expect(() => join({ ...state, ...inRoom('off'), pass: null })).toThrow('rooms/locked');
    });

    it('a person who dropped out comes back, by their row or while still inside', () => {
      const held = row({ arrived: { sid: 'PA_1', since: now - 10 } });
      expect(join({ ...inRoom('everyone'), row: held }).sessionId).toBe('s1');
      expect(() => join({ ...inRoom('everyone'), row: row() })).toThrow('rooms/waiting');
      expect(join(inRoom('everyone'), { inside: [inside('ben')] }).sessionId).toBe('s1');
    });

    it('a declined person reads the host’s sentence, in this session only', () => {
      const declined = { ...guest, pass: pass({ state: 'declined', words: 'Next week' }) };
      expect(() => join(declined)).toThrow(
        expect.objectContaining({ code: 'rooms/declined', details: { words: 'Next week' } }) as Error,
      );
      expect(() => join({ ...declined, pass: pass({ state: 'declined', sessionId: 's0' }) })).toThrow(
        'rooms/waiting',
      );
    });

    it('a person put back outside waits in this session, despite policy and join', () => {
      const putBack = { ...inRoom('off'), row: row(), pass: pass({ state: 'waiting' }) };
      expect(() => join(putBack)).toThrow('rooms/waiting');
      expect(() => join(putBack, { inside: [inside('ben')] })).toThrow('rooms/waiting');
      expect(join({ ...putBack, pass: pass({ state: 'waiting', sessionId: 's0' }) }).sessionId).toBe('s1');
    });

    it('a person put back outside and then sent away stays away, despite the policy', () => {
      const sentAway = { ...inRoom('off'), row: row(), pass: pass({ state: 'declined' }) };
      expect(() => join(sentAway)).toThrow('rooms/declined');
      expect(() => join(sentAway, { inside: [inside('ben')] })).toThrow('rooms/declined');
      expect(join({ ...sentAway, pass: pass({ state: 'declined', sessionId: 's0' }) }).sessionId).toBe('s1');
    });

    it('a person who came by a short code waits, despite the policy', () => {
      const comer = { ...inRoom('off'), entry: null, member: null };
      const waiting = pass({ state: 'waiting', sessionId: null });
      expect(() => join({ ...comer, pass: waiting })).toThrow('rooms/waiting');
      expect(() => join({ ...comer, pass: pass({ state: 'declined' }) })).toThrow('rooms/declined');
      const sentAwayBefore = pass({ state: 'declined', sessionId: 's0' });
      expect(() => join({ ...comer, pass: sentAwayBefore })).toThrow('rooms/waiting');
      expect(() => join({ ...comer, pass: pass() })).toThrow('rooms/not-a-member');
      expect(() => join(comer)).toThrow('rooms/not-a-member');
      expect(() => join({ ...comer, pass: waiting, isBanned: true })).toThrow('rooms/banned');
      expect(() => join({ ...comer, pass: waiting, entry: { epoch: 2 } })).toThrow('rooms/removed');
    });
  });
});
