import type { InkPoint } from '../../../stroke';
import { endLine } from './tell-line';
import { shapeGesture } from './shape';

const at = (x: number) => ({ x, y: 0, pressure: 0.5 });
const style = { tool: 'pen', colour: 0, width: 2.5, isStraight: false } as const;

it.each([
  ['a shape that is kept', 50, ['shown', 'shown', 'ended', 'kept']],
  ['a shape too short to be kept', 2, ['shown', 'shown', 'cancelled']],
])('tells the others how %s ends', (_, to, told) => {
  const heard: string[] = [];
  const hear = (what: string) => () => void heard.push(what);
  const line = { add: hear('added'), show: hear('shown'), end: hear('ended'), cancel: hear('cancelled') };
  const ports = {
    paint: () => undefined,
    keep: hear('kept'),
    show: line.show,
    snap: (point: InkPoint) => point,
  };
  const gesture = endLine(shapeGesture('line', style, at(0), ports), line);
  gesture.move([at(40)], [], false);
  gesture.move([at(to)], [], false);
  gesture.end(100);
  expect(heard).toEqual(told);
});
