import { listNames } from './list-names';

describe('listNames', () => {
  it.each([
    ['sqrt', /square root/u, true],
    ['mean', /mean/u, true],
    ['hour', /^a time$/u, false],
    ['acre', /^an area$/u, false],
  ])('says what %s is', (name, about, isFunction) => {
    const found = listNames().find((one) => one.name === name);
    expect(found?.isFunction).toBe(isFunction);
    expect(found?.about).toMatch(about);
  });
});
