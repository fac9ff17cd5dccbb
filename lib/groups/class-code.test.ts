import { drawClassCode, readClassCode, showClassCode } from './class-code';

describe('a class code', () => {
  it('is drawn from every character of its alphabet', () => {
    let next = 0;
    const drawn = new Set(
      Array.from({ length: 28 }, () => drawClassCode((below) => next++ % below)).join(''),
    );
    expect(drawn.size).toBe(28);
    for (const character of 'lio01aeu') expect(drawn).not.toContain(character);
  });

  it('is shown in two halves and read back', () => {
    const code = drawClassCode(() => 7);
    expect(showClassCode(code)).toBe('kkk-kkk'.replaceAll('k', code.charAt(0)));
    expect(readClassCode(showClassCode(code))).toBe(code);
  });

  it.each(['k7m-p2x', 'K7MP2X', ' k7m p2x ', 'k7m–p2x', 'k7m‑P2x'])('is read from “%s”', (typed) => {
    expect(readClassCode(typed)).toBe('k7mp2x');
  });

  it.each(['', 'k7m-p2', 'k7m-p2xx', 'k7m-p2l', 'k7m/p2x', 'к7m-p2x'])('is not read from “%s”', (typed) => {
    expect(readClassCode(typed)).toBeNull();
  });
});
