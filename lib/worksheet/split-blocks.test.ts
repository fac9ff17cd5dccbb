import { splitBlocks } from './split-blocks';

it('finds the lists of a text, and leaves other lines as they are', () => {
  expect(
    splitBlocks('We need:\n- a *ball*\n- 2 m of string\n\n3. Drop it.\n4) Measure.\nThen −5 or\n-5 or 1.5'),
  ).toEqual([
    { kind: 'words', text: 'We need:' },
    { kind: 'list', isOrdered: false, first: 1, items: ['a *ball*', '2 m of string'] },
    { kind: 'words', text: '' },
    { kind: 'list', isOrdered: true, first: 3, items: ['Drop it.', 'Measure.'] },
    { kind: 'words', text: 'Then −5 or\n-5 or 1.5' },
  ]);
});

it('keeps a text without a list in one', () => {
  expect(splitBlocks('One\n\ntwo')).toEqual([{ kind: 'words', text: 'One\n\ntwo' }]);
});
