import { makeQuestion } from '@/tests/support/questions/make-question';
import { drawNumbers, drawOwnNumbers, linesOf } from './draw-numbers';

const mass = { name: 'm', from: 2, to: 5, step: 0.5, unit: 'kg' };
const valuesOf = (seeds: readonly string[], parameter = mass) =>
  seeds.map((seed) => drawNumbers([parameter], seed, '.')[0]?.value);
const seeds = Array.from({ length: 700 }, (_, at) => `seed ${String(at)}`);

describe('Numbers of one’s own', () => {
  it('are the same for the same learner on every machine', () => {
    const question = { ...makeQuestion({ parameters: [mass] }), round: 1 };
    const numbers = drawOwnNumbers({ questionId: 'q', question, uid: 'ada', attempt: 0 });
    expect(linesOf(numbers)).toEqual(['m = 3.5 kg']);
  });

  it('take every value of their range about as often', () => {
    const counts = new Map<string | undefined, number>();
    for (const value of valuesOf(seeds)) counts.set(value, (counts.get(value) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(
      ['2.0', '2.5', '3.0', '3.5', '4.0', '4.5', '5.0'].map((value) => `${value} kg`),
    );
    expect(Math.min(...counts.values())).toBeGreaterThan(70);
  });

  it.each([
    [{ ...mass, from: -1, to: 1, step: 1, unit: '' }, '.', ['-1', '0', '1']],
    [{ ...mass, from: 0.1, to: 0.3, step: 0.1, unit: '' }, '.', ['0.1', '0.2', '0.3']],
    [{ ...mass, from: 1e-7, to: 2e-7, step: 1e-7, unit: 'm' }, ',', ['0,0000001 m', '0,0000002 m']],
    [{ ...mass, from: 3, to: 3, step: 1, unit: '' }, '.', ['3']],
  ] as const)('of %j with the sign %j are %j', (parameter, sign, values) => {
    const drawn = new Set(seeds.map((seed) => drawNumbers([parameter], seed, sign)[0]?.value));
    expect([...drawn].sort()).toEqual([...values]);
  });

  it.each([
    ['another round', { round: 2 }, {}],
    ['another try, where tries get new ones', { freshNumbers: true }, { attempt: 1 }],
    ['another learner', {}, { uid: 'ben' }],
  ])('change with %s', (_, changed, other) => {
    const parameters = ['a', 'b', 'c'].map((name) => ({ ...mass, name, to: 400 }));
    const question = { ...makeQuestion({ parameters }), round: 1 };
    const draw = { questionId: 'q', question, uid: 'ada', attempt: 0 };
    const changedDraw = { ...draw, question: { ...question, ...changed }, ...other };
    expect(drawOwnNumbers(changedDraw)).not.toEqual(drawOwnNumbers(draw));
  });

  it('are those of all in a question without names', () => {
    const question = { ...makeQuestion({ parameters: [{ ...mass, to: 4000 }], named: false }), round: 1 };
    const [ada, ben] = ['ada', 'ben'].map((uid) =>
      drawOwnNumbers({ questionId: 'q', question, uid, attempt: 0 }),
    );
    expect(ada).toEqual(ben);
  });
});
