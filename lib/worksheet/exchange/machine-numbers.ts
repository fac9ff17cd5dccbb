const powers = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A shown result with its numbers as machines write them: `−1.5 × 10⁻⁷` is `-1.5e-7`. */
export const machineNumbers = (shown: string): string =>
  shown
    .replaceAll('−', '-')
    .replace(/(?<=\d)\s?×\s?10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu, (_, sign: string, raised: string) => {
      const digits = raised.replace(/./gu, (digit) => String(powers.indexOf(digit)));
      return `e${sign === '' ? '' : '-'}${digits}`;
    });
