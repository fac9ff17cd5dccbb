import { keyed, makeKey, makeQuestion } from '@/tests/support/questions/make-question';
import type { Key } from '@/lib/questions/key';
import type { QuestionText } from '@/lib/questions/question';
import { judgeAnswer } from './judge-answer';
import type { KeyedQuestion } from './work-out-key';

/** The verdict in short: its state, the parts that are not right, and the mistake. */
function shortly(asked: KeyedQuestion, typed: string): string {
  const judged = judgeAnswer(asked, { typed });
  if (judged.outcome === 'unreadable') return 'unreadable';
  const { state, parts, mistake } = judged.verdict;
  const others = Object.entries(parts).filter(([, part]) => part !== 'right');
  return [state, ...others.map(([name, part]) => `${name}:${part}`), mistake?.kind ?? '']
    .filter((word) => word !== '')
    .join(' ');
}

type Row = [lines: string, asked: Partial<Key>, typed: string, verdict: string];

describe('A number', () => {
  it.each<Row>([
    ['0.5 N m', {}, '500 mN m', 'right'],
    ['0.5 N m', {}, '0.5 J', 'right'],
    ['M = 0.5 N m', {}, 'M = 0.5 J', 'right'],
    ['0.5 N m', {}, '0.5 N', 'partly unit:wrong unit-kind'],
    ['0.5 N m', {}, '0.5', 'partly unit:wrong unit-missing'],
    ['0.5 N m', {}, '1/2', 'partly unit:wrong unit-missing'],
    ['0.5 N m', {}, '0.6', 'wrong value:wrong unit:wrong unit-missing'],
    ['0.5 N m', {}, 'N m', 'unreadable'],
    ['0.5 N m', {}, 'half', 'unreadable'],
    ['0.5 N m', {}, '(0.5', 'unreadable'],
    ['0.5 N m', { unit: 'same' }, '0.5 J', 'partly unit:wrong unit-other'],
    ['0.5 N m', { unit: 'same' }, '0.5 m N', 'right'],
    ['0.025 kg', { unit: 'same' }, '25 g', 'partly unit:wrong unit-other'],
    ['5 km', {}, '5 m', 'partly unit:wrong unit-other'],
    ['5 km', {}, '5 s + 2 m', 'wrong value:wrong unit:wrong unit-kind'],
    ['0.5 N m', { figures: { count: 1, atLeast: false } }, '0.50 N m', 'partly figures:wrong figures'],
    ['0.5 N m', { figures: { count: 1, atLeast: true } }, '0.50 N m', 'right'],
    ['2/3', { figures: { count: 3, atLeast: false } }, '0.667', 'right'],
    ['2/3', { figures: { count: 3, atLeast: false } }, '0.67', 'partly figures:wrong figures'],
    ['2/3', { figures: { count: 3, atLeast: false } }, '0.7', 'wrong value:wrong figures:wrong'],
    ['2/3', { figures: { count: 3, atLeast: false } }, '0.666', 'wrong value:wrong rounded-early'],
    ['2/3', { figures: { count: 3, atLeast: false } }, '2/3', 'partly figures:wrong figures'],
    ['2/3', { decimals: 2 }, '0.67', 'right'],
    ['2/3', { decimals: 2 }, '0.667', 'partly figures:wrong figures'],
    ['9.81 m/s^2', { relative: 0.02 }, '10 m/s^2', 'right'],
    ['9.81 m/s^2', { absolute: '0.1' }, '9.9 m/s^2', 'right'],
    ['9.81 m/s^2', { absolute: '0.1 m/s^2' }, '9.92 m/s^2', 'wrong value:wrong rounded-early'],
    ['9.81 m/s^2', { absolute: '0.1 s' }, '9.9 m/s^2', 'open value:open'],
    ['4', {}, '4 m', 'partly unit:wrong unit-kind'],
    ['4', {}, '-4', 'wrong value:wrong sign'],
    ['4 m', {}, '4 km', 'partly unit:wrong unit-other'],
    ['4', {}, '4000', 'wrong value:wrong power-of-ten'],
    ['4', {}, '0.25', 'wrong value:wrong inverse'],
    ['4', {}, '16', 'wrong value:wrong square'],
    ['4', {}, '7', 'wrong value:wrong'],
    ['sin(30)', {}, '0.5', 'wrong value:wrong degrees'],
    ['m = 2 kg\nm * 9.81 m/s^2', { relative: 0.01 }, '19.6 N', 'right'],
    ['', {}, '5', 'open value:open'],
    ['1/0', {}, '5', 'open value:open'],
  ])('%j asked by %j and answered with %j is %s', (lines, asked, typed, verdict) => {
    expect(shortly(keyed(lines, asked), typed)).toBe(verdict);
  });

  it('is read with the decimal sign of the question', () => {
    const settings = { angle: 'rad', numbers: 'real', decimalSign: ',' } as const;
    const asked = keyed('1,5 N m + 0,25 N m', { figures: { count: 3, atLeast: false } }, { settings });
    expect(
      ['1,75 N m', '1,75 N', '1,8 J', '1750 mN m', '-1,75 J'].map((typed) => shortly(asked, typed)),
    ).toEqual([
      'right',
      'partly unit:wrong unit-kind',
      'partly figures:wrong figures',
      'right',
      'wrong value:wrong sign',
    ]);
  });

  it('may be typed with the names that are given', () => {
    const question = makeQuestion({ given: 'v = 3 m/s' });
    const numbers = [{ name: 't', value: '2 s' }];
    const asked = { question, key: makeKey('v * t'), numbers };
    expect([shortly(asked, '6 m'), shortly(asked, 'v t'), shortly(asked, 'v')]).toEqual([
      'right',
      'right',
      'wrong value:wrong unit:wrong unit-kind',
    ]);
  });

  it('costs less where the value is right', () => {
    const judged = judgeAnswer(keyed('0.5 N m'), { typed: '0.5 N' });
    expect(judged).toMatchObject({ verdict: { credit: 0.5 } });
  });
});

