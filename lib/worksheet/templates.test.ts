import { createSheet } from '@/lib/math/sheet/create-sheet';
import { templates } from './templates';

it.each(templates)(
  'the template $id calculates every line, and shows one of its own',
  ({ formula, lines }) => {
    const set = lines.map((source, index) => ({ id: String(index), source }));
    const results = createSheet().apply({ set });
    expect(results.filter(({ error }) => error !== null)).toEqual([]);
    expect(results.every(({ shown }) => shown !== null && shown !== '')).toBe(true);
    expect(lines).toContain(formula);
  },
);
