import { memberPreviewOf } from './member-preview';

const people = (...uids: string[]) => uids.map((uid, seat) => ({ uid, name: uid.toUpperCase(), seat }));
const names = ({ faces }: ReturnType<typeof memberPreviewOf>) => faces.map(({ name }) => name);

describe('who belongs to a room besides the reader', () => {
  it('is everyone else, as long as they are few', () => {
    const memberPreview = memberPreviewOf(people('me', 'ada', 'emmy'), 'me', null);
    expect(names(memberPreview)).toEqual(['ADA', 'EMMY']);
    expect(memberPreview.others).toBe(2);
    expect(memberPreviewOf(people('me'), 'me', null)).toEqual({ faces: [], others: 0 });
  });

  it('shows three faces and a number for many, at any place of the reader', () => {
    for (const first of [people('me', 'a', 'b', 'c', 'd'), people('a', 'b', 'c', 'd', 'e')]) {
      const memberPreview = memberPreviewOf(first, 'me', 25);
      expect(names(memberPreview)).toEqual(['A', 'B', 'C']);
      expect(memberPreview.others).toBe(24);
    }
  });

  it('has the colours of the room', () => {
    expect(memberPreviewOf([{ uid: 'ada', name: 'Ada', seat: 16 }], 'me', null).faces[0]?.hue).toBe(135);
  });
});
