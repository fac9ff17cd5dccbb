import { personHue } from '@/lib/core/person-hue';
import { colourInGroup } from '@/lib/groups/colour-in-group';

const people = Array.from({ length: 20 }, (_, index) => ({ uid: `p${index}`, addedAt: index }));
const coloursOf = (group: typeof people) => {
  const colour = colourInGroup(group);
  return group.map(({ uid }) => JSON.stringify(colour(uid)));
};

describe('the colour of a person in a group', () => {
  it('belongs to one person only while a hue is free', () => {
    const first = people.slice(0, 12);
    expect(new Set(first.map(({ uid }) => personHue(uid))).size).toBeLessThan(12);
    expect(new Set(coloursOf(first)).size).toBe(12);
  });

  it('stays when others are added, and in any order of the list', () => {
    const before = coloursOf(people.slice(0, 9));
    expect(coloursOf(people).slice(0, 9)).toEqual(before);
    expect(coloursOf(people.slice(0, 9).toReversed()).toReversed()).toEqual(before);
  });

  it('is the preferred one for a person alone', () => {
    expect(colourInGroup(people.slice(0, 1))('p0').hue).toBe(personHue('p0'));
  });
});
