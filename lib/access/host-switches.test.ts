import { capabilities, capabilityFacts, isMarked, lendableCapabilities } from './capabilities';
import { listHeldBy } from './enforcers';
import { personalCapabilities, shieldCapabilities } from './host-switches';

describe('the marks of the vocabulary', () => {
  it('give hosts a switch for all that a room can set in a call', () => {
    const settable = capabilities.filter((name) => capabilityFacts[name].reach === 'everyone');
    expect(settable.filter((name) => !isMarked(name, 'shield'))).toEqual(['hand:raise', 'room:start']);
    expect(capabilities.filter((name) => isMarked(name, 'shield') && !settable.includes(name))).toEqual([]);
  });

  it('give hosts one for each person’s hand', () => {
    expect(capabilities.filter((name) => isMarked(name, 'personal'))).toEqual(['hand:raise']);
  });
});

describe('what hosts have switches for', () => {
  const controls = listHeldBy('page');

  it('is all that has a control in the page, if a room can set it, and nothing else', () => {
    expect(shieldCapabilities).toContain('mic:publish');
    expect(shieldCapabilities).toEqual(controls.filter((name) => isMarked(name, 'shield')));
  });

  it('is for one person all of it that they can be lent, but the start of a session', () => {
    const lendable = controls.filter((name) => lendableCapabilities.includes(name));
    expect(personalCapabilities).toEqual(lendable.filter((name) => name !== 'room:start'));
  });
});
