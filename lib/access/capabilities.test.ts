import { readFileSync } from 'node:fs';
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

  it('marks whatever stands in a database, so that its rules are compared with the resolver', () => {
    const kept = /^(hand|worksheet|ink|chat|file|question|lobby):|^(member:list|member:moderate|room:read)$/;
    expect(capabilities.filter((name) => capabilityFacts[name].behindRules)).toEqual(
      capabilities.filter((name) => kept.test(name)),
    );
  });

  it.each(['firebase/database.rules.json', 'firebase/firestore.rules'])('marks all that %s ask about', (file) => {
    const asked = readFileSync(file, 'utf8').matchAll(/(?:exceptions'\)\.child\(|may\(roomId, )'([a-z:-]+)'/g);
    const names = new Set(Array.from(asked, ([, name]) => name as Capability));
    expect(names.size).toBeGreaterThan(0);
    expect([...names].filter((name) => !capabilityFacts[name].behindRules)).toEqual([]);
  }); // prettier-ignore
});