describe('A formula', () => {
  it.each<Row>([
    ['(x+1)^2', {}, 'x^2+2x+1', 'right'],
    ['(x+1)^2', {}, 'x^2+1', 'wrong value:wrong'],
    ['(x+1)^2', { form: 'expanded' }, '(x+1)(x+1)', 'partly form:wrong form'],
    ['x^2-1', { form: 'factored' }, '(x-1)(x+1)', 'right'],
    ['1/2 x', { form: 'lowest-terms' }, '2/4 x', 'partly form:wrong form'],
    ['x^3/3', { antiderivative: 'x' }, 'x^3/3', 'wrong value:wrong constant'],
    ['x^3/3', { antiderivative: 'x' }, 'x^3/3 + C', 'right'],
    ['x - 3', {}, '3 - x', 'wrong value:wrong sign'],
    ['x/y', {}, 'y/x', 'wrong value:wrong inverse'],
    ['abs(x)', { assuming: 'x > 0' }, 'x', 'right'],
    ['E = m c^2', {}, 'c^2 m', 'right'],
    ['E = m c^2', {}, 'E = c^2 m', 'right'],
    ['E = m c^2', {}, 'm = E/c^2', 'right'],
    ['m c^2', {}, 'E = c^2 m', 'right'],
    ['x + 1', {}, 'x = x + 1', 'wrong value:wrong'],
    ['y = 0.5 - x', {}, '2x + 2y = 1', 'right'],
    ['x^2 + y^2 = 1', {}, 'y^2 = 1 - x^2', 'right'],
    ['x+1', {}, 'x +', 'unreadable'],
  ])('%j asked by %j and answered with %j is %s', (lines, asked, typed, verdict) => {
    expect(shortly(keyed(lines, asked, { kind: 'formula' }), typed)).toBe(verdict);
  });

  it('that is wrong comes with numbers, but not with those of the key', () => {
    const asked = keyed('2 x', {}, { kind: 'formula' });
    const judged = judgeAnswer(asked, { typed: '3 x' });
    expect(judged).toMatchObject({ verdict: { witness: { at: [{ name: 'x', value: '3' }], given: '9' } } });
    const quiet = judgeAnswer({ ...asked, key: { ...asked.key, showsWitness: false } }, { typed: '3 x' });
    expect(quiet).not.toHaveProperty('verdict.witness');
  });

  it('has the numbers of its learner in it', () => {
    const asked = { ...keyed('a x^2', {}, { kind: 'formula' }), numbers: [{ name: 'a', value: '-3' }] };
    expect([shortly(asked, '-3 x^2'), shortly(asked, 'a x x'), shortly(asked, '3x^2')]).toEqual([
      'right',
      'right',
      'wrong value:wrong sign',
    ]);
  });
});

