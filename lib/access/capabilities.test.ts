import {
  askableCapabilities,
  capabilities,
  type Capability,
  capabilityFacts,
  lendableCapabilities,
  personalCapabilities,
  shieldCapabilities,
} from '@/lib/access/capabilities';

describe('what can be asked for', () => {
  it('is what the vocabulary marks as askable, and can be lent', () => {
    expect(askableCapabilities).toEqual(
      capabilities.filter((capability) => capabilityFacts[capability].askable),
    );
    expect(lendableCapabilities).toEqual(expect.arrayContaining([...askableCapabilities]));
  });
});

describe('what hosts have switches for', () => {
  it('are sound, camera and screen of everybody, which a room can switch', () => {
    expect(shieldCapabilities.map((name) => capabilityFacts[name].reach)).toEqual(Array(3).fill('everyone'));
    expect(shieldCapabilities).toContain('mic:publish');
  });

  it('are all that a room can set, as soon as the feature is there', () => {
    // Taken out of here, and put into `shieldCapabilities`, with the feature that it is about.
    const later = /^(reaction|worksheet|ink|chat|file|question):/;
    // A hand is lent and taken by itself; starting a session is no switch of one that runs.
    const never = ['hand:raise', 'room:start'];
    const switched: readonly Capability[] = shieldCapabilities;
    const without = capabilities.filter(
      (name) => capabilityFacts[name].reach === 'everyone' && !switched.includes(name) && !later.test(name),
    );
    expect(without).toEqual(never);
  });

  it('are, for one person, those and the hand, all of which can be lent', () => {
    expect(personalCapabilities).toEqual(expect.arrayContaining([...shieldCapabilities, 'hand:raise']));
    expect(personalCapabilities.filter((name) => !lendableCapabilities.includes(name))).toEqual([]);
  });
});

describe('what *Pause everything* takes away', () => {
  it('is all that can be set or lent but what makes neither sound, nor picture, nor writing', () => {
    const kept = lendableCapabilities.filter((name) => !capabilityFacts[name].pausable);
    expect(kept).toEqual(['hand:raise', 'question:run', 'room:start']);
  });
});

describe('the vocabulary', () => {
  const headings: Readonly<Record<string, string>> = {
    mic: 'speak',
    camera: 'speak',
    screen: 'speak',
    hand: 'speak',
    reaction: 'speak',
    worksheet: 'worksheet',
    ink: 'worksheet',
    chat: 'chat',
    file: 'chat',
    question: 'questions',
    member: 'people',
    lobby: 'people',
  };

  it.each(capabilities)('%s stands under the heading that it is about', (capability) => {
    const [thing = ''] = capability.split(':');
    expect(capabilityFacts[capability].group).toBe(headings[thing] ?? 'room');
  });
});
