import type { AnswerTest } from './answer-test';
import { checkAnswer } from './check-answer';

const kindOf = (expected: string | null, given: string, test: AnswerTest) => {
  const { verdict, kind } = checkAnswer({ expected, given, test });
  return `${verdict} ${kind}`;
};

describe('A test of an answer', () => {
  it.each<[string | null, string, AnswerTest, string]>([
    ['2', '(3', { kind: 'value' }, 'invalid answer-unreadable'],
    ['2', '1/0', { kind: 'value' }, 'invalid answer-unreadable'],
    ['2', '2.1', { kind: 'value', absolute: 0.1 }, 'yes close-enough'],
    ['2', '2.11', { kind: 'value', absolute: 0.1 }, 'no too-far'],
    ['x^2 = 4', 'x = 2 or x = -2', { kind: 'value' }, 'yes solves'],
    ['x^2 = 4', 'x = 2 or x = -2', { kind: 'form', form: 'as-typed' }, 'no form'],
    ['x = 1', '1', { kind: 'value' }, 'no other-kind'],
    ['(x^2-1)/(x-1)', 'x+1', { kind: 'value' }, 'yes same-where-both'],
    ['sqrt(x-3)*sqrt(x-5)', 'sqrt((x-3)*(x-5))', { kind: 'value' }, 'no other-domain'],
    ['3-x', 'x-3', { kind: 'value' }, 'no sign'],
    ['0.025 kg', '25 g', { kind: 'unit' }, 'yes as-asked'],
    ['0.025 kg', '25 g', { kind: 'unit', sameUnit: true }, 'no unit-not-asked'],
    ['9.81 m/s^2', '9.81 m s^-2', { kind: 'unit', sameUnit: true }, 'yes as-asked'],
    ['5 m/s', '5 m', { kind: 'unit' }, 'no unit-wrong'],
    ['5 m/s', '5', { kind: 'unit' }, 'no unit-missing'],
    ['5 m/s', '5ms⁻¹', { kind: 'unit' }, 'yes as-asked'],
    ['5 m/s', '6ms⁻¹', { kind: 'unit' }, 'no different'],
    ['5 ms', '5 m s', { kind: 'unit' }, 'no unit-wrong'],
    ['4200 J/(kg K)', '4200 J/kgK', { kind: 'unit' }, 'yes as-asked'],
    ['F = 5 N', '5N', { kind: 'unit' }, 'yes as-asked'],
    ['90 min', '1 h 30 min', { kind: 'unit' }, 'yes as-asked'],
    ['3.14159', '3.142', { kind: 'figures', sig: 4 }, 'yes as-asked'],
    ['3.14159', '3.141', { kind: 'figures', sig: 4 }, 'no rounding'],
    ['3.14159', '3.14', { kind: 'figures', sig: 4 }, 'no figures'],
    ['3.14159', '3.15', { kind: 'figures', sig: 3, accuracy: 2 }, 'yes as-asked'],
    [null, '100', { kind: 'figures', sig: 3, figuresOnly: true }, 'yes as-asked'],
    ['x*(y+1)', '(1+y)*x', { kind: 'form', form: 'as-typed' }, 'yes as-asked'],
    ['1/2', '2/4', { kind: 'form', form: 'as-typed' }, 'no form'],
    [null, '(x+1)/2', { kind: 'form', form: 'expanded' }, 'no form'],
    ['x^4-1', '(x-1)*(x+1)*(x^2+1)', { kind: 'form', form: 'factored' }, 'yes as-asked'],
    ['x^4+4', 'x^4+4', { kind: 'form', form: 'factored' }, 'no form'],
    ['x^4+1', 'x^4+1', { kind: 'form', form: 'factored' }, 'yes as-asked'],
    ['x^2-y^2', 'x^2-y^2', { kind: 'form', form: 'factored' }, 'no form'],
    ['ab+ac', 'a(b+c)', { kind: 'form', form: 'expanded' }, 'no form'],
    ['xy(x+y)', 'x(xy+y^2)', { kind: 'form', form: 'factored' }, 'no form'],
    ['x^2', 'x^2+c^2', { kind: 'antiderivative', variable: 'x' }, 'no constant-odd'],
    ['x^2', 'x^2+2', { kind: 'antiderivative', variable: 'x' }, 'no constant-missing'],
  ])('of %s beside %s is judged', (expected, given, test, verdict) => {
    expect(kindOf(expected, given, test)).toBe(verdict);
  });
});
