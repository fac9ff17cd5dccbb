import { lintAs } from './lint-as';

const long = 'answers '.repeat(11).trim();

it.each([
  ['a vague word in a comment', '// Whoever waits is told.', 'Name the role or the thing instead of "Whoever".'],
  ['a vague word in a docstring', '/** The person of whom it speaks. */', 'Name the role or the thing instead of "of whom".'],
  ['a vague word in the name of a test', "it('tells whoever waits', run);", 'Name the role or the thing instead of "whoever".'],
  ['a wide line of a comment', `/**\n * ${'wide '.repeat(30)}\n */`, 'A comment line ends at column 120 at most.'],
  ['a long name', `it('${long}', run);`, 'The name of a test has at most 80 characters, a verb and an outcome.'],
  ['a long name of a table', `it.each([1])('${long}', run);`, 'The name of a test has at most 80 characters, a verb and an outcome.'],
  ['a long name made of parts', `test(\`${long} \${1}\`, run);`, 'The name of a test has at most 80 characters, a verb and an outcome.'],
])('reports %s', (_, text, message) => {
  expect(lintAs('lib/rooms/room.test.ts', text)).toEqual([message]);
}); // prettier-ignore

it('accepts plain sentences, and long texts that are no names', () => {
  const text = `// The host waits.\nit('tells the host', run);\nconst shown = '${long}';\ndescribe('${long}', run);`;
  expect(lintAs('lib/rooms/room.test.ts', text)).toEqual([]);
});
