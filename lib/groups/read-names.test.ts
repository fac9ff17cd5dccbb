import { nameKey } from './name-key';
import { readNames } from './read-names';

describe('a list of names', () => {
  it('is read line by line, without blank ones and without what a spreadsheet adds', () => {
    expect(readNames('Ada\r\n\n  Emmy Noether \nSofia\tKowalewskaja', [])).toEqual({
      names: ['Ada', 'Emmy Noether', 'Sofia Kowalewskaja'],
    });
  });

  it('says when there is none, or too many', () => {
    expect(readNames(' \n\t\n', [])).toEqual({ fault: 'empty' });
    const many = Array.from({ length: 41 }, (_, number) => `Pupil ${number}`).join('\n');
    expect(readNames(many, [])).toEqual({ fault: 'too-many', count: 41 });
  });

  it.each([`Ada${String.fromCodePoint(0x202e)}`, 'x'.repeat(61), `A${String.fromCodePoint(0x200b)}da`])(
    'names the line of a name that cannot be one',
    (name) => expect(readNames(`Emmy\n\n${name}`, [])).toEqual({ fault: 'invalid', line: 3 }),
  );

  it('names both lines of a name that stands twice, however it is written', () => {
    expect(readNames('Ada Lovelace\nEmmy\nADA  lovelace', [])).toEqual({
      fault: 'twice',
      line: 3,
      name: 'ADA  lovelace',
      earlier: 1,
    });
  });

  it('names the line of a name that the group has already', () => {
    expect(readNames('Emmy\nada', ['Ada'])).toEqual({ fault: 'taken', line: 2, name: 'ada' });
  });
});

describe('the key of a name', () => {
  it.each([['Ada', 'ADA'], ['Ada  Lovelace', ' ada lovelace '], ['Ｅmmy', 'emmy'], ['Zoë', 'Zoe\u0308']])(
    'is the same for “%s” and “%s”',
    (one, other) => expect(nameKey(one)).toBe(nameKey(other)),
  ); // prettier-ignore

  it('is another for another name', () => expect(nameKey('Anna B.')).not.toBe(nameKey('Anna K.')));
});
