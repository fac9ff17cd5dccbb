import type { CallPerson } from '@/lib/call/call-person';
import { foldQuietPeople, orderTiles } from './tile-order';

const person = (uid: string, changes: Partial<CallPerson> = {}): CallPerson => ({
  identity: `${uid}_1`,
  identities: [`${uid}_1`],
  uid,
  name: uid,
  profile: 'learner',
  isMe: false,
  joinedAt: 0,
  microphone: 'off',
  isCameraOn: false,
  isSharing: false,
  isWeak: false,
  isLost: false,
  ...changes,
});
const crowd = (count: number) => Array.from({ length: count }, (_, index) => person(`p${index}`));
const me = person('me', { isMe: true });
const uids = (people: CallPerson[]) => people.map(({ uid }) => uid);

describe('the order of tiles', () => {
  it('never moves anybody while one page is enough', () => {
    expect(uids(orderTiles([person('a'), person('h', { profile: 'host' }), me], 16, 'a'))).toEqual([
      'a',
      'h',
      'me',
    ]);
  });

  it('puts hosts first and oneself last on page 1 of several', () => {
    const people = [...crowd(5), person('h', { profile: 'host' }), me];
    expect(uids(orderTiles(people, 4, null))).toEqual(['h', 'p0', 'p1', 'me', 'p2', 'p3', 'p4']);
  });

  it('knows hosts by what their profile was made from', () => {
    const people = [...crowd(5), person('t', { profile: 'co-host~k3x9a2' }), me];
    expect(uids(orderTiles(people, 4, null))[0]).toBe('t');
  });

  it('brings an off-page speaker to page 1 and sends the last one there', () => {
    expect(uids(orderTiles([...crowd(5), me], 3, 'p4'))).toEqual(['p0', 'p4', 'me', 'p2', 'p3', 'p1']);
  });

  it('leaves a speaker alone who is on page 1 already', () => {
    expect(uids(orderTiles([...crowd(5), me], 3, 'p0'))).toEqual(['p0', 'p1', 'me', 'p2', 'p3', 'p4']);
  });

  it('keeps everybody, whatever happens', () => {
    expect(uids(orderTiles([...crowd(9), me], 1, 'p8')).sort()).toEqual(uids([...crowd(9), me]).sort());
  });
});

describe('folding', () => {
  it('starts above 25', () => {
    expect(foldQuietPeople(crowd(25), null).folded).toEqual([]);
  });

  it('keeps who shows or says something, hosts, the speaker and oneself', () => {
    const people = [
      ...crowd(24),
      person('camera', { isCameraOn: true }),
      person('voice', { microphone: 'on' }),
      person('host', { profile: 'host' }),
      me,
    ];
    const { people: shown, folded } = foldQuietPeople(people, 'p3');
    expect(uids(shown)).toEqual(['p3', 'camera', 'voice', 'host', 'me']);
    expect(folded).toHaveLength(23);
    const teacher = person('teacher', { profile: 'co-host~k3x9a2' });
    expect(uids(foldQuietPeople([...crowd(25), teacher], null).people)).toEqual(['teacher']);
  });
});
