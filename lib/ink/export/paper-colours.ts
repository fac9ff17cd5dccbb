import type { StrokeStyle } from '../stroke';

/** The colours of `app/styles/ink.css` on white paper, as every program reads them. */
const pens = ['', '#1d1d27', '#c0211f', '#1f6b37'] as const;
const marks = ['#f2c318', '#8b8b96', '#f08a80', '#6cc987'] as const;
const own = { lightness: 0.46, chroma: 0.13 };

/**
 * The colour of a stroke on white paper.
 *
 * @param hue the hue of its author in degrees
 */
export function colourOnPaper({ tool, colour }: Pick<StrokeStyle, 'tool' | 'colour'>, hue: number): string {
  if (tool === 'highlighter') return marks[colour];
  return colour === 0 ? hexOfOklch({ ...own, hue }) : pens[colour];
}

type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

/** OKLCH as sRGB. The numbers are those of https://bottosson.github.io/posts/oklab/. What sRGB lacks is cut off. */
function hexOfOklch({ lightness, chroma, hue }: Oklch): string {
  const turn = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${linear.map(hexOfLinear).join('')}`;
}

function hexOfLinear(value: number): string {
  const light = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  const byte = Math.round(255 * Math.min(1, Math.max(0, light)));
  return byte.toString(16).padStart(2, '0');
}
