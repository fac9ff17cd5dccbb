import fc from 'fast-check';
import { assignPersonColours, personHue, personHues } from '@/lib/core/person-hue';

const people = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 28 }), { maxLength: 50 });

describe('the colour of a person', () => {
  it('is always the same for the same account', () => {
    expect(personHue('aYx3')).toBe(personHue('aYx3'));
  });

  it('uses all twelve hues about equally', () => {
    const counts = new Map<number, number>();
    for (let index = 0; index < 6000; index += 1) {
      const hue = personHue(`person-${index}`);
      counts.set(hue, (counts.get(hue) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([...personHues]);
    for (const count of counts.values()) expect(count).toBeGreaterThan(400);
  });

  it('is unique in a room of up to twelve', () => {
    fc.assert(
      fc.property(people, (uids) => {
        const first = uids.slice(0, 12);
        const colours = [...assignPersonColours(first).values()];
        expect(new Set(colours.map(({ hue }) => hue)).size).toBe(first.length);
        expect(colours.every(({ isCut }) => !isCut)).toBe(true);
      }),
    );
  });

  it('keeps 60° between the first people', () => {
    fc.assert(
      fc.property(people, (uids) => {
        const hues = [...assignPersonColours(uids.slice(0, 3)).values()].map(({ hue }) => hue);
        for (const one of hues) {
          for (const other of hues.filter((hue) => hue !== one)) {
            const gap = Math.abs(one - other);
            expect(Math.min(gap, 360 - gap)).toBeGreaterThanOrEqual(60);
          }
        }
      }),
    );
  });

  it('does not change when somebody joins later', () => {
    fc.assert(
      fc.property(people, (uids) => {
        const before = assignPersonColours(uids.slice(0, -1));
        const after = assignPersonColours(uids);
        for (const [uid, colour] of before) expect(after.get(uid)).toEqual(colour);
      }),
    );
  });

  it('cuts the stroke from the thirteenth person on', () => {
    const uids = Array.from({ length: 14 }, (_, index) => `p${index}`);
    const cut = [...assignPersonColours(uids).values()].map(({ isCut }) => isCut);
    expect(cut.indexOf(true)).toBe(12);
    expect(cut[13]).toBe(true);
  });
});
