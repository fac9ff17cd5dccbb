import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { keepPlaces, type PlacesPorts } from './keep-places';

const roomName = 'chalktalk_r1';

const there = (uid: string, join: string, since: number, isActive = true): MediaParticipant => ({
  identity: `${uid}_${join.padEnd(16, '0')}`,
  sid: `PA_${uid}_${join}`,
  isActive,
  since,
  attributes: { profile: uid === 'ada' ? 'host' : 'learner' },
  permission: {
    canPublish: false,
    canSubscribe: true,
    canPublishData: false,
    canPublishSources: [],
    canUpdateOwnMetadata: false,
    hidden: false,
    recorder: false,
    agent: false,
  },
  tracks: [],
});
const crowd = Array.from({ length: 60 }, (_, index) => there(`p${index}`, 'a', index));

/** @param outsiders identities that the enforcer removes when it looks them up */
const arrive = async (participants: MediaParticipant[], outsiders: readonly string[] = []) => {
  let inside = participants;
  const looked: string[] = [];
  const refused: string[] = [];
  const remove = (identity: string) => {
    inside = inside.filter((one) => one.identity !== identity);
    return Promise.resolve();
  };
  const ports: PlacesPorts = {
    media: {
      listParticipants: () => Promise.resolve(inside),
      removeParticipant: (_, identity) => remove(identity),
    },
    enforce: (_, identity) => {
      looked.push(identity);
      return outsiders.includes(identity) ? remove(identity) : Promise.resolve();
    },
    noteRefusal: ({ uid, code }) => Promise.resolve(void refused.push(`${uid} ${code}`)),
    now: () => 1,
  };
  const identity = participants.at(-1)?.identity ?? '';
  await keepPlaces(ports, { roomId: 'r1', roomName, identity });
  return { left: inside.map((one) => one.identity), looked, refused };
};

describe('the places of a call after an arrival', () => {
  it('leave everybody where there are enough', async () => {
    const { left, looked, refused } = await arrive(crowd);
    expect({ left: left.length, looked, refused }).toEqual({ left: 60, looked: [], refused: [] });
  });

  it('put out whom the call has no place for, and say why in the log', async () => {
    const late = there('late', 'a', 99);
    const { left, refused } = await arrive([...crowd, late]);
    expect(left).not.toContain(late.identity);
    expect(refused).toEqual(['late rooms/full']);
  });

  it('leave a host in a full call', async () => {
    const { left } = await arrive([...crowd, there('ada', 'a', 99)]);
    expect(left).toHaveLength(61);
  });

  it('count nobody who only signals', async () => {
    const signalling = crowd.map((one) => ({ ...one, isActive: false }));
    expect((await arrive([...signalling, there('late', 'a', 99)])).refused).toEqual([]);
  });

  it('end a person’s old connections, and keep the page that came last', async () => {
    const old = ['a', 'b', 'c'].map((join, at) => there('ben', join, at, false));
    const page = there('ben', 'd', 9);
    const { left, looked } = await arrive(
      [...old, page],
      old.map(({ identity }) => identity),
    );
    expect(looked).toHaveLength(4);
    expect(left).toEqual([page.identity]);
  });

  it('put out the fourth connection of a person', async () => {
    const own = ['a', 'b', 'c', 'd'].map((join, at) => there('ben', join, at));
    const { left, refused } = await arrive(own);
    expect(left).toEqual(own.slice(0, 3).map(({ identity }) => identity));
    expect(refused).toEqual(['ben rooms/too-many-joins']);
  });
});
