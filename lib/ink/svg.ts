import { highlighterOpacity, runsOf, type PathSink } from './draw-stroke';
import type { InkItem } from './ink-item';
import { inView } from './view';

type Drawing = {
  readonly items: readonly InkItem[];
  /** Of the surface, in page units. */
  readonly width: number;
  readonly height: number;
  /** The colour of an item as CSS knows it: one's own colour is that of its author. */
  readonly colourOf: (item: InkItem) => string;
  readonly title: string;
  /** What somebody wrote about it; empty where nobody did. */
  readonly description: string;
  /** It fills the place that it is given, whatever its proportions are. */
  readonly fillsPlace?: boolean;
};

/** A drawing as a picture of its own, for exports and for paper. Highlighters lie under the ink. */
export function toSvg(drawing: Drawing): string {
  const { items, width, height, colourOf, title, description, fillsPlace = false } = drawing;
  const painted = inView(items, { left: 0, top: 0, right: width, bottom: height });
  const words = [
    `<title>${escapeXml(title)}</title>`,
    description === '' ? '' : `<desc>${escapeXml(description)}</desc>`,
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" role="img"`,
    fillsPlace ? ' preserveAspectRatio="none"' : '',
    ` fill="none" stroke-linecap="round" stroke-linejoin="round">${words}`,
    ...painted.map((item) => toGroup(item, colourOf(item))),
    '</svg>',
  ].join('');
}

function toGroup({ stroke }: InkItem, colour: string): string {
  const paths = runsOf(stroke).map(
    ({ width, trace }) => `<path stroke-width="${round(width)}" d="${pathOf(trace)}"/>`,
  );
  const look =
    stroke.tool === 'highlighter'
      ? ` stroke-opacity="${String(highlighterOpacity)}" style="mix-blend-mode:multiply"`
      : '';
  return `<g stroke="${escapeXml(colour)}"${look}>${paths.join('')}</g>`;
}

function pathOf(trace: (sink: PathSink) => void): string {
  const parts: string[] = [];
  const add = (letter: string, ...numbers: number[]) =>
    void parts.push(letter + numbers.map(round).join(' '));
  trace({
    moveTo: (x, y) => add('M', x, y),
    lineTo: (x, y) => add('L', x, y),
    quadraticCurveTo: (throughX, throughY, x, y) => add('Q', throughX, throughY, x, y),
  });
  return parts.join('');
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

const signs: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
  ...{ '"': '&quot;', "'": '&#39;' },
};
/** Signs that XML forbids are left out. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');
