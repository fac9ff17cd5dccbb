import { decideMerge } from './decide-merge';

const guest = { kind: 'guest' } as const;
const learner = { kind: 'learner' } as const;
const host = { uid: 'emmy', roomId: 'waves', groupOwnerUid: 'emmy', mayIn: new Set(['waves', 'heat']) };
const fine = { guest, learner, guestRooms: ['waves'], host };

describe('whether a guest is made one person with a learner', () => {
  it.each([
    ['by the host of the room and of the group', fine],
    ['in all rooms of that host', { ...fine, guestRooms: ['waves', 'heat'] }],
    ['by the person themselves, wherever they are', { ...fine, guestRooms: ['optics'], host: null }],
  ])('it is, %s', (_, facts) => {
    expect(() => decideMerge(facts)).not.toThrow();
  });

  it.each([
    ['somebody with an account', { ...fine, guest: { kind: 'account' } as const }, 'groups/not-a-guest'],
    ['another learner', { ...fine, guest: learner, host: null }, 'groups/not-a-guest'],
    ['nobody', { ...fine, guest: null }, 'groups/not-a-guest'],
    [
      'a guest into an account',
      { ...fine, learner: { kind: 'account' } as const },
      'groups/not-your-learner',
    ],
    ['a guest into a guest', { ...fine, learner: guest, host: null }, 'groups/not-your-learner'],
    ['a guest into nobody', { ...fine, learner: null }, 'groups/not-your-learner'],
    [
      'a guest into somebody else’s learner',
      { ...fine, host: { ...host, groupOwnerUid: 'sofia' } },
      'groups/not-your-learner',
    ],
    ['a guest of another room', { ...fine, guestRooms: ['heat'] }, 'rooms/not-a-member'],
    [
      'a guest with a place in somebody else’s room',
      { ...fine, guestRooms: ['waves', 'optics'] },
      'groups/guest-elsewhere',
    ],
  ])('it is not: %s', (_, facts, code) => {
    expect(() => decideMerge(facts)).toThrow(code);
  });
});
