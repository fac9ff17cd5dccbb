import type { CSSProperties } from 'react';
import { drawingHref } from '@/lib/worksheet/exchange/drawings';
import type { OutgoingDrawing } from '@/lib/worksheet/exchange/exchange';

type DrawingPictureProps = {
  drawing: OutgoingDrawing;
  /** What it is where nobody has described it. */
  title: string;
  className: string;
  style?: CSSProperties;
};

/** A drawing that nobody draws on, as its picture. */
export function DrawingPicture({ drawing, title, className, style }: DrawingPictureProps) {
  const alt = drawing.words === '' ? title : drawing.words;
  // oxlint-disable-next-line nextjs/no-img-element -- the address holds the picture, so there is nothing to fetch
  return <img src={drawingHref(drawing)} alt={alt} {...{ className, style }} />;
}
