import { follows } from './follows';
import { isEquivalent, type AnswerOptions } from './is-equivalent';

describe('A step', () => {
  it.each([
    ['F = m*a', 'a = F/m', 'yes'],
    ['E = m*v^2/2', 'v = sqrt(2E/m)', 'not-always'],
    ['1/f = 1/g + 1/b', 'f = g + b', 'no'],
    ['x^2 = 9', 'x = ±3', 'yes'],
    ['A = 1/2(a+b)h', 'h = 2A/(a+b)', 'yes'],
    ['a*x = b*x', 'a = b', 'not-always'],
    ['sqrt(x+1) = x-1', 'x = 3', 'yes'],
    ['n!/(n-1)!', 'n', 'yes'],
    ['x', 'x + 1e-13', 'no'],
    ['1/((x-2)(x-3))', '1/(x-3) - 1/(x-2)', 'yes'],
    ['f(x+y)', 'f(x)+f(y)', 'not-proven'],
    ['P(A)+P(B)', 'P(A+B)', 'not-proven'],
    ['A = P(1+rt)', 't = (A-P)/(Pr)', 'yes'],
    ['Q = mcΔT', 'ΔT = Q/(mc)', 'yes'],
    ['e^(a+b)', 'e^ae^b', 'yes'],
    ['ab(c+d)^2', 'a*b*(c+d)^2', 'yes'],
    ['e^x(x+1)', 'x*e^x + e^x', 'yes'],
    ['3 kg + x', '3 kg + x', 'not-proven'],
  ])('from %s to %s is judged', (line1, line2, verdict) => {
    expect(follows(line1, line2).verdict).toBe(verdict);
  });

  it('gives the same counter-example each time', () => {
    const judge = () => follows('(a-b)^2', 'a^2-b^2');
    expect(judge()).toEqual(judge());
    expect(judge().counterexample).toEqual({
      at: [
        { name: 'a', value: '3' },
        { name: 'b', value: '−2' },
      ],
      first: '25',
      second: '5',
    });
  });

  it('ends within its budget', () => {
    const costly = 'sum(sum(k*j*x, k, 1, 2000), j, 1, 2000)';
    expect(follows(costly, `${costly} + 1`)).toMatchObject({ verdict: 'not-proven' });
  });
});

describe('An answer', () => {
  it.each<[string, string, string, AnswerOptions]>([
    ['98.6 °F', '37 °C', 'equivalent', {}],
    ['1000 W', '1000 mW', 'unit-wrong', {}],
    ['5.0 m', '500 cm', 'unit-wrong', { unit: 'm' }],
    ['(-inf,-2)∪(2,inf)', 'x^2>4', 'equivalent', {}],
    ['2±sqrt(3)', '{2+sqrt(3), 2-sqrt(3)}', 'equivalent', {}],
    ['2+sqrt(3)', '2±sqrt(3)', 'different', {}],
    ['{2, -2}', '2 or -2', 'equivalent', {}],
    ['x^2 = 4', 'x = 2 or -2', 'equivalent', {}],
    ['x^2 = 4', 'x = 2 or 3', 'different', {}],
    ['x<2 or x>3', '(-∞,2) U (3,∞)', 'equivalent', {}],
    ['[1,2;3,4]', '[1,2;3,5]', 'different', {}],
    ['9.8 N/kg', '9.8 ms^-2', 'equivalent', {}],
    ['20 J', '20 Nm', 'equivalent', {}],
    ['20 J', '20 mN', 'unit-wrong', {}],
    ['2/3', '0.6667', 'wrong-rounding', { sig: 3 }],
    ['1234', '1200', 'equivalent', { sig: 2 }],
    ['sin(x)^2/2', '-cos(x)^2/2', 'equivalent', { plusC: true }],
    ['x^2/2+C', 'x^2+C', 'different', { plusC: true }],
    ['x*y', 'xy', 'equivalent', {}],
    ['a*b*c', 'abc', 'equivalent', {}],
    ['ab + ba', '2ab', 'equivalent', {}],
    ['v*w*x*y*z', 'vwxyz', 'not-proven', {}],
    ['x*sin(x)', 'xsinx', 'equivalent', {}],
    ['sin(a+b)', 'sinacosb + cosasinb', 'equivalent', {}],
    ['A*cos(ω*t+φ)', 'Acos(ωt+φ)', 'equivalent', {}],
    ['ln(2*x)', 'ln2x', 'equivalent', {}],
    ['log_2(x)', 'log2x', 'not-proven', {}],
    ['cost = 5n + 20', 'cost = 20 + 5n', 'equivalent', {}],
    ['y = (b-d*x)/c', 'cy + dx = b', 'equivalent', {}],
    ['E_k = ½mv²', 'Ek = 1/2mv^2', 'equivalent', {}],
    ['2a + 3b', '3b + 2a', 'equivalent', {}],
    ['n1*sin(θ1)', 'n1sinθ1', 'equivalent', {}],
    ['R_1*R_2/(R_1+R_2)', 'R1R2/(R1+R2)', 'equivalent', {}],
    ['1/3', '0.333', 'equivalent', { tolerance: 0.01 }],
    ['x/x', '1', 'same-where-both', {}],
    ['x^(1/3)', 'nthRoot(x,3)', 'same-where-both', {}],
    ['(-6)^n', '(-1)^n*6^n', 'same-where-both', {}],
    ['x = y', 'a*x = a*y', 'different', {}],
    ['A and C', 'A and B', 'different', {}],
    ['y = x, y^2 = 2', 'x^2+y^2 = 2, y = x', 'different', {}],
    ['x+y = 3, x-y = 1', 'x = 2, y = 1', 'equivalent', {}],
    ['a = b/(2+i)', 'a*(2+i) = b', 'equivalent', {}],
    ['a = b*(2-i)/4', 'a*(2+i) = b', 'different', {}],
    ['x = y', 'x = y or a = b', 'different', {}],
    ['x^2+y^2 = 2, y = x', 'x = 1, y = 1', 'different', {}],
    ['a^(b*c)', '(a^b)^c', 'different', {}],
    ['x±a = y±c', 'x±a = y±b', 'different', {}],
  ])('%s beside %s is judged', (expected, given, verdict, options) => {
    expect(isEquivalent(expected, given, options).verdict).toBe(verdict);
  });
});
