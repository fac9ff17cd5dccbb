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
