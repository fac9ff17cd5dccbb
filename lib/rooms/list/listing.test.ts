import { listingOf } from './listing';

const room = { name: 'Algebra', preset: 'lesson', ownerUid: 'ada' } as const;
const member = { uid: 'ben', profile: 'learner', addedAt: 100 } as const;

describe('what stands in somebody’s list about a room', () => {
  it('is the last session, unless it was over before they were added', () => {
    const last = { startedAt: 90, endedAt: 120 };
    expect(listingOf(room, member, last).last).toEqual(last);
    expect(listingOf(room, member, { startedAt: 50, endedAt: 99 })).not.toHaveProperty('last');
    expect(listingOf(room, member)).not.toHaveProperty('last');
  });
});
