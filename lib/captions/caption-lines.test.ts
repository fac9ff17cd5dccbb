import { captionLimits, dropSilent, hear, type Captions, type Heard } from './caption-lines';

type Step = [uid: string, id: string, text: string, isFinal?: 'final' | undefined, at?: number];

const play = (steps: readonly Step[]): Captions =>
  steps.reduce<Captions>((captions, [uid, id, text, isFinal, at = 0]) => {
    const heard: Heard = { uid, id, text, isFinal: isFinal === 'final' };
    return hear(captions, heard, at);
  }, []);
const read = (captions: Captions) =>
  captions.map(({ uid, settled, pending }) => `${uid}: ${settled}|${pending}`);

describe('captions', () => {
  const cases: [string, Step[], string[]][] = [
    ['what may change', [['ada', '1', 'so at'], ['ada', '1', 'so at about']], ['ada: |so at about']],
    ['what is final, in its place', [['ada', '1', 'so ad'], ['ada', '1', 'So at', 'final']], ['ada: So at|']],
    ['both of one speaker', [['ada', '1', 'Good.', 'final'], ['ada', '2', 'why']], ['ada: Good.|why']],
    ['no late word of a final piece', [['ada', '1', 'Good.', 'final'], ['ada', '1', 'goo']], ['ada: Good.|']],
    ['a final piece twice', [['ada', '1', 'Good.', 'final'], ['ada', '1', 'Good.', 'final']], ['ada: Good.|']],
    ['an earlier piece after a later one began', [['ada', '2', 'why'], ['ada', '1', 'Good.', 'final'], ['ada', '2', 'why not']], ['ada: Good.|why not']],
    ['two speakers, in their order', [['ada', '1', 'a'], ['ben', '2', 'b'], ['ada', '1', 'aa']], ['ada: |aa', 'ben: |b']],
    ['the newest two of three', [['ada', '1', 'a', undefined, 1], ['ben', '2', 'b', undefined, 2], ['cyd', '3', 'c', undefined, 3]], ['ben: |b', 'cyd: |c']],
    ['a fresh line after a silence', [['ada', '1', 'Old', 'final', 0], ['ada', '2', 'New', 'final', captionLimits.staysFor]], ['ada: New|']],
  ]; // prettier-ignore
  it.each(cases)('show %s', (_, steps, expected) => {
    expect(read(play(steps))).toEqual(expected);
  });

  it('keep the end of a long speech, from a whole word on', () => {
    const [line] = play([['ada', '1', `${'word '.repeat(100)}end`, 'final']]);
    expect(line?.settled.length).toBeLessThanOrEqual(captionLimits.letters);
    expect(line?.settled).toMatch(/^word .*word end$/);
  });

  it('go some seconds after the last word', () => {
    const captions = play([['ada', '1', 'a']]);
    expect(dropSilent(captions, captionLimits.staysFor - 1)).toBe(captions);
    expect(dropSilent(captions, captionLimits.staysFor)).toEqual([]);
  });
});
