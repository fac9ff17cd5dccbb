import {
  changeFollowing,
  findAsking,
  findFollowed,
  type FollowEvent,
  type FollowState,
} from './follow-state';

const place = (part: string | null, id = 'first') => ({ kind: 'sheet', id, part }) as const;
const led = (identity: string, part: string | null = null): FollowEvent => ({
  type: 'led',
  identity,
  uid: identity.slice(0, -2),
  place: place(part),
});
const after = (...events: FollowEvent[]): FollowState => events.reduce(changeFollowing, []);
const askingOf = (state: FollowState) => findAsking(state)?.uid;
const followedOf = (state: FollowState) => {
  const followed = findFollowed(state);
  return followed && { uid: followed.uid, stance: followed.stance, part: followed.place.part };
};

it('asks once, and follows to every place once it is answered', () => {
  expect(askingOf(after(led('emmy_1')))).toBe('emmy');
  const following = after(led('emmy_1'), { type: 'follow', identity: 'emmy_1' }, led('emmy_1', 'c7'));
  expect(askingOf(following)).toBeUndefined();
  expect(followedOf(following)).toEqual({ uid: 'emmy', stance: 'following', part: 'c7' });
});

it('does not ask again after *Not now*, however often the leader moves', () => {
  const state = after(led('emmy_1'), { type: 'decline', identity: 'emmy_1' }, led('emmy_1', 'c7'));
  expect([askingOf(state), followedOf(state)]).toEqual([undefined, null]);
});

it('asks again when a leader begins again', () => {
  const ended: FollowEvent = { type: 'ended', identity: 'emmy_1' };
  expect(askingOf(after(led('emmy_1'), { type: 'decline', identity: 'emmy_1' }, ended, led('emmy_1')))).toBe(
    'emmy',
  );
});

it('keeps telling where the leader is after the person went elsewhere', () => {
  const strayed = after(led('emmy_1'), { type: 'follow', identity: 'emmy_1' }, { type: 'stray' });
  expect(followedOf(changeFollowing(strayed, led('emmy_1', 'c9')))).toEqual({
    uid: 'emmy',
    stance: 'strayed',
    part: 'c9',
  });
});

it('ends when the leader leaves or may no longer lead', () => {
  const following = after(led('emmy_1'), { type: 'follow', identity: 'emmy_1' });
  expect(followedOf(changeFollowing(following, { type: 'remain', identities: new Set() }))).toBeNull();
  const same = changeFollowing(following, { type: 'remain', identities: new Set(['emmy_1']) });
  expect(same).toBe(following);
});

it('follows one leader at a time, and asks for no other meanwhile', () => {
  const state = after(led('emmy_1'), { type: 'follow', identity: 'emmy_1' }, led('ada_1'));
  expect([askingOf(state), followedOf(state)?.uid]).toEqual([undefined, 'emmy']);
  expect(askingOf(changeFollowing(state, { type: 'ended', identity: 'emmy_1' }))).toBe('ada');
});

it('strays from nobody where nobody is followed', () => {
  const state = after(led('emmy_1'));
  expect(changeFollowing(state, { type: 'stray' })).toBe(state);
});
