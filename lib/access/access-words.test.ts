import { capabilities, capabilityGroups } from '@/lib/access/capabilities';
import { presetIds } from '@/lib/access/presets';
import { profileIds } from '@/lib/access/profiles';
import { accessReasons } from '@/lib/access/resolve-access';
import words from '@/messages/en/access.json';

describe('the words about access', () => {
  it.each([
    ['action', words.actions, capabilities],
    ['reason', words.why, accessReasons],
    ['thing that still works', words.stillWorks, capabilityGroups],
    ['group', words.groups, capabilityGroups],
    ['profile', words.profiles, profileIds],
    ['preset', words.presets, presetIds],
  ])('name every %s, and nothing else', (_what, spoken, known) => {
    expect(Object.keys(spoken).sort()).toEqual([...known].sort());
  });

  it.each(Object.entries(words.why))('%s is one sentence that says what it is about', (_reason, sentence) => {
    expect(sentence).toMatch(/^[A-Z][^.]*\{action\}[^.]*\.$/);
  });

  it.each(Object.entries(words.actions))('%s fits into a sentence', (_capability, action) => {
    expect(action).toMatch(/^[a-z][^.]*[^. ]$/);
  });
});
