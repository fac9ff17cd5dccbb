import { readFileSync } from 'node:fs';
import * as Y from 'yjs';
import { addStrokes } from '../ink-document';
import { setDescription } from '../ink-words';
import { makeStrokes } from '../samples.fixture';
import { inkColours, strokeTools } from '../stroke';
import { listDrawings } from './list-drawings';
import { colourOnPaper } from './paper-colours';

const outside = { hueOf: () => 255, title: 'Drawing' };
const dot = (x: number, y: number) => [{ x, y, pressure: 1 }];
const [sample] = makeStrokes(1);
const strokeAt = (x: number, y: number) => ({ ...sample!, width: 2, points: dot(x, y) });

it('draws each surface as high as what is on it, with its words', () => {
  const doc = new Y.Doc();
  const draw = (anchor: string, y: number, x = 40) =>
    addStrokes(doc, { anchor, author: 'ada', strokes: [strokeAt(x, y)], at: 0 });
  draw('one', 100);
  draw('two', 300);
  setDescription(doc, 'two', 'A block on a slope.');
  const drawings = listDrawings(doc, outside);
  expect([...drawings.keys()]).toEqual(['one', 'two']);
  expect(drawings.get('one')?.svg).toContain('viewBox="0 0 760 122"');
  expect(drawings.get('two')?.svg).toContain('<desc>A block on a slope.</desc>');
  draw('three', 10, 900);
  expect(listDrawings(doc, outside).get('three')?.svg).toContain('viewBox="0 0 1000 32"');
  expect(drawings.get('two')?.words).toBe('A block on a slope.');
});

it('draws ink of a plot in the part that holds all that was in view', () => {
  const doc = new Y.Doc();
  const frame = { x0: 0, x1: 10, y0: 0, y1: 10, height: 500 };
  const wide = { ...frame, x1: 20 };
  for (const [x, view] of [
    [500, frame],
    [500, wide],
  ] as const) {
    addStrokes(doc, { anchor: 'plot', author: 'ada', strokes: [strokeAt(x, 250)], at: 0, frame: view });
  }
  const { svg = '', frame: shown } = listDrawings(doc, outside).get('plot') ?? {};
  expect(shown).toEqual(wide);
  expect(svg).toContain('viewBox="0 0 1000 500"');
  expect(svg).toMatch(/M250 250.*M500 250/su);
});

it('has the colours of the product on white paper', () => {
  const styles = readFileSync('app/styles/ink.css', 'utf8').split('@media')[0] ?? '';
  const colours = strokeTools.flatMap((tool) =>
    inkColours.flatMap((colour) =>
      tool === 'pen' && colour === 0 ? [] : colourOnPaper({ tool, colour }, 0),
    ),
  );
  expect(colours.filter((colour) => !styles.includes(colour))).toEqual([]);
  expect(styles).toContain('--ink-own: 0.46 0.13;');
  // As Chromium paints them.
  const own = [15, 135, 255].map((hue) => colourOnPaper({ tool: 'pen', colour: 0 }, hue));
  expect(own).toEqual(['#923240', '#356708', '#1b589e']);
});
