import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { nothingLocked, type Exceptions, forever } from '@/lib/access/layers';
import { builtInProfiles } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { isTicketBehind } from './is-ticket-behind';

const accessWith = (exception: Exceptions) =>
  resolveAccess({
    policy: {},
    profile: builtInProfiles.learner,
    room: {},
    live: nothingLocked,
    exception,
    session: null,
    now: 0,
  });
const access = accessWith({});
const epochs = { room: 4, person: 2 };
const madeAt = 1_000_000;
const expiresAt = madeAt + 120_000;
const now = madeAt + 90_000;
const ticket = { profile: 'learner', sessionId: 's1', access, epochs, expiresAt } as const;
const told = { profile: 'learner', may: toDataCapabilities(access) };
const nothingSeen = { session: null, room: null, person: null, ends: [] };
const seen = (changes: object) => ({ ...nothingSeen, session: 's1', ...epochs, ...changes });
const mayNotRaise = accessWith({ 'hand:raise': { allow: false, until: forever } });

describe('what a page knows of what its owner may do', () => {
  it.each([
    ['nothing has been heard yet', nothingSeen, {}],
    ['both stand where it was made', seen({}), told],
    ['the Realtime Database is behind itself', seen({ room: 3, person: 1 }), told],
    ['the call is over', seen({ session: null, room: 5 }), told],
    ['another session has begun without this page', seen({ session: 's2', room: 6 }), told],
    ['they have been taken out', seen({ person: null }), told],
    ['a time ended before it was made, and another has not', seen({ ends: [madeAt, now + 1] }), told],
  ])('is not old where %s', (_, heard, attributes) => {
    expect(isTicketBehind(ticket, heard, attributes, now)).toBe(false);
  });

  it.each([
    ['the room has changed', seen({ room: 5 }), told],
    ['something was said about them alone', seen({ person: 3 }), told],
    ['they are another role by now', nothingSeen, { ...told, profile: 'co-host' }],
    ['they may send less of what is no track', nothingSeen, { profile: 'learner', may: '' }],
    ['a time has ended since it was made', seen({ ends: [now + 1, madeAt + 1] }), told],
    ['a time ends in this instant', seen({ ends: [now] }), told],
    ['the media server has let go of all that they may', nothingSeen, { profile: 'learner' }],
  ])('is old where %s', (_, heard, attributes) => {
    expect(isTicketBehind(ticket, heard, attributes, now)).toBe(true);
  });

  it('is old where a word about them has ended by its time, which no count tells of', () => {
    const before = { ...ticket, access: mayNotRaise };
    const toldThen = { profile: 'learner', may: toDataCapabilities(mayNotRaise) };
    expect(isTicketBehind(before, seen({}), toldThen, now)).toBe(false);
    expect(isTicketBehind(before, seen({}), told, now)).toBe(true);
  });
});
