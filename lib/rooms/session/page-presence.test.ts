import { parsePresence } from './page-presence';

const mark = (state: string) => ({ state, at: 1 });

it.each([
  [
    'three pages, one of them looked at',
    { '0a': mark('away'), '0b': mark('here'), '0c': mark('away') },
    'here',
  ],
  ['the page of the call', { '0a': mark('call') }, 'here'],
  ['pages that nobody looks at', { '0a': mark('away'), '0b': mark('away') }, 'away'],
  ['no page', {}, undefined],
  ['what is no mark', { '0a': 'here', '0b': mark('busy') }, undefined],
])('%s say one thing about a person', (_, marks, presence) => {
  expect(parsePresence({ ada: marks }).get('ada')).toBe(presence);
});

it('says nothing about anybody where nothing stands', () => {
  expect(parsePresence(null).size).toBe(0);
});
