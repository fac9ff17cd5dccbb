import { foldCells } from './fold-cells';

const cells = [
  { id: 'a', kind: 'calculation' },
  { id: 'H', kind: 'heading' },
  { id: 'b', kind: 'text' },
  { id: 'c', kind: 'calculation' },
  { id: 'I', kind: 'heading' },
  { id: 'd', kind: 'calculation' },
] as const;

const read = (folded: string[]) =>
  foldCells(cells, new Set(folded))
    .map(({ id }) => id)
    .join('');

it('hides what stands below a folded heading, down to the next one', () => {
  expect(read([])).toBe('aHbcId');
  expect(read(['H'])).toBe('aHId');
  expect(read(['I'])).toBe('aHbcI');
  expect(read(['H', 'I'])).toBe('aHI');
});
