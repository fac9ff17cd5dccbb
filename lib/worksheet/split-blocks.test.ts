import { splitBlocks } from './split-blocks';

it('finds the lists of a text, and leaves other lines as they are', () => {
  expect(
    splitBlocks('We need:\n- a *ball*\n- 2 m of string\n\n3. Drop it.\n4) Measure.\nThen −5 or\n-5 or 1.5'),
  ).toEqual([
    { kind: 'words', text: 'We need:' },
    { kind: 'list', numbers: null, items: ['a *ball*', '2 m of string'] },
    { kind: 'words', text: '' },
    { kind: 'list', numbers: [3, 4], items: ['Drop it.', 'Measure.'] },
    { kind: 'words', text: 'Then −5 or\n-5 or 1.5' },
  ]);
});

it('keeps a text without a list in one', () => {
  expect(splitBlocks('One\n\ntwo')).toEqual([{ kind: 'words', text: 'One\n\ntwo' }]);
});

it.each([
  ['$$a^2 + b^2$$', ['a^2 + b^2']],
  ['Before\n$$\nx\n= y\n$$\nafter', ['Before', 'x\n= y', 'after']],
  ['Before\n\\[ x \\]\nafter', ['Before', 'x', 'after']],
  ['So\n\\begin{equation}\nx\\label{a}\n\\end{equation}', ['So', 'x']],
  ['\\begin{align*}a &= b\\end{align*}', ['\\begin{aligned}\na &= b\n\\end{aligned}']],
  ['\\begin{align}a\\end{gather}', ['\\begin{align}a\\end{gather}']],
  ['$$\n\nx$$', ['$$\n\nx$$']],
])('sets a formula apart that stands on lines of its own in %j', (source, expected) => {
  expect(
    splitBlocks(source).map((block) =>
      block.kind === 'formula' ? block.tex : block.kind === 'words' ? block.text : '',
    ),
  ).toEqual(expected);
});
