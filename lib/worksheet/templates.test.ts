import { createSheet } from '@/lib/math/sheet/create-sheet';
import { readRange, readSlider } from './slider/read-slider';
import { templates } from './templates';

it.each(templates)(
  'the template $id calculates every line, and shows one of its own',
  ({ formula, lines, slider }) => {
    const set = lines.map((source, index) => ({ id: String(index), source }));
    const results = createSheet().apply({ set });
    expect(results.filter(({ error }) => error !== null)).toEqual([]);
    expect(results.every(({ shown, plot }) => plot !== undefined || (shown !== null && shown !== ''))).toBe(
      true,
    );
    expect(lines).toContain(formula);
    if (slider) {
      expect(readSlider(slider.line)).not.toBeNull();
      expect(readRange(slider.range)).toEqual(slider.range);
      expect(lines).toContain(slider.line);
    }
  },
);
