import { nothingLocked } from '@/lib/access/layers';
import { builtInProfiles } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { findSendable, findSendingDenial, listAskedFor, listSendable } from './publish-rights';

const accessOf = (profile: 'host' | 'learner' | 'listener') =>
  resolveAccess({
    policy: {},
    profile: builtInProfiles[profile],
    room: {},
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });

describe('what a person may send', () => {
  it('is everything for a host, no screen for a learner, nothing for a listener', () => {
    expect(listSendable(accessOf('host'))).toEqual(['microphone', 'camera', 'screen']);
    expect(listSendable(accessOf('learner'))).toEqual(['microphone', 'camera']);
    expect(listSendable(accessOf('listener'))).toEqual([]);
  });

  it('names who decided when it is denied', () => {
    expect(findSendingDenial(accessOf('listener'), 'microphone')).toEqual({
      capability: 'mic:publish',
      decidedBy: 'profile',
      reason: 'profile-refuses',
      askable: false,
    });
    expect(findSendingDenial(accessOf('learner'), 'screen')).toEqual({
      capability: 'screen:publish',
      decidedBy: 'profile',
      reason: 'profile-asks',
      askable: true,
    });
    expect(findSendingDenial(accessOf('host'), 'screen')).toBeNull();
  });

  it('is found by its capability', () => {
    expect(findSendable('camera:publish')).toBe('camera');
    expect(findSendable('chat:send')).toBeNull();
  });

  it('is not judged before the answer is there', () => {
    expect(findSendingDenial(null, 'microphone')).toBeNull();
  });
});

describe('what somebody has asked for', () => {
  it('is what waits or was granted, and not what was refused or is no sending', () => {
    const asked = listAskedFor([
      { kind: 'mic:publish', answer: { outcome: 'declined' } },
      { kind: 'camera:publish', answer: { outcome: 'granted' } },
      { kind: 'screen:publish', answer: null },
      { kind: 'hand', answer: null },
      { kind: 'chat:send', answer: null },
    ]);
    expect([...asked]).toEqual(['camera', 'screen']);
  });
});
