import type { CellDraft } from './edit/edit-cells';
import { sliderDraft } from './edit/insertions';

/** Something that one can type. Its word is one of `worksheet.empty`. */
export type Example = {
  id: 'mechanics' | 'equation' | 'units' | 'integral' | 'mean' | 'curve';
  source: string;
  /** What comes of it, as TeX. */
  tex: string;
  /** What the line needs above it. */
  given?: readonly CellDraft[];
};

const line = (source: string): CellDraft => ({ kind: 'calculation', source });

export const examples: readonly Example[] = [
  {
    id: 'mechanics',
    source: 'E = 1/2 m v^2',
    tex: String.raw`E = \tfrac12\,m\,v^2`,
    given: [line('m = 2 kg'), line('v = 3 m/s')],
  },
  { id: 'equation', source: 'x^2 - 5x + 6 = 0', tex: String.raw`x = 2 \;\text{or}\; x = 3` },
  {
    id: 'units',
    source: '45 km/h to m/s',
    tex: String.raw`45\,\mathrm{km/h} = 12.5\,\mathrm{m/s}`,
  },
  {
    id: 'integral',
    source: 'integrate(x^2, x, 0, 3)',
    tex: String.raw`\textstyle\int_0^3 x^2\,\mathrm{d}x = 9`,
  },
  { id: 'mean', source: 'mean([1.42, 1.39, 1.44] s)', tex: String.raw`\approx 1.42\,\mathrm{s}` },
  {
    id: 'curve',
    source: 'plot a sin(b x)',
    tex: String.raw`y = a \sin(b\,x)`,
    given: [sliderDraft('a = 1.5'), sliderDraft('b = 1')],
  },
];
