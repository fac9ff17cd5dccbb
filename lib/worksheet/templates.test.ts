import { createSheet } from '@/lib/math/sheet/create-sheet';
import { readRange, readSlider } from './slider/read-slider';
import { templates } from './templates';

it.each(templates)(
  'the template $id calculates every line, and shows one of its own',
  ({ formula, table, lines, slider }) => {
    const set = lines.map((source, index) => ({ id: String(index), source }));
    const tables = table === undefined ? [] : [{ id: 'table', source: table, kind: 'table' as const }];
    const results = createSheet().apply({ set: [...tables, ...set] });
    expect(results.filter(({ error }) => error !== null)).toEqual([]);
    expect(
      results.filter(({ shown, plot, columns }) => plot === undefined && columns === undefined && !shown),
    ).toEqual([]);
    expect([...(table?.split(/[\t\n]/u) ?? []), ...lines]).toContain(formula);
    if (slider) {
      expect(readSlider(slider.line)).not.toBeNull();
      expect(readRange(slider.range)).toEqual(slider.range);
      expect(lines).toContain(slider.line);
    }
  },
);
