import {
  changeFollowing,
  findAsking,
  findFollowed,
  findShowing,
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
const showed = (identity: string, page = 1, id = 'pdf'): FollowEvent => ({
  type: 'led',
  identity,
  uid: identity.slice(0, -2),
  place: { kind: 'file', id, page, zoom: 1 },
});
const after = (...events: FollowEvent[]): FollowState => events.reduce(changeFollowing, []);
const askingOf = (state: FollowState) => findAsking(state)?.uid;
const followedOf = (state: FollowState) => {
  const followed = findFollowed(state);
  const { uid, stance, place: at } = followed ?? { uid: '', stance: '', place: null };
  return followed && { uid, stance, part: at?.kind === 'sheet' ? at.part : at?.page };
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

describe('a file that somebody shows', () => {
  it('comes to everybody without a question, and moves with the leader', () => {
    const state = after(showed('emmy_1'), showed('emmy_1', 3));
    expect(askingOf(state)).toBeUndefined();
    expect(followedOf(state)).toEqual({ uid: 'emmy', stance: 'following', part: 3 });
  });

  it('keeps a person where they are once they turned a page, until they follow', () => {
    const strayed = after(showed('emmy_1'), { type: 'stray' }, showed('emmy_1', 2));
    expect(followedOf(strayed)).toEqual({ uid: 'emmy', stance: 'strayed', part: 2 });
    const back = changeFollowing(strayed, { type: 'follow', identity: 'emmy_1' });
    expect(followedOf(back)?.stance).toBe('following');
    expect(followedOf(changeFollowing(strayed, showed('emmy_1', 1, 'other')))?.stance).toBe('following');
  });

  it('takes the stage from the one before, and from a sheet that was followed', () => {
    const sheet = after(led('ada_1', 'c1'), { type: 'follow', identity: 'ada_1' }, showed('emmy_1'));
    expect(followedOf(sheet)?.uid).toBe('emmy');
    const second = changeFollowing(sheet, showed('ben_1'));
    expect(findShowing(second)?.uid).toBe('ben');
    const ended = changeFollowing(sheet, { type: 'ended', identity: 'emmy_1' });
    expect(findShowing(ended)).toBeNull();
    expect(followedOf(ended)).toEqual({ uid: 'ada', stance: 'strayed', part: 'c1' });
  });

  it('asks before its leader leads through a sheet', () => {
    const state = after(showed('emmy_1'), led('emmy_1', 'c1'));
    expect([askingOf(state), findShowing(state)]).toEqual(['emmy', null]);
  });
});
