/**
 * A point of a stroke in page units. One unit is one CSS pixel of a surface that is 760 wide (paper) or 1000 wide
 * (picture, page of a PDF, plot). The pressure goes from 0 to 1.
 */
export type InkPoint = { readonly x: number; readonly y: number; readonly pressure: number };

export const strokeTools = ['pen', 'highlighter'] as const;
type StrokeTool = (typeof strokeTools)[number];

/** 0 is the author's own colour, 1 ink (black), 2 red, 3 green. */
export const inkColours = [0, 1, 2, 3] as const;
export type InkColour = (typeof inkColours)[number];

/** One line of a hand. It never changes: a change is a new stroke in its place. */
export type Stroke = {
  readonly tool: StrokeTool;
  readonly colour: InkColour;
  /** In page units. */
  readonly width: number;
  /** How long it took to draw. */
  readonly ms: number;
  /** Corners stay corners: shapes. */
  readonly isStraight: boolean;
  readonly points: readonly InkPoint[];
};

/** How a stroke looks, apart from its points. */
export type StrokeStyle = Pick<Stroke, 'tool' | 'colour' | 'width' | 'isStraight'>;

/** Pressure of a mouse, and of a pen without a sensor. */
export const evenPressure = 0.5;
