import { drawPin, isPin, isTrivialPin } from './pin';

describe('a PIN', () => {
  it.each([
    '000000',
    '123456',
    '987654',
    '121212',
    '123123',
    '112211',
    '557755',
    '240789',
    '122490',
    '991231',
  ])('is never %s, which is tried first', (pin) => expect(isTrivialPin(pin)).toBe(true));

  it.each(['483950', '907364', '083950'])('may be %s', (pin) => expect(isTrivialPin(pin)).toBe(false));

  it('is drawn again until it is not trivial, and keeps its leading zero', () => {
    const draws = [111111, 123456, 83950];
    expect(drawPin(() => draws.shift() ?? 483950)).toBe('083950');
    expect(draws).toEqual([]);
  });

  it('leaves enough to guess', () => {
    const sample = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 1_000_000);
    const left = sample.filter((number) => !isTrivialPin(String(number).padStart(6, '0')));
    expect(left.length / sample.length).toBeGreaterThan(0.88);
  });

  it.each([['483950', true], ['48395', false], ['4839501', false], ['48395a', false], ['４８３９５０', false]])(
    '“%s” can be one: %s',
    (typed, outcome) => expect(isPin(typed)).toBe(outcome),
  ); // prettier-ignore
});
