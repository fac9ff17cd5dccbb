import { companyOf } from './company';

const people = (...uids: string[]) => uids.map((uid, seat) => ({ uid, name: uid.toUpperCase(), seat }));
const names = ({ faces }: ReturnType<typeof companyOf>) => faces.map(({ name }) => name);

describe('who belongs to a room besides the reader', () => {
  it('is everyone else, as long as they are few', () => {
    const company = companyOf(people('me', 'ada', 'emmy'), 'me', null);
    expect(names(company)).toEqual(['ADA', 'EMMY']);
    expect(company.others).toBe(2);
    expect(companyOf(people('me'), 'me', null)).toEqual({ faces: [], others: 0 });
  });

  it('is three faces and a number when they are many, wherever the reader stands among them', () => {
    for (const first of [people('me', 'a', 'b', 'c', 'd'), people('a', 'b', 'c', 'd', 'e')]) {
      const company = companyOf(first, 'me', 25);
      expect(names(company)).toEqual(['A', 'B', 'C']);
      expect(company.others).toBe(24);
    }
  });

  it('has the colours of the room', () => {
    expect(companyOf([{ uid: 'ada', name: 'Ada', seat: 16 }], 'me', null).faces[0]?.hue).toBe(135);
  });
});
