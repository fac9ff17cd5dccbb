import type { CellDraft } from './edit/edit-cells';
import type { SliderRange } from './slider/read-slider';

/** A sheet to begin with. Its title and what it is about are words of `worksheet.templates`. */
export type Template = {
  id: (typeof templateIds)[number];
  /** The line that tells what it is about. */
  formula: string;
  /** A table of measurements above the lines. */
  table?: string;
  lines: readonly string[];
  /** The line that moves the others. */
  slider?: { line: string; range: SliderRange };
};

const templateIds = [
  'kinematics',
  'quadratic',
  'conversion',
  'statistics',
  'titration',
  'circuit',
  'interest',
  'report',
] as const;

export const templates: readonly Template[] = [
  {
    id: 'kinematics',
    formula: 'h = (v0 sin(alpha))^2/(2*g)',
    lines: [
      'v0 = 12 m/s',
      'alpha = 35 deg',
      'h = (v0 sin(alpha))^2/(2*g)',
      'd = v0^2 sin(2*alpha)/g',
      't = 2*v0*sin(alpha)/g',
      'y(x) = x tan(alpha) - g x^2/(2*(v0 cos(alpha))^2)',
      'plot y(x) for x from 0 m to d',
    ],
    slider: { line: 'alpha = 35 deg', range: { from: 5, to: 85, step: 1 } },
  },
  {
    id: 'quadratic',
    formula: 'x1 = (-b + sqrt(D))/(2*a)',
    lines: [
      'a = 2',
      'b = -3',
      'c = -5',
      'D = b^2 - 4*a*c',
      'x1 = (-b + sqrt(D))/(2*a)',
      'x2 = (-b - sqrt(D))/(2*a)',
      '2x^2 - 3x - 5 = 0',
      'plot a x^2 + b x + c for x from -3 to 4',
    ],
  },
  {
    id: 'conversion',
    formula: '90 km/h to m/s',
    lines: ['90 km/h to m/s', '5 ft 11 in to cm', '2500 kcal to kJ', '1 atm to kPa', '25 degC to K'],
  },
  {
    id: 'statistics',
    formula: 'u = std(T)/sqrt(n)',
    table: 'T in s\td in ms = T - mean(T)\n1.42\n1.39\n1.44\n1.41\n1.40',
    lines: ['n = length(T)', 'mean(T)', 'median(T)', 'std(T)', 'u = std(T)/sqrt(n)'],
  },
  {
    id: 'titration',
    formula: 'ca = cb*Vb/Va to mol/L',
    lines: [
      'cb = 0.1 mol/L',
      'Vb = 18.6 mL',
      'Va = 25 mL',
      'n = cb*Vb',
      'ca = cb*Vb/Va to mol/L',
      'ca*60.05 g/mol to g/L',
    ],
  },
  {
    id: 'circuit',
    formula: 'R = R1 R2/(R1 + R2)',
    lines: [
      'U = 12 V',
      'R1 = 220 ohm',
      'R2 = 330 ohm',
      'R = R1 R2/(R1 + R2)',
      'I = U/R',
      'I to mA',
      'P = U I',
    ],
  },
  {
    id: 'interest',
    formula: 'K = K0 (1 + r)^n',
    lines: [
      'K0 = 5000',
      'r = 3.5%',
      'n = 12',
      'K = K0 (1 + r)^n',
      'gain = K - K0',
      'ln(2)/ln(1 + r)',
      'plot K for n from 0 to 40',
    ],
    slider: { line: 'n = 12', range: { from: 0, to: 40, step: 1 } },
  },
  {
    id: 'report',
    formula: 'ga = 4*pi^2*L/T^2',
    table:
      'L in m\tT in s\tga = 4*pi^2*L/T^2\n0.400 ± 0.002\t1.27 ± 0.01\n0.652 ± 0.002\t1.62 ± 0.01\n0.900 ± 0.002\t1.90 ± 0.01',
    lines: ['gm = mean(ga)', 'deviation = (gm - 9.81 m/s^2)/(9.81 m/s^2)', 'plot L, T'],
  },
];

/** Its cells, below a heading and a sentence that says what it does. */
export function templateCells(
  { table, lines, slider }: Template,
  words: { title: string; about: string },
): CellDraft[] {
  return [
    { kind: 'heading', source: words.title },
    { kind: 'text', source: words.about },
    ...(table === undefined ? [] : [{ kind: 'table' as const, source: table }]),
    ...lines.map((source): CellDraft => ({
      ...{ kind: 'calculation', source },
      ...(slider?.line === source && { options: { slider: slider.range } }),
    })),
  ];
}
