import type { Reaction, Term } from '../chemistry/balance';

const raisedSign: Readonly<Record<string, string>> = { '⁺': '+', '⁻': '-', '−': '-' };

/** A chemical formula as TeX: digits behind atoms low, the charge high. */
export function substanceTex(text: string): string {
  const plain = text
    .replace(/[₀₁₂₃₄₅₆₇₈₉]/g, (sign) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)))
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]$/,
      (charge) =>
        `^${charge.replace(/./g, (sign) => raisedSign[sign] ?? String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)))}`,
    );
  const [, body = '', charge = ''] = /^(.*?)(?:\^?\(?(\d*[-+−])\)?)?$/s.exec(plain) ?? [];
  const low = body
    .replace(/(?<=[A-Za-z)\]}])\d+/g, (digits) => `_{${digits}}`)
    .replace(/\s*[·⋅∙•*.]\s*/g, '\\cdot ');
  return `\\mathrm{${low}${charge === '' ? '' : `^{${charge.replace('−', '-')}}`}}`;
}

const sideOf = (terms: readonly Term[], write: (text: string) => string, gap: string) =>
  terms.map(({ count, text }) => `${count === 1 ? '' : `${count}${gap}`}${write(text)}`).join(' + ');

/** A reaction with its numbers, as it would be typed. */
export const writeReaction = ({ left, right }: Reaction): string =>
  [left, right].map((side) => sideOf(side, (text) => text, ' ')).join(' -> ');

export const reactionTex = ({ left, right }: Reaction): string =>
  [left, right].map((side) => sideOf(side, substanceTex, '\\,')).join(' \\longrightarrow ');
