import { AppError } from '@/lib/errors/app-error';
import { decideEntry } from './decide-entry';
import type { Invite } from './schema';

const invite: Invite = {
  roomId: 'r1',
  profile: 'learner',
  limit: null,
  expiresAt: 10_000,
  note: '',
  createdBy: 'host',
  createdByCall: 'call',
  createdAt: 1000,
  revokedAt: null,
  sealed: '',
  email: null,
};
const facts = {
  invite,
  isRoomOpen: true,
  isMember: false,
  takesGuests: true,
  kind: 'account' as const,
  isBanned: false,
  removedAt: null,
  email: null,
};
const now = 5000;

const refusalOf = (changed: Partial<Parameters<typeof decideEntry>[0]>): string => {
  try {
    return decideEntry({ ...facts, ...changed }, now).outcome;
  } catch (thrown) {
    return thrown instanceof AppError ? thrown.code : String(thrown);
  }
};

describe('coming in by an invite', () => {
  it('is for anybody while the invite is open', () => {
    expect(refusalOf({})).toBe('enter');
  });

  it.each([
    ['unknown', { invite: null }],
    ['revoked', { invite: { ...invite, revokedAt: 2000 } }],
    ['expired', { invite: { ...invite, expiresAt: now } }],
    ['used up', { invite: { ...invite, limit: 1, uses: 1 } }],
    ['to a room that is gone', { isRoomOpen: false }],
  ])('is refused in the same way when it is %s', (_what, changed) => {
    expect(refusalOf(changed)).toBe('invites/not-valid');
  });

  it('changes nothing for a member, even when the invite is over', () => {
    expect(refusalOf({ isMember: true })).toBe('member');
    expect(refusalOf({ isMember: true, invite: { ...invite, revokedAt: 1 } })).toBe('member');
  });

  it('never brings back somebody who was banned', () => {
    expect(refusalOf({ isBanned: true, removedAt: 500 })).toBe('rooms/banned');
  });

  it('brings a removed person back only by a newer invite to their own address', () => {
    const email = { address: 'ada@example.org', isVerified: true };
    const bound = { invite: { ...invite, email: email.address }, email };
    expect(refusalOf({ ...bound, removedAt: 999 })).toBe('enter');
    expect(refusalOf({ ...bound, removedAt: 1000 })).toBe('rooms/removed');
    expect(refusalOf({ ...bound, removedAt: 3000 })).toBe('rooms/removed');
    // A link for everybody, whenever it was made, even one for a single use.
    expect(refusalOf({ email, removedAt: 999 })).toBe('rooms/removed');
    expect(refusalOf({ email, removedAt: 999, invite: { ...invite, limit: 1, uses: 0 } })).toBe(
      'rooms/removed',
    );
    expect(refusalOf({ ...bound, email: { ...email, isVerified: false }, removedAt: 999 })).toBe(
      'invites/unverified-address',
    );
  });

  it('lets only people with an account run the room', () => {
    const toRun = { invite: { ...invite, profile: 'co-host' as const } };
    expect(refusalOf(toRun)).toBe('enter');
    for (const kind of ['guest', 'learner'] as const) {
      expect(refusalOf({ ...toRun, kind })).toBe('auth/accounts-only');
      expect(refusalOf({ ...toRun, kind, isMember: true })).toBe('member');
      expect(refusalOf({ kind, invite: { ...invite, profile: 'presenter' } })).toBe('enter');
    }
  });

  it('refuses guests when the organisation takes none', () => {
    expect(refusalOf({ kind: 'guest', takesGuests: false })).toBe('auth/accounts-only');
    expect(refusalOf({ kind: 'guest', takesGuests: false, isMember: true })).toBe('member');
    expect(refusalOf({ kind: 'learner', takesGuests: false })).toBe('enter');
  });

  it('is only for the address that the invite is bound to', () => {
    const bound = { invite: { ...invite, email: 'ada@example.org' } };
    const comer = (address: string, isVerified = true) =>
      refusalOf({ ...bound, email: { address, isVerified } });
    expect(comer('ada@example.org')).toBe('enter');
    expect(comer('ada@example.org', false)).toBe('invites/unverified-address');
    expect(comer('emmy@example.org')).toBe('invites/other-address');
    expect(refusalOf(bound)).toBe('invites/other-address');
  });
});
