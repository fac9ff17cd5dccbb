/** @jest-environment jsdom */
import { typesetLater } from '@/components/shell/typeset-later';

let seen: (targets: readonly Element[], isIntersecting?: boolean) => void = () => undefined;
const watched = new Set<Element>();
let now = 0;

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: unknown[]) => void) {
      seen = (targets, isIntersecting = true) =>
        tell(targets.filter((one) => watched.has(one)).map((target) => ({ target, isIntersecting })));
    }
    observe = (target: Element) => void watched.add(target);
    unobserve = (target: Element) => void watched.delete(target);
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  document.body.innerHTML = '<div role="region"></div>';
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

/** A formula whose typesetting takes 5 ms. */
function put(inside: Element | null = document.querySelector('[role=region]')) {
  const place = document.createElement('span');
  inside?.append(place);
  const run = jest.fn(() => void (now += 5));
  return { place, run, callOff: typesetLater(place, run) };
}
const isDone = ({ run }: ReturnType<typeof put>) => run.mock.calls.length > 0;

describe('a formula in a list', () => {
  it('is typeset at once as long as the task has time, and else when it comes near', () => {
    const formulas = [put(), put(), put(), put(), put(), put()];
    expect(formulas.map(isDone)).toEqual([true, true, false, false, false, false]);
    jest.runAllTimers();
    expect(formulas.filter(isDone)).toHaveLength(2);
    seen(formulas.slice(2, 5).map(({ place }) => place));
    expect(formulas.filter(isDone)).toHaveLength(4);
    jest.runAllTimers();
    expect(formulas.map(isDone)).toEqual([true, true, true, true, true, false]);
    expect(watched.size).toBe(1);
    seen(
      formulas.slice(5).map(({ place }) => place),
      false,
    );
    jest.runAllTimers();
    expect(isDone(formulas[5]!)).toBe(false);
  });

  it('is left alone once it has gone', () => {
    put();
    put();
    const [third, fourth] = [put(), put()];
    third.callOff();
    seen([third, fourth].map((one) => one.place));
    fourth.callOff();
    jest.runAllTimers();
    expect([third, fourth].map((one) => isDone(one))).toEqual([false, false]);
  });
});

describe('a formula outside a list', () => {
  it('is typeset at once, as on paper', () => {
    expect([1, 2, 3, 4].map(() => put(document.body)).every(isDone)).toBe(true);
  });
});
