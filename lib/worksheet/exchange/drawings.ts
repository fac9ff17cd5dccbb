import type { OutgoingDrawing } from './exchange';

const begin = 'data:image/svg+xml;base64,';

/** A drawing as an address that holds all of it. */
export const drawingHref = ({ svg }: OutgoingDrawing): string => {
  const bytes = new TextEncoder().encode(svg);
  let signs = '';
  for (const byte of bytes) signs += String.fromCodePoint(byte);
  return `${begin}${btoa(signs)}`;
};

/** A drawing in Markdown, in one line. */
export function toMarkdownDrawing(drawing: OutgoingDrawing): string {
  const words = drawing.words === '' ? (drawing.title ?? '') : drawing.words;
  return `![${words.replaceAll(/[\s[\]]+/gu, ' ').trim()}](${drawingHref(drawing)})`;
}

/** Whether a line of Markdown is a drawing of ours. */
export const isMarkdownDrawing = (line: string): boolean =>
  line.startsWith('![') && line.includes(`](${begin}`) && line.endsWith(')');
