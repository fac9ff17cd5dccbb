import { builtInProfiles, type BuiltInProfileId } from './profiles';
import { nothingLocked } from './layers';
import { resolveAccess } from './resolve-access';
import { mayCarry, toDataCapabilities } from './data-capabilities';

const accessOf = (id: BuiltInProfileId, changes: object = {}) =>
  resolveAccess({
    policy: {},
    profile: builtInProfiles[id],
    room: {},
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
    ...changes,
  });

describe('what receivers are told about a sender', () => {
  it('is what the resolver says', () => {
    const attributes = { may: toDataCapabilities(accessOf('learner')) };
    expect(mayCarry(attributes, 'chat:send')).toBe(true);
    expect(mayCarry(attributes, 'ink:draw')).toBe(false);
    expect(mayCarry(attributes, 'member:moderate')).toBe(false);
    expect(mayCarry({ may: toDataCapabilities(accessOf('co-host')) }, 'member:moderate')).toBe(true);
  });

  it('follows an exception for one person', () => {
    const exception = { 'ink:draw': { allow: true, until: 1 } };
    expect(mayCarry({ may: toDataCapabilities(accessOf('learner', { exception })) }, 'ink:draw')).toBe(true);
  });

  it('is nothing without the data permission or an announcement', () => {
    const exception = { 'data:send': { allow: false, until: 1 } };
    expect(toDataCapabilities(accessOf('host', { exception }))).toBe('');
    expect(toDataCapabilities(accessOf('observer'))).toBe('');
  });

  it('is nothing where it was not said, and no part of a word counts', () => {
    expect(mayCarry({}, 'chat:send')).toBe(false);
    expect(mayCarry({ may: 'chat:sender' }, 'chat:send')).toBe(false);
    expect(mayCarry({ may: '' }, 'chat:send')).toBe(false);
  });
});
