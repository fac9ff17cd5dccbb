import { nothingLocked } from '@/lib/access/layers';
import type { Admitted, LobbyPass } from '@/lib/rooms/schema';
import { head, host, inside, join, joinId, live, now, row } from './join.fixture';

const locked = { head: head({ ...live, live: { ...nothingLocked, locked: true } }) };

describe('joining a room while it is locked', () => {
  it('refuses a newcomer', () => {
    expect(() => join(locked)).toThrow('rooms/locked');
  });

  it('lets in hosts, and people who were inside', () => {
    const held = row({ arrived: { sid: 'PA_1', since: now - 10 }, gone: ['PA_1'] });
    expect(join({ ...locked, row: held }).row.joinId).toBe(joinId);
    expect(join(locked, { inside: [inside('ben')] }).sessionId).toBe('s1');
    expect(join({ ...locked, ...host }).sessionId).toBe('s1');
  });

  it('refuses a person who only held a token, however often they renewed it', () => {
    expect(() => join({ ...locked, row: row() })).toThrow('rooms/locked');
    expect(() => join({ ...locked, joins: [row()] })).toThrow('rooms/locked');
  });

  it('marks the join of a person whom it lets in as exempt from the lock', () => {
    const admitted: LobbyPass = {
      roomId: 'r1',
      uid: 'ben',
      name: 'Ben',
      kind: 'account',
      state: 'admitted',
      sessionId: 's1',
      words: '',
      at: 1,
    };
    const first = join({ ...locked, pass: admitted }).row;
    expect(first.bypassesLock).toBe(true);
    expect(join({ row: first }).row.bypassesLock).toBe(true);
    // The lock may come while they are on their way.
    expect(join({ pass: admitted }).row.bypassesLock).toBe(true);
    expect(join({}, { inside: [inside('ben')] }).row.bypassesLock).toBe(true);
    expect(join().row).not.toHaveProperty('bypassesLock');
    // People who were inside need no mark: a lock must not rewrite their rows.
    const held = row({ arrived: { sid: 'PA_1', since: now - 10 } });
    expect(join({ ...locked, row: held }).row).not.toHaveProperty('bypassesLock');
  });

  it('lets back a person who was inside in this session, from any page or device', () => {
    const arrived = { sid: 'PA_1', since: now - 10 };
    const back = (changes: Partial<Admitted>) =>
      join({ ...locked, joins: [row({ arrived, gone: ['PA_1'], ...changes })] });
    expect(back({}).row.joinId).toBe('newjoin000000000');
    expect(() => back({ sessionId: 's0' })).toThrow('rooms/locked');
    expect(() => back({ arrived: null })).toThrow('rooms/locked');
    expect(() => back({ closed: true })).toThrow('rooms/locked');
  });

  it('refuses the row of another person', () => {
    expect(() => join({ ...locked, row: row({ uid: 'eve' }) })).toThrow('rooms/locked');
  });
});
