import { createSheet } from '@/lib/math/sheet/create-sheet';
import { formOf, shownForm } from './shown-form';

describe('a fraction', () => {
  it.each([
    ['12/5', undefined, 'decimal', '2.4', false],
    ['12/5', 'fraction', 'fraction', '12/5', false],
    ['12/5', 'mixed', 'mixed', '2 2/5', false],
    ['2/3', undefined, 'decimal', '0.666667', true],
    ['2/3', 'mixed', 'decimal', '0.666667', true],
    ['1/2 + 1/3', undefined, 'fraction', '5/6', false],
    ['12/5', 'nonsense', 'decimal', '2.4', false],
  ])('%s with %s chosen is a %s', (source, chosen, form, shown, isRounded) => {
    const [result] = createSheet().apply({ set: [{ id: 'a', source }] });
    const forms = result!.forms!;
    expect(formOf(forms, result!.shown, chosen)).toBe(form);
    expect(shownForm(forms, formOf(forms, result!.shown, chosen))).toEqual({ shown, isRounded });
  });
});
