import { withMargin } from './follow-view';
import { densityOf, mostPixels } from './ink-canvas';

/** The canvas of a surface whose rows from 1000 on fill the window. */
const canvasOf = (surface: number, rows: number, scale: number, density: number) => {
  const seen = { scale, from: 1000, to: 1000 + rows / scale };
  const view = withMargin(seen, { width: surface, height: 6000 }, density);
  const sharp = densityOf(view, density);
  return { sharp, pixels: surface * view.height * (scale * sharp) ** 2 };
};

it.each([
  ['a paper on a laptop', canvasOf(760, 800, 1, 2), 2],
  ['a paper on a phone', canvasOf(760, 800, 0.5, 3), 3],
  ['a paper as wide as a large iPad', canvasOf(760, 1300, 1.3, 2), 2],
  ['a page at zoom 4 on an iPad', canvasOf(1000, 1000, 4, 2), 1],
])('draws %s in no more pixels than a canvas has', (_, { sharp, pixels }, least) => {
  expect(pixels).toBeLessThanOrEqual(mostPixels * 1.001);
  expect(sharp).toBeGreaterThanOrEqual(least);
});
