import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import { makeStrokes } from '../../samples.fixture';
import { moveInk } from '../../edit/transform';
import { openInk } from '../open-ink';
import { surfaceInk } from './surface-ink';

const whole = { x0: 0, x1: 10, y0: 0, y1: 10, height: 500 };
/** The right half, from twice as near. */
const near = { ...whole, x0: 5 };

it('moves ink of a plot with its axes, also what is changed in another part', () => {
  const doc = new Y.Doc();
  const state = createStore({ unsaved: 0, phase: 'ready' });
  const ink = openInk({ doc, state, close: () => undefined } as unknown as OpenDocument, {
    author: () => 'ada',
  });
  const [sample] = makeStrokes(1);
  const points = [{ x: 600, y: 250, pressure: 0.5 }];
  surfaceInk(ink, 'plot', whole).add([{ ...sample!, points }]);

  const seen = surfaceInk(ink, 'plot', near);
  expect(seen.items.read()[0]?.stroke.points[0]).toMatchObject({ x: 200, y: 250 });
  seen.replace(moveInk(seen.items.read(), { x: 100, y: 0 }));
  expect(surfaceInk(ink, 'plot', whole).items.read()[0]?.stroke.points[0]).toMatchObject({ x: 650, y: 250 });
  ink.close();
});
