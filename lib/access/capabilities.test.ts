import {
  askableCapabilities,
  capabilities,
  capabilityFacts,
  lendableCapabilities,
} from '@/lib/access/capabilities';

describe('what can be asked for', () => {
  it('is what the vocabulary marks as askable, and can be lent', () => {
    expect(askableCapabilities).toEqual(
      capabilities.filter((capability) => capabilityFacts[capability].askable),
    );
    expect(lendableCapabilities).toEqual(expect.arrayContaining([...askableCapabilities]));
  });
});

describe('what *Pause everything* takes away', () => {
  it('is all that makes sound, pictures or writing', () => {
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
    class: 'questions',
    question: 'questions',
    member: 'people',
    lobby: 'people',
  };

  it.each(capabilities)('%s stands under the heading that it is about', (capability) => {
    const [thing = ''] = capability.split(':');
    expect(capabilityFacts[capability].group).toBe(headings[thing] ?? 'room');
  });
});
