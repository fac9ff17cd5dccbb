import type { Key } from '@/lib/questions/key';
import type { QuestionText } from '@/lib/questions/question';
import { makeKey, makeQuestion } from '@/tests/support/questions/make-question';
import { previewKey } from './preview-question';

const preview = (lines: string, key: Partial<Key> = {}, question: Partial<QuestionText> = {}) => {
  const { accepted, refused, warnings, samples } = previewKey(makeQuestion(question), makeKey(lines, key));
  return {
    accepted: accepted.map(({ typed }) => typed),
    refused: refused.map(({ typed, part }) => `${typed}: ${part ?? ''}`),
    warnings: warnings.map(({ kind, detail }) => (detail === '' ? kind : `${kind} ${detail}`)),
    samples,
  };
};

const oneFigure = { figures: { count: 1, atLeast: false } };
const mass = { name: 'm', from: 2, to: 5, step: 0.5, unit: 'kg' };
const root = { name: 'a', from: -1, to: 2, step: 1, unit: '' };

describe('A preview', () => {
  it.each<[string, Partial<Key>, string[], string[]]>([
    ['0.5 N m', {}, ['0.5 N m', '500 mN m', '0.5 J'], ['0.5: unit', '0.5 N: unit']],
    [
      '0.5 N m',
      oneFigure,
      ['0.5 N m', '5e2 mN m', '0.5 J'],
      ['0.5: unit', '0.5 N: unit', '0.50 N m: figures'],
    ],
    ['2/3', { decimals: 2 }, ['0.67'], ['0.667: figures', '-0.67: value']],
    ['100 km/h', {}, ['100 km/h'], ['27.778 m/s: value', '100: unit']],
  ])('of %j with %j says what would be accepted', (lines, key, accepted, refused) => {
    const shown = preview(lines, key);
    expect(shown.accepted).toEqual(accepted);
    expect(shown.refused.slice(0, refused.length)).toEqual(refused);
    expect(shown.warnings).toEqual([]);
  });

  it.each<[QuestionText['kind'], string, Partial<Key>, string[], string[]]>([
    ['formula', '(x+1)^2', { form: 'expanded' }, ['x^2 + 2 * x + 1'], ['(x+1)^2: form']],
    ['formula', 'x^3/3', { antiderivative: 'x' }, ['x^3/3 + C'], ['x^3/3: value']],
    ['solutions', 'x^2-5x+6=0', {}, ['x^2-5x+6=0', '2 or 3'], ['2: value']],
    ['text', '', { texts: ['Green'] }, ['Green', 'green.'], []],
  ])('of a %s tries other forms of %j', (kind, lines, key, accepted, refused) => {
    const shown = preview(lines, key, { kind });
    expect(shown.accepted).toEqual(accepted);
    expect(shown.refused.slice(0, 1)).toEqual(refused);
  });

  it('shows three samples of numbers with their key', () => {
    const { samples } = preview('m * 9.81 m/s^2', {}, { parameters: [mass] });
    expect(samples).toHaveLength(3);
    expect(samples[0]).toEqual({ numbers: [{ name: 'm', value: '3.0 kg' }], key: '29.43 N' });
  });

  it.each<[string, Partial<Key>, Partial<QuestionText>, string[]]>([
    ['', {}, {}, ['key-unreadable']],
    ['1 +', {}, {}, ['key-unreadable After “+” a value is missing.']],
    ['1/a', {}, { parameters: [root] }, ['no-answer a = 0: This divides by zero.']],
    ['x^2 = a', {}, { parameters: [{ ...root, from: 4, to: 4 }] }, ['two-answers a = 4: -2, 2']],
    ['sin(x) = 0', {}, {}, ['two-answers "pi * k"']],
    ['5 m', { absolute: '2 s' }, {}, ['option-unreadable 5 m']],
    ['x^4+4', { form: 'factored' }, { kind: 'formula' }, []],
    ['', {}, { kind: 'choice' }, ['no-answer']],
  ])('of %j with %j and %j warns', (lines, key, question, warnings) => {
    expect(preview(lines, key, question).warnings).toEqual(warnings);
  });
});
