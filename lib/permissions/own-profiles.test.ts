import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import errors from '@/messages/en/errors.json';
import permissions from '@/messages/en/permissions.json';
import { applyEdits } from './edit';
import { findProfileLimit, mostOwnEver, mostOwnInUse } from './own-profiles';

/** Settings with so many profiles of the organisation's own. */
function withOwn(inUse: number, retired: number): OrganizationSettings {
  const edits = Array.from({ length: inUse + retired }, (_, at) => [
    `learner~${String(at).padStart(6, '0')}`,
    { name: `Learner ${at}`, answers: {}, ...(at >= inUse && { retiredAt: 1 }) },
  ]);
  return { ...initialSettings, profiles: Object.fromEntries(edits) as OrganizationSettings['profiles'] };
}

describe('how many profiles an organisation has of its own', () => {
  it.each([
    ['thirty in use', withOwn(30, 0), null],
    ['one more', withOwn(31, 0), 'in-use'],
    ['thirty beside as many that were retired', withOwn(30, 30), null],
    ['as many as there can ever be', withOwn(30, 170), null],
    ['one more of those', withOwn(29, 172), 'used-up'],
  ])('%s', (_, settings, limit) => {
    expect(findProfileLimit(settings)).toBe(limit);
  });

  it('is said before another one is made or brought back', () => {
    expect(findProfileLimit(withOwn(30, 1), { made: 1 })).toBe('in-use');
    expect(findProfileLimit(withOwn(30, 1), { broughtBack: 1 })).toBe('in-use');
    expect(findProfileLimit(withOwn(1, 199), { made: 1 })).toBe('used-up');
    // That one is counted already.
    expect(findProfileLimit(withOwn(1, 199), { broughtBack: 1 })).toBeNull();
  });

  it('is no matter any more once one is retired', () => {
    const full = withOwn(30, 5);
    const after = applyEdits(full, [
      { kind: 'retire', id: 'learner~000000', to: 'learner', at: 7 },
      { kind: 'copy', id: 'learner~newone', from: 'learner', name: 'New' },
    ]);
    expect(findProfileLimit(full, { made: 1 })).toBe('in-use');
    expect(findProfileLimit(after)).toBeNull();
  });

  it('stands in the words', () => {
    const { limits } = permissions.profiles;
    const said = [limits['in-use'], errors['organization/profiles-in-use'].happened];
    for (const words of said) expect(words).toContain(String(mostOwnInUse));
    expect(limits['used-up']).toContain(String(mostOwnEver));
  });
});
