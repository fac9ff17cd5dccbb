import fc from 'fast-check';
import { chooseSeat, chooseSeats, personColour, personHue, personHues } from '@/lib/core/person-hue';

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
        const first = seatEveryone(uids.slice(0, 12));
        const colours = first.map(([uid, seat]) => personColour(uid, seat));
        expect(new Set(colours.map(({ hue }) => hue)).size).toBe(first.length);
        expect(colours.every(({ isCut }) => !isCut)).toBe(true);
      }),
    );
  });

  it('keeps 60° between the first people', () => {
    fc.assert(
      fc.property(people, (uids) => {
        const hues = seatEveryone(uids.slice(0, 3)).map(([uid, seat]) => personColour(uid, seat).hue);
        for (const one of hues) {
          for (const other of hues.filter((hue) => hue !== one)) {
            const gap = Math.abs(one - other);
            expect(Math.min(gap, 360 - gap)).toBeGreaterThanOrEqual(60);
          }
        }
      }),
    );
  });

  it('belongs to one person only, however many there are', () => {
    fc.assert(
      fc.property(people, (uids) => {
        const seats = seatEveryone(uids).map(([, seat]) => seat);
        expect(new Set(seats).size).toBe(seats.length);
      }),
    );
  });

  it('belongs to one person only, even when several join at once', () => {
    fc.assert(
      fc.property(people, fc.nat(40), (uids, count) => {
        const taken = seatEveryone(uids.slice(0, count)).map(([, seat]) => seat);
        const seats = [...taken, ...chooseSeats(uids.slice(count), taken).values()];
        expect(new Set(seats).size).toBe(uids.length);
      }),
    );
  });

  it('cuts the stroke from the thirteenth person on', () => {
    const uids = Array.from({ length: 14 }, (_, index) => `p${index}`);
    const cut = seatEveryone(uids).map(([uid, seat]) => personColour(uid, seat).isCut);
    expect(cut.indexOf(true)).toBe(12);
    expect(cut[13]).toBe(true);
  });

  it('takes a seat that somebody has left before it cuts a stroke', () => {
    const taken = seatEveryone(Array.from({ length: 12 }, (_, index) => `p${index}`)).map(([, seat]) => seat);
    const [left, ...others] = taken;
    expect(chooseSeat('somebody new', others)).toBe(left);
  });

  it('is the preferred one for a person without a seat', () => {
    expect(personColour('aYx3')).toEqual({ hue: personHue('aYx3'), isCut: false });
  });
});

/** Seats people one after the other, as they are added to a room. */
const seatEveryone = (uids: readonly string[]): [uid: string, seat: number][] => [...chooseSeats(uids, [])];
