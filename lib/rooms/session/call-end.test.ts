import { describeShutDoor, findEnd } from '@/lib/rooms/session/call-end';
import { endByHost, noteArrival, noteRoomFinished, prepareSession } from '@/lib/rooms/session/session';
import { nothingLocked } from '@/lib/access/layers';

const live = noteArrival(prepareSession(0), 'RM_1', 5);
const ended = endByHost(live, 20, 'emmy');

describe('the end that keeps a room shut', () => {
  it('tells its time and its host, also when the next session is prepared', () => {
    expect(findEnd(ended)).toEqual({ at: 20, by: 'emmy' });
    const next = prepareSession(30, nothingLocked, ended);
    expect(findEnd(next)).toEqual({ at: 20, by: 'emmy' });
    expect(findEnd(noteArrival(next, 'RM_2', 40))).toBeNull();
  });

  it('is none while a call goes on, or when it emptied by itself', () => {
    expect([null, live, noteRoomFinished(live, 'RM_1', 30)].map(findEnd)).toEqual([null, null, null]);
  });

  it('keeps its time in sessions that name no host', () => {
    const { lastEnd: _, ...older } = ended;
    expect(findEnd(older)).toEqual({ at: 20, by: null });
  });
});

describe('what is read at a shut door', () => {
  const room = { ownerUid: 'emmy', plan: { kind: 'once', at: 5_000_000 } } as const;
  const of = (uid: string, name: string, profile: 'host' | 'co-host' | 'learner') => ({ uid, name, profile });
  const members = [of('ada', 'Ada', 'learner'), of('emmy', 'Emmy', 'host'), of('carl', 'Carl', 'co-host')];
  const read = (by: string | null, people = members) =>
    describeShutDoor({ at: 20, by }, { room, members: people, now: 100 });

  it('names who ended the call as the one who opens the next', () => {
    expect(read('carl')).toEqual({ endedAt: 20, endedBy: 'Carl', opener: 'Carl', meetsAt: 5_000_000 });
  });

  it('names the owner, or another host, where nobody of the room ended it', () => {
    expect(read(null)).toMatchObject({ endedBy: null, opener: 'Emmy' });
    expect(read('gone', members.slice(0, 1))).toMatchObject({ endedBy: null, opener: null });
    expect(read('gone', [members[0]!, members[2]!]).opener).toBe('Carl');
  });
});