describe('Solutions', () => {
  it.each<Row>([
    ['x^2 - 5x + 6 = 0', {}, 'x = 2 or x = 3', 'right'],
    ['x^2 - 5x + 6 = 0', {}, '2, 3', 'right'],
    ['x^2 - 5x + 6 = 0', {}, 'x = 2', 'wrong value:wrong'],
    ['2x = 6', {}, '3', 'right'],
    ['x^2 = 2', { relative: 0.01 }, '1.41, -1.41', 'right'],
    ['x^2 = 2', { relative: 0.01 }, 'x = 1.41 or x = -1.41', 'right'],
    ['x^2 = 2', {}, '1.41, -1.41', 'wrong value:wrong'],
    ['x^2 = -1', {}, '{}', 'right'],
    ['x^2 = -1', {}, 'no solution', 'right'],
    ['x^2 = 4', {}, 'no solution', 'wrong value:wrong'],
    ['x^2 - 5x + 6 = 0', {}, '2 or 3', 'right'],
    ['x^2 < 4', {}, '(-2, 2)', 'right'],
    ['x + y = 1, x - y = 3', {}, 'x = 2, y = -1', 'right'],
  ])('%j asked by %j and answered with %j is %s', (lines, asked, typed, verdict) => {
    expect(shortly(keyed(lines, asked, { kind: 'solutions' }), typed)).toBe(verdict);
  });
});

describe('A choice', () => {
  const offer = { choices: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id })) };

  it.each<[several: boolean, right: string[], chosen: string[], state: string, credit: number]>([
    [false, ['a'], ['a'], 'right', 1],
    [false, ['a'], ['b'], 'wrong', 0],
    [false, ['a', 'b'], ['b'], 'right', 1],
    [true, ['a', 'b'], ['b', 'a'], 'right', 1],
    [true, ['a', 'b'], ['a'], 'partly', 0.5],
    [true, ['a', 'b'], ['a', 'c'], 'wrong', 0],
    [true, ['a', 'b'], ['a', 'b', 'c'], 'partly', 0.5],
    [false, [], ['a'], 'open', 0],
  ])('with several=%s and %j right is judged for %j', (several, right, chosen, state, credit) => {
    const asked = keyed('', { right }, { kind: 'choice', several, ...offer });
    expect(judgeAnswer(asked, { chosen })).toMatchObject({ verdict: { state, credit } });
  });

  it.each<[boolean, string[]]>([
    [false, ['a', 'b']],
    [true, ['x']],
  ])('with several=%s is no try with %j', (several, chosen) => {
    const asked = keyed('', { right: ['a'] }, { kind: 'choice', several, ...offer });
    expect(judgeAnswer(asked, { chosen })).toMatchObject({ outcome: 'unreadable' });
  });
});

describe('A short text', () => {
  it('is right in other letters and with a stop, and never wrong', () => {
    const asked = keyed(
      '',
      { texts: ['Green'] } satisfies Partial<Key>,
      { kind: 'text' } satisfies Partial<QuestionText>,
    );
    expect([shortly(asked, ' green. '), shortly(asked, 'greenish')]).toEqual(['right', 'open value:open']);
  });
});
