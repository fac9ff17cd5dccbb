/** @jest-environment jsdom */
import * as Y from 'yjs';
import { listInk } from './describe';
import { addStrokes, readInk } from './ink-document';
import { makeStrokes, random, writePoints } from './samples.fixture';
import { toStroke } from './shapes/shape-points';
import { toSvg } from './svg';

const at = Date.UTC(2026, 8, 1, 10, 4);
const [from, to] = [{ x: 10, y: 10 }, { x: 110, y: 60 }]; // prettier-ignore
const arrow = toStroke({ kind: 'arrow', from, to }, { tool: 'pen', colour: 2, width: 2 });
const marker = toStroke({ kind: 'line', from, to }, { tool: 'highlighter', colour: 0, width: 16 });
/** Three letters of a word, side by side. */
const letters = [0, 1, 2].map((letter) => {
  const points = writePoints(random(9), { width: 760 }).map((point) => ({
    ...point,
    x: point.x + 12 * letter,
  }));
  return { ...makeStrokes(1)[0]!, points };
});

function drawn() {
  const doc = new Y.Doc();
  const add = (author: string, strokes: (typeof arrow)[], later = 0) =>
    addStrokes(doc, { anchor: 'p1', author, strokes, at: at + later });
  add('ada', letters);
  add('ada', letters.slice(0, 1), 60_000);
  add('emmy', [arrow, marker]);
  return readInk(doc);
}

it('draws a surface with its words, highlighters under the ink', () => {
  const svg = toSvg({
    ...{ items: drawn(), width: 760, height: 400, title: 'Paper <1>', description: 'A block & its forces' },
    colourOf: ({ author, stroke }) => (stroke.colour === 2 ? '#b3372b' : `var(--${author})`),
  });
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(page.querySelector('title')?.textContent).toBe('Paper <1>');
  expect(page.querySelector('desc')?.textContent).toBe('A block & its forces');
  const colours = Array.from(page.querySelectorAll('g'), (group) => group.getAttribute('stroke'));
  expect(colours[0]).toBe('var(--emmy)');
  expect(new Set(colours.slice(1))).toEqual(new Set(['var(--ada)', '#b3372b']));
  expect(page.querySelector('g')?.getAttribute('style')).toBe('mix-blend-mode:multiply');
});

it('lists what one person wrote in one go as one row, and a shape by its name', () => {
  const rows = listInk(drawn()).map(({ kind, author, items }) => [kind, author, items.length]);
  expect(rows).toEqual([
    ['writing', 'ada', 3],
    ['stroke', 'ada', 1],
    ['arrow', 'emmy', 1],
    ['highlight', 'emmy', 1],
  ]);
});
