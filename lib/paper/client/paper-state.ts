import { noOffers, type CameraOffers } from '@/lib/paper/client/camera-track';
import type { Size } from '@/lib/paper/geometry/output-size';
import { firstQuad, type Quad } from '@/lib/paper/geometry/quad';

/** How a camera for paper stands, and what is made of its picture. */
export type PaperState = {
  readonly phase: 'closed' | 'opening' | 'open';
  /** Of the camera's picture (px). */
  readonly frame: Size;
  readonly offers: CameraOffers;
  /** The camera that is open; empty where the browser does not tell. */
  readonly deviceId: string;
  readonly quad: Quad;
  /** Who has set the corners: nobody yet, the finder, or the person. */
  readonly cornersBy: 'nobody' | 'finder' | 'person';
  readonly quarters: number;
  readonly isStraight: boolean;
  readonly isWhite: boolean;
  readonly isFrozen: boolean;
  readonly isLit: boolean;
  readonly zoom: number;
};

export const closedCamera: PaperState = {
  phase: 'closed',
  frame: { width: 0, height: 0 },
  offers: noOffers,
  deviceId: '',
  quad: firstQuad,
  cornersBy: 'nobody',
  quarters: 0,
  isStraight: true,
  isWhite: false,
  isFrozen: false,
  isLit: false,
  zoom: 1,
};
