import { forever, nothingLocked, type Exceptions, type LiveState, type Policy } from '@/lib/access/layers';
import { findProfile, toProfileBook } from '@/lib/access/profile-book';
import { resolveAccess } from '@/lib/access/resolve-access';
import { listPermissions } from './list-permissions';

const now = 1_000_000;
const list = (
  exceptions: Exceptions,
  { policy = {}, live = nothingLocked }: { policy?: Policy; live?: LiveState } = {},
) => {
  const profile = findProfile(toProfileBook({}, policy), 'learner');
  const general = resolveAccess({ policy, profile, room: {}, live, exception: {}, session: 's1', now });
  const rows = listPermissions(general, exceptions, { session: 's1', now });
  return Object.fromEntries(rows.map(({ capability, ...row }) => [capability, row]));
};

describe('what a host has said about one person', () => {
  it('is nothing at first: role and room decide', () => {
    expect(list({})).toMatchObject({
      'mic:publish': { said: 'role', lasts: null, general: 'yes' },
      'screen:publish': { said: 'role', lasts: null, general: 'ask' },
    });
  });

  it.each([
    ['until the session ends', { until: forever, session: 's1' }, { kind: 'session' }],
    ['for some minutes', { until: now + 1 }, { kind: 'until', at: now + 1 }],
    ['from now on', { until: forever }, { kind: 'always' }],
    ['once', { until: forever, session: 's1', once: now }, { kind: 'once' }],
  ] as const)('counts %s', (_, exception, lasts) => {
    const rows = list({ 'screen:publish': { allow: true, ...exception } });
    expect(rows['screen:publish']).toEqual({ said: 'yes', lasts, general: 'ask', isForced: false });
    expect(list({ 'mic:publish': { allow: false, ...exception } })['mic:publish']).toMatchObject({
      said: 'no',
      general: 'yes',
    });
  });

  it('is over at its instant, and with its session', () => {
    expect(list({ 'mic:publish': { allow: false, until: now } })['mic:publish']?.said).toBe('role');
    const earlier = { allow: false, until: forever, session: 's0' };
    expect(list({ 'mic:publish': earlier })['mic:publish']?.said).toBe('role');
  });

  it('follows the switches of the session where nothing was said', () => {
    const live = { ...nothingLocked, locks: { 'mic:publish': 'off' as const } };
    expect(list({}, { live })['mic:publish']?.general).toBe('no');
  });

  it('changes nothing that the organisation forces', () => {
    const policy: Policy = { learner: { 'screen:publish': 'forced-off' } };
    expect(list({}, { policy })['screen:publish']).toMatchObject({ general: 'no', isForced: true });
    expect(list({}, { policy })['mic:publish']?.isForced).toBe(false);
  });
});
