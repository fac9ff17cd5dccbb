import { hasWords, readQuestion, searchWords } from '@/lib/core/search-words';
import { searchedText, searchKeysOf, type Searched } from './search-keys';

const finds = (question: string, person: Searched): boolean => {
  const { key, others } = readQuestion(question);
  return key === null || (searchKeysOf(person).includes(key) && hasWords(searchedText(person), others));
};

const emmy = { name: 'Emmy Noether', email: 'e.noether@school.example' };

describe('finding somebody', () => {
  it.each([
    'e',
    'Emmy',
    'noe',
    'NOETHER',
    'noether emmy',
    'e.noether@school.example',
    'school.ex',
    '  emmy  ',
  ])('finds Emmy Noether by "%s"', (question) => {
    expect(finds(question, emmy)).toBe(true);
  });

  it('finds an imported person by their unverified address', () => {
    const imported = { name: 'Emmy Noether', email: null, importedEmail: 'e.noether@school.example' };
    expect(finds('e.noether@school', imported)).toBe(true);
    expect(finds('e.noether@school', { ...imported, email: 'emmy@home.example' })).toBe(false);
  });

  it.each(['mmy', 'emma', 'emmy gauss', 'noethers'])('does not find her by "%s"', (question) => {
    expect(finds(question, emmy)).toBe(false);
  });

  it.each([
    ['sofia', 'Sófia Kovalévskaya'],
    ['galois', 'Évariste GALOIS'],
    ['кова', 'Софья Ковалевская'],
    ['straße', 'Straße'],
  ])('ignores marks and case: "%s" is %s', (question, name) => {
    expect(finds(question, { name, email: null })).toBe(true);
  });

  it('finds a word that is longer than what is kept of it', () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff';
    expect(finds(name, { name, email: null })).toBe(true);
    expect(Math.max(...searchKeysOf({ name, email: null }).map((key) => key.length))).toBe(16);
  });

  it('asks for nothing where there is no word', () => {
    expect(readQuestion(' .@- ')).toEqual({ key: null, others: [] });
  });

  it('keeps a bounded number of keys, whatever somebody is called', () => {
    const name = Array.from({ length: 30 }, (_, index) => String.fromCharCode(97 + (index % 26))).join(' ');
    expect(searchWords(name).length).toBeLessThanOrEqual(16);
    expect(searchKeysOf({ name: 'x'.repeat(60), email: `${'y'.repeat(60)}@z.example` }).length).toBeLessThan(
      300,
    );
  });
});
