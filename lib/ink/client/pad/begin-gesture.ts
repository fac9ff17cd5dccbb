import type { InkPoint, Stroke } from '../../stroke';
import { snapTo } from './aids';
import type { Gesture } from './gesture';
import { drawGesture, type DrawPorts } from './gestures/draw';
import { eraseGesture, type ErasePorts } from './gestures/erase';
import { lassoGesture, type LassoPorts } from './gestures/lasso';
import { pointGesture, type PointPorts } from './gestures/point';
import { shapeGesture } from './gestures/shape';
import { endLine, tellLine } from './gestures/tell-line';
import { styleOf, type ToolChoice } from './ink-tools';
import { selectInk } from './selection';
import type { SurfaceInk } from './surface-ink';

/** How gestures are seen while they last. */
export type GestureLooks = Pick<DrawPorts, 'paint'> &
  PointPorts & {
    showEraser: ErasePorts['show'];
    showLasso: LassoPorts['show'];
  };

type BeginInput = {
  intent: 'draw' | 'erase';
  first: InkPoint;
  choice: ToolChoice;
  ink: SurfaceInk;
  looks: GestureLooks;
  /** `number` is that of the line which the others have seen. */
  keep: (stroke: Stroke, number?: number) => void;
};

/** What the chosen tool does from a first point on. */
export function beginGesture({ intent, first, choice, ink, looks, keep }: BeginInput): Gesture {
  const { tool } = choice;
  const items = ink.items.read;
  if (intent === 'erase' || tool === 'eraser') {
    const { erase, replace, beginStep } = ink;
    const ports = { items, erase, replace, beginStep, undo: () => ink.undo.undo() };
    return eraseGesture(choice.erases, first, { ...ports, show: looks.showEraser });
  }
  switch (tool) {
    case 'pen':
    case 'highlighter':
    case 'shape': {
      const style = styleOf(choice);
      const line = ink.begin('stroke', style);
      const drawing: DrawPorts = {
        paint: looks.paint,
        keep: (stroke) => keep(stroke, line.number),
        show: line.show,
        snap: (point) => snapTo(choice.aid, point),
      };
      return tool === 'shape'
        ? endLine(shapeGesture(choice.shape, style, first, drawing), line)
        : tellLine(drawGesture(style, first, drawing), line, first, drawing.snap);
    }
    case 'lasso':
      return lassoGesture(first, {
        items,
        show: looks.showLasso,
        select: (chosen) => selectInk(ink.anchor, chosen),
      });
    case 'pointer':
      return tellLine(pointGesture(first, looks), ink.begin('pointer', styleOf(choice)), first);
  }
}
