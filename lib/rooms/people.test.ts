import { arrangePeople, colourMembers } from './people';

const members: Parameters<typeof arrangePeople>[0] = [
  { uid: 'u3', name: 'Srinivasa', profile: 'learner' },
  { uid: 'u2', name: 'Ada', profile: 'learner' },
  { uid: 'u4', name: 'Maryam', profile: 'host' },
  { uid: 'u1', name: 'Emmy', profile: 'host' },
];
const inside = [{ uid: 'u3', name: 'Srinivasa', profile: 'learner', since: 1 }];

describe('the people of a room', () => {
  it('begin with the owner and the hosts, then go by name', () => {
    const people = arrangePeople(members, inside, { viewer: 'u2', owner: 'u1' });
    expect(people.map(({ name }) => name)).toEqual(['Emmy', 'Maryam', 'Ada', 'Srinivasa']);
  });

  it('say who is inside, who owns the room and who is looking', () => {
    const people = arrangePeople(members, inside, { viewer: 'u2', owner: 'u1' });
    expect(people.filter(({ isInside }) => isInside).map(({ uid }) => uid)).toEqual(['u3']);
    expect(people.filter(({ isOwner }) => isOwner).map(({ uid }) => uid)).toEqual(['u1']);
    expect(people.filter(({ isYou }) => isYou).map(({ uid }) => uid)).toEqual(['u2']);
  });

  it('keep their order when someone comes in', () => {
    const before = arrangePeople(members, [], { viewer: 'u2', owner: 'u1' });
    const after = arrangePeople(members, inside, { viewer: 'u2', owner: 'u1' });
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  });
});

describe('the colours of a room', () => {
  const member = (uid: string, addedAt: number) => ({ uid, addedAt });

  it('stay with people when others are added or removed after them', () => {
    const before = colourMembers([member('u1', 1), member('u2', 2)]);
    const after = colourMembers([member('u3', 3), member('u2', 2), member('u1', 1)]);
    expect(['u1', 'u2'].map(after)).toEqual(['u1', 'u2'].map(before));
  });

  it('has one for someone who is inside but not in the list yet', () => {
    expect(colourMembers([])('u9')).toMatchObject({ isCut: false });
  });
});
