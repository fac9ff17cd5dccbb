import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { setAnswer, setRule } from '@/lib/permissions/organization-change';
import { isOfPage, listSavedChanges } from '@/lib/permissions/saved-changes';

const cell = { profile: 'listener', capability: 'reaction:send' } as const;
const before: OrganizationSettings = initialSettings;

describe('what a saved version changed', () => {
  it('is told by the page on which it was changed, with what stood before', () => {
    const answered = setAnswer(before, cell, 'yes');
    expect(listSavedChanges(before, answered)).toEqual([
      { part: 'profiles', from: null, to: 'yes', ...cell },
    ]);
    const ruled = setRule(answered, cell, 'forced-off');
    const [change] = listSavedChanges(answered, ruled);
    expect(change).toEqual({ part: 'policy', from: null, to: 'forced-off', ...cell });
    expect([isOfPage(change!, 'policy'), isOfPage(change!, 'profiles')]).toEqual([true, false]);
  });

  it('names rules and profiles that came or went as such', () => {
    const rules = { ...before, rules: { ...before.rules, guests: 'off' as const } };
    expect(listSavedChanges(before, rules)).toEqual([{ part: 'rest', page: 'policy' }]);
    const made = { ...before, profiles: { 'learner~000001': { name: 'Helper', answers: {} } } };
    expect(listSavedChanges(before, made as OrganizationSettings)).toEqual([
      { part: 'rest', page: 'profiles' },
    ]);
    expect(listSavedChanges(before, before)).toEqual([]);
  });
});
