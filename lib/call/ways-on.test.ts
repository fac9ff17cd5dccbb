import { accountDisabled, describeEnding, roomDeleted, roomLocked, signedOutEverywhere } from './call-ending';
import { findWaysOn } from './ways-on';

const after = { kind: 'account', isPutBack: false, mayStart: false } as const;
const removed = describeEnding(4);
const ended = describeEnding(5);

describe('the ways on after a call', () => {
  it.each([
    ['left', { ...after, outcome: describeEnding(1) }, { offersRejoin: true, leadsTo: 'room' }],
    ['removed', { ...after, outcome: removed }, { offersRejoin: false, leadsTo: 'rooms', why: 'removed' }],
    [
      'removed guest',
      { ...after, kind: 'guest', outcome: removed },
      { why: 'removed-guest', offersPlace: false },
    ],
    ['put back', { ...after, isPutBack: true, outcome: removed }, { ending: 'put-back', leadsTo: 'room' }],
    ['ended for a learner', { ...after, outcome: ended }, { offersRejoin: false, leadsTo: 'room' }],
    ['ended for a host', { ...after, mayStart: true, outcome: ended }, { offersRejoin: true }],
    ['ended for a guest', { ...after, kind: 'guest', outcome: ended }, { offersPlace: true }],
    ['deleted', { ...after, outcome: roomDeleted }, { offersRejoin: false, leadsTo: 'rooms' }],
    ['locked', { ...after, outcome: roomLocked }, { offersRejoin: true, leadsTo: 'room' }],
    ['disabled', { ...after, outcome: accountDisabled }, { offersSignIn: false, leadsTo: 'home' }],
    ['signed out', { ...after, outcome: signedOutEverywhere }, { offersSignIn: true, title: 'signed-out' }],
    [
      'a guest who is shut out',
      { ...after, kind: 'guest', outcome: accountDisabled },
      { title: 'guest-ended', offersSignIn: true, offersPlace: false },
    ],
  ] as const)('%s', (_, over, ways) => expect(findWaysOn(over)).toMatchObject(ways));
});
