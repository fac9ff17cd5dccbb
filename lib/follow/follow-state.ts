import type { FilePlace, FollowPlace } from './follow-place';

/**
 * What this person does about a leader. `asked`: they have not answered. `strayed`: they followed, and then went
 * somewhere by themselves. `declined`: they want to hear no more of it.
 */
type Stance = 'asked' | 'following' | 'strayed' | 'declined';

/** Somebody who asks others to follow, by the identity that the media server asserts. */
export type Leader = { identity: string; uid: string; place: FollowPlace; stance: Stance };

/** Everybody who leads now, in the order in which they began. Who shows a file stands before the others. */
export type FollowState = readonly Leader[];

export type FollowEvent =
  | { type: 'led'; identity: string; uid: string; place: FollowPlace }
  | { type: 'ended'; identity: string }
  /** Only these may still lead, and are still here. */
  | { type: 'remain'; identities: ReadonlySet<string> }
  | { type: 'follow' | 'decline'; identity: string }
  | { type: 'stray' };

/** What becomes of the leaders that a page knows. The same state comes back where nothing changes. */
export function changeFollowing(state: FollowState, event: FollowEvent): FollowState {
  switch (event.type) {
    case 'led':
      return lead(state, event);
    case 'ended':
      return keepOnly(state, ({ identity }) => identity !== event.identity);
    case 'remain':
      return keepOnly(state, ({ identity }) => event.identities.has(identity));
    case 'follow':
      // One leader at a time: who chooses one has answered the others.
      return state.map((one) => ({
        ...one,
        stance: one.identity === event.identity ? 'following' : 'declined',
      }));
    case 'decline':
      return state.map((one) => (one.identity === event.identity ? { ...one, stance: 'declined' } : one));
    case 'stray':
      return state.some(({ stance }) => stance === 'following')
        ? state.map((one) => (one.stance === 'following' ? { ...one, stance: 'strayed' } : one))
        : state;
  }
}

/** Whose ask stands open; null while this person follows somebody, or nobody asks. */
export const findAsking = (state: FollowState): Leader | null =>
  findFollowed(state) === null ? (state.find(({ stance }) => stance === 'asked') ?? null) : null;

/** The leader whom this person follows, or followed until they went elsewhere. */
export const findFollowed = (state: FollowState): Leader | null =>
  state.find(({ stance }) => stance === 'following' || stance === 'strayed') ?? null;

/** The leader whose file lies on everybody's stage; the last one to show a file wins. */
export const findShowing = (state: FollowState): (Leader & { place: FilePlace }) | null =>
  state.flatMap((one) => (one.place.kind === 'file' ? [{ ...one, place: one.place }] : []))[0] ?? null;

function lead(state: FollowState, { identity, uid, place }: FollowEvent & { type: 'led' }): FollowState {
  const known = state.find((one) => one.identity === identity);
  if (place.kind === 'file' && known?.place.id !== place.id) return show(state, { identity, uid, place });
  if (!known) return [...state, { identity, uid, place, stance: 'asked' }];
  // A sheet asks first, also somebody who saw a file before.
  const isBack = known.place.kind === 'file' && place.kind === 'sheet';
  const stance = isBack ? 'asked' : known.stance;
  return state.map((one) => (one === known ? { ...one, place, stance } : one));
}

/** A file comes to everybody's stage without a question. Who was followed before can be followed again after it. */
function show(state: FollowState, shown: Omit<Leader, 'stance'>): FollowState {
  const others = changeFollowing(state, { type: 'stray' }).filter((one) => one.identity !== shown.identity);
  return [{ ...shown, stance: 'following' }, ...others];
}

function keepOnly(state: FollowState, isKept: (leader: Leader) => boolean): FollowState {
  return state.every(isKept) ? state : state.filter(isKept);
}
