import { createStore } from '@/lib/core/client/create-store';
import type { ShapeKind } from '../../shapes/shape-points';
import type { InkColour, StrokeStyle } from '../../stroke';

export type InkTool = 'pen' | 'highlighter' | 'eraser' | 'lasso' | 'shape' | 'pointer';
/** What lies on the surface to draw along. */
export type DrawingAid = 'ruler' | 'protractor';

/** Three widths of a pen, in page units, and those of a highlighter. */
const penWidths = [1.6, 2.5, 4.5] as const;
const markWidths = [14, 22, 30] as const;
export type WidthStep = 0 | 1 | 2;

/** What a person draws with. It is one for all surfaces of a page. */
export type ToolChoice = {
  readonly tool: InkTool;
  readonly step: WidthStep;
  readonly colour: InkColour;
  /** The eraser takes a whole stroke, or only what it goes over. */
  readonly erases: 'whole' | 'part';
  readonly shape: ShapeKind;
  readonly aid: DrawingAid | null;
  /** Also fingers draw, until a pen is seen. */
  readonly fingerDraws: boolean;
};

/** The choice of this page. It is not kept: the next page begins with the pen. */
export const toolChoice = createStore<ToolChoice>({
  tool: 'pen',
  step: 1,
  colour: 0,
  erases: 'whole',
  shape: 'line',
  aid: null,
  fingerDraws: false,
});

export const chooseTool = (changed: Partial<ToolChoice>): void =>
  toolChoice.update((before) => ({ ...before, ...changed }));

/** The aid that comes after another: ruler, protractor, none. */
export const nextAid = (aid: DrawingAid | null): DrawingAid | null =>
  aid === null ? 'ruler' : aid === 'ruler' ? 'protractor' : null;

/** How a stroke of the chosen tool looks; shapes and all others are drawn with the pen. */
export const styleOf = ({ tool, step, colour }: ToolChoice): StrokeStyle =>
  tool === 'highlighter'
    ? { tool, colour, width: markWidths[step], isStraight: false }
    : { tool: 'pen', colour, width: penWidths[step], isStraight: false };

/** Whether a pen was seen on this page: fingers then move the page, whatever was chosen. */
export const penSeen = createStore(false);
/** When a pen was seen last over any surface of this page (ms, as events tell it); null for never. */
export const penSeenAt = createStore<number | null>(null);

/** Whether a mouse drew on this page: fingers are not what this person draws with. */
export const mouseDrew = createStore(false);
