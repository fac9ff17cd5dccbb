type Point = { x: number; y: number };

/** A sign of a text on the page: how many come before it, and whether the point lies in its right half. */
export type NearestSign = { before: number; isRight: boolean };

/** The sign of an element that is nearest to a point; null where there is none, and on a page without layout. */
export function nearestSign(root: Element, point: Point): NearestSign | null {
  const range = document.createRange();
  if (typeof range.getClientRects !== 'function') return null;
  let best: { node: Text; before: number; distance: number } | null = null;
  let before = 0;
  for (const node of textsIn(root)) {
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const distance = box.width === 0 ? Infinity : distanceTo(box, point);
      if (best === null || distance < best.distance) best = { node, before, distance };
    }
    before += node.length;
  }
  return best === null || best.distance === Infinity ? null : signIn(best.node, best.before, point);
}

function signIn(node: Text, before: number, point: Point): NearestSign {
  const range = document.createRange();
  let best = { before, isRight: false, distance: Infinity };
  for (let at = 0; at < node.length; at += 1) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const box = range.getBoundingClientRect();
    const distance = distanceTo(box, point);
    if (distance < best.distance)
      best = { before: before + at, isRight: point.x > box.left + box.width / 2, distance };
  }
  return { before: best.before, isRight: best.isRight };
}

/** The texts of an element that are seen, in order. */
export function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement?.closest('.sr-only') === null) texts.push(node);
  }
  return texts;
}

const distanceTo = (box: DOMRect, { x, y }: Point): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
