import { toText, toVtt } from './export-transcript';
import { findSaid, groupSaid, type KeptSaid } from './transcript';

const said = (uid: string, at: number, text: string): KeptSaid => ({
  ...{ id: `${uid}${at}`, uid, name: uid === 'ada' ? 'Ada' : 'Émilie', at, text },
});
const lesson = [
  said('ada', 1000, 'Gravity has a part along the plane.'),
  said('ada', 4500, 'And one into it.'),
  said('emilie', 5000, 'So m g sine theta?'),
  said('ada', 90_000, 'Yes.'),
];

describe('a transcript', () => {
  it.each([
    ['', 4],
    ['  ', 4],
    ['PLANE', 1],
    ['part gravity', 1],
    ['part sine', 0],
    ['emilie', 1],
    ['m g', 1],
  ])('finds “%s” in %i pieces', (search, count) => {
    expect(findSaid(lesson, search)).toHaveLength(count);
  });

  it('puts what one speaker says within a minute under one time', () => {
    expect(groupSaid(lesson).map(({ name, lines }) => [name, lines.length])).toEqual([
      ['Ada', 2],
      ['Émilie', 1],
      ['Ada', 1],
    ]);
    const [first] = groupSaid([said('ada', 0, 'a'), said('ada', 59_999, 'b'), said('ada', 60_000, 'c')]);
    expect(first?.lines).toHaveLength(2);
  });

  it('becomes WebVTT, in which nobody’s words are marks', () => {
    const attack = said('ada', 4_000_000, '<b>5 > 3</b> &\n\n00:00 --> 00:01');
    expect(toVtt([...lesson.slice(0, 3), attack])).toBe(`WEBVTT

00:00:00.000 --> 00:00:03.500
<v Ada>Gravity has a part along the plane.

00:00:03.500 --> 00:00:04.000
<v Ada>And one into it.

00:00:04.000 --> 00:00:11.000
<v Émilie>So m g sine theta?

01:06:39.000 --> 01:06:46.000
<v Ada>&lt;b&gt;5 &gt; 3&lt;/b&gt; &amp; 00:00 --&gt; 00:01
`);
    expect(toVtt([])).toBe('WEBVTT\n');
  });

  it('becomes text, a line for each piece', () => {
    expect(toText([said('ada', 5, 'One\ntwo')], (at) => `[${at}]`)).toBe('[5] Ada: One two\n');
  });
});
