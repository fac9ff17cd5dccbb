import {
  askableCapabilities,
  capabilities,
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

  it('are, for one person, those and the hand, all of which can be lent', () => {
    expect(personalCapabilities).toEqual(expect.arrayContaining([...shieldCapabilities, 'hand:raise']));
    expect(personalCapabilities.filter((name) => !lendableCapabilities.includes(name))).toEqual([]);
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
