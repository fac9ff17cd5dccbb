import type { Admitted } from '@/lib/rooms/schema';
import { renewRow } from './renew-row';

const hour = 60 * 60_000;
const now = 1_795_000_000_000;
const row = (changes: Partial<Admitted> = {}): Admitted => ({
  uid: 'ben',
  roomId: 'r1',
  joinId: 'abcdefgh12345678',
  sessionId: 's1',
  profile: 'learner',
  name: 'Ben',
  kind: 'account',
  seat: 3,
  authTime: 20,
  expiresAt: now + 24 * hour,
  closed: false,
  arrived: { sid: 'PA_1', since: 5 },
  gone: ['PA_0'],
  ...changes,
});

describe('the row of somebody who asks for a token again', () => {
  it('is left as it stands for half of its time', () => {
    const held = row({ expiresAt: now + 12 * hour });
    expect(renewRow(held, row(), now)).toBe(held);
    const older = row({ expiresAt: now + 12 * hour - 1 });
    expect(renewRow(older, row(), now)).toEqual(row());
  });

  it('is written where there is none, and where it says something else', () => {
    expect(renewRow(null, row(), now)).toEqual(row());
    for (const changes of [
      { profile: 'listener' },
      { name: 'Benjamin' },
      { authTime: 21 },
      { card: 'k1' },
    ] as const) {
      expect(renewRow(row(), row(changes), now)).toEqual(row(changes));
    }
  });
});
