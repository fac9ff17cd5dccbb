const mostNumbers = 65_536;
let last = Math.floor(Math.random() * mostNumbers);

/**
 * The next number of a stroke of this page, from 0 to 65,535. It is in the live points and in the document, so that a
 * page knows both for the same stroke. Pages begin anywhere: two of one person hardly meet.
 */
export function nextStrokeNumber(): number {
  last = (last + 1) % mostNumbers;
  return last;
}
