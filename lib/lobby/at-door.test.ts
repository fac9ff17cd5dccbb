import { joinAndAdmitPath, readAdmitWish, waitWords, waitingSince } from '@/lib/lobby/at-door';
import { parseLobby } from '@/lib/lobby/waiting-row';

const row = (name: string, at: number) => ({ name, kind: 'guest', at, here: { page: 1 } });
const waiting = parseLobby({ ada: row('Ada', 60_000), 'b&n c': row('Ben', 90_000) });

describe('people at a door', () => {
  it('are named alone and counted together, with the time of the first', () => {
    expect(waitWords(waiting.slice(0, 1), 200_000)).toEqual({ count: 1, name: 'Ada', minutes: 2 });
    expect(waitWords(waiting, 200_000)).toEqual({ count: 2, name: 'Ada', minutes: 2 });
    expect(waitWords([], 200_000)).toBeNull();
  });

  it('have never waited for less than nothing, whatever the clock of this device says', () => {
    expect(waitWords(waiting, 0)?.minutes).toBe(0);
    expect([...waitingSince(waiting)]).toEqual([
      ['ada', 60_000],
      ['b&n c', 90_000],
    ]);
  });

  it('are let in by an address that names them, and by no other', () => {
    const path = joinAndAdmitPath('room1', waiting.slice(0, 1));
    expect(path).toBe('/rooms/room1/live?admit=ada');
    expect(readAdmitWish(new URL(path, 'http://localhost').search)).toEqual(['ada']);
    expect(readAdmitWish('')).toEqual([]);
  });
});
