/**
 * A result as it is shown, in two: the number, and its unit with the space before it. What is no quantity has no unit.
 */
export function splitShown(shown: string): { value: string; unit: string } {
  const [, value, unit] =
    /^([-−+]?[\d.,]+(?: ?[×·] ?10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?(?: ± [\d.,]+)?)( ?\p{L}.*|°.*)$/u.exec(shown) ?? [];
  return value === undefined || unit === undefined ? { value: shown, unit: '' } : { value, unit };
}
