import { findUnit } from '../units/find-unit';
import type { UnitFactor } from '../units/unit';
import { quantityOf } from '../values/quantity';
import type { Value } from '../values/value';
import { mathjs } from './mathjs';

/** CODATA 2018: number and unit, by every name that people use. A definition in the sheet comes first. */
const physical: readonly (readonly [names: string, amount: number, unit: string])[] = [
  ['c c_0', 299_792_458, 'm/s'],
  ['g g_0 g_n', 9.806_65, 'm/s^2'],
  ['G', 6.674_3e-11, 'm^3 kg^-1 s^-2'],
  ['h', 6.626_070_15e-34, 'J s'],
  ['hbar ħ', 1.054_571_817_646_156_5e-34, 'J s'],
  ['k_B', 1.380_649e-23, 'J/K'],
  ['N_A', 6.022_140_76e23, 'mol^-1'],
  ['R R_gas', 8.314_462_618_153_24, 'J K^-1 mol^-1'],
  ['q_e e_0', 1.602_176_634e-19, 'C'],
  ['m_e', 9.109_383_701_5e-31, 'kg'],
  ['m_p', 1.672_621_923_69e-27, 'kg'],
  ['m_n', 1.674_927_498_04e-27, 'kg'],
  ['m_u', 1.660_539_066_6e-27, 'kg'],
  ['epsilon_0 ε_0 eps_0 epsilon0 ε0 eps0', 8.854_187_812_8e-12, 'F/m'],
  ['mu_0 μ_0 mu0 μ0', 1.256_637_062_12e-6, 'N A^-2'],
  ['sigma_SB σ_SB', 5.670_374_419e-8, 'W m^-2 K^-4'],
  ['R_inf R_∞', 10_973_731.568_16, 'm^-1'],
  ['a_0', 5.291_772_109_03e-11, 'm'],
  ['k_e', 8.987_551_792_3e9, 'N m^2 C^-2'],
  ['F_const', 96_485.332_123_310_01, 'C mol^-1'],
];

const numbers: readonly (readonly [names: string, value: Value])[] = [
  ['pi π', Math.PI],
  ['tau τ', 2 * Math.PI],
  ['e', Math.E],
  ['phi_golden', (1 + Math.sqrt(5)) / 2],
  ['i', mathjs.complex(0, 1)],
  ['inf Infinity ∞', Infinity],
  ['true TRUE', true],
  ['false FALSE', false],
];

const factorsOf = (text: string): UnitFactor[] =>
  text.split(' ').flatMap((part) => {
    const [above = '', ...below] = part.split('/');
    return [factorOf(above, 1), ...below.map((name) => factorOf(name, -1))];
  });

function factorOf(text: string, sign: 1 | -1): UnitFactor {
  const [name = '', power = '1'] = text.split('^');
  const unit = findUnit(name);
  if (!unit) throw new Error(`No unit ${name}`);
  return { unit, power: sign * Number(power) };
}

const table: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...numbers.flatMap(([names, value]) => names.split(' ').map((name) => [name, value] as const)),
  ...physical.flatMap(([names, amount, unit]) => {
    const value = quantityOf(amount, factorsOf(unit));
    return names.split(' ').map((name) => [name, value] as const);
  }),
]);

/** The value of a name that no cell defines; null when there is none. */
export const findConstant = (name: string): Value | null => table.get(name) ?? null;

export const constantNames = (): string[] => [...table.keys()];
