import { evenPressure, type InkPoint } from '../../stroke';
import type { Gesture } from './gesture';
import { mouseDrew, penSeen, penSeenAt } from './ink-tools';
import type { Pan } from './pan';
import { givesWay, intentOf, restingHand, type Contact, type Hand, type Intent } from './pointer-policy';

/** The fewest points that are kept when the browser takes a pointer away. */
const fewestKept = 3;

export type PointerPorts = {
  mayDraw: () => boolean;
  fingerDraws: () => boolean;
  /** Begins what a contact does; null for nothing. */
  begin: (intent: 'draw' | 'erase', first: InkPoint) => Gesture | null;
  /** What a finger does that does not draw. */
  pan: Pan;
  /** CSS pixels of a page unit. */
  scale: () => number;
};

type Running = {
  id: number;
  type: Contact['type'];
  begunAt: number;
  gesture: Gesture;
  count: number;
  /** A second finger came to one that draws: they may be about to zoom. */
  isJoined: boolean;
};

/**
 * Turns the pointers over a surface into gestures: who draws, who moves the page, and which is a palm. Returns the way
 * to stop.
 */
export function followPointers(surface: HTMLElement, ports: PointerPorts): () => void {
  const hand = createHand();
  const { pan } = ports;
  const pointOf = toPoint(surface, ports.scale);

  const down = (event: PointerEvent) => {
    if (!ports.mayDraw() || isOnLayer(event)) return;
    const intent = hand.takeDown(event, ports.fingerDraws());
    if (intent === 'move') pan.down(event);
    // A palm that came before the pen, or a throw, would move the page under it.
    else if (event.pointerType === 'pen' || intent === 'draw') pan.release();
    if ((intent !== 'draw' && intent !== 'erase') || hand.running() !== null) return;
    // Without it browsers begin to select, and lose the first stroke of two that follow each other fast.
    event.preventDefault();
    surface.focus({ preventScroll: true });
    const gesture = ports.begin(intent, pointOf(event));
    if (gesture === null) return;
    surface.setPointerCapture(event.pointerId);
    hand.begin(event, gesture);
  };
  const move = (event: PointerEvent) => {
    hand.see(event);
    if (pan.move(event)) return;
    const running = hand.running();
    if (running?.id !== event.pointerId) return;
    const points = partsOf(event).map(pointOf);
    running.count += points.length;
    running.gesture.move(points, expectedOf(event).map(pointOf), event.shiftKey);
  };
  const leave = (event: PointerEvent) => {
    pan.up(event);
    const ended = hand.takeUp(event);
    if (ended === null) return;
    // The browser may take a pointer away. What can be read is kept; a touch of a few points is not, nor one that
    // became a zoom.
    const isDropped = event.type === 'pointercancel' && (ended.isJoined || ended.count < fewestKept);
    if (isDropped) ended.gesture.cancel();
    else ended.gesture.end(event.timeStamp - ended.begunAt);
  };
  const menu = (event: Event) => {
    // The button of a pen erases, and a finger that rests draws on.
    if (event instanceof PointerEvent && event.pointerType !== 'mouse' && ports.mayDraw())
      event.preventDefault();
  };
  const stops = [
    listen(surface, 'pointerdown', down),
    listen(surface, 'pointermove', move),
    listen(surface, 'pointerup', leave),
    listen(surface, 'pointercancel', leave),
    listen(surface, 'contextmenu', menu),
  ];
  return () => {
    for (const stop of stops) stop();
    hand.running()?.gesture.end(0);
    pan.release();
  };
}

/** Keeps what a surface knows of the hand over it, and the gesture that runs. */
function createHand() {
  let hand: Omit<Hand, 'penSeenAt'> = restingHand;
  let running: Running | null = null;
  const run = (next: Running | null) => {
    running = next;
    hand = { ...hand, drawnBy: next?.type ?? null };
  };
  const see = (event: PointerEvent) => {
    if (event.pointerType !== 'pen') return;
    penSeenAt.set(event.timeStamp);
    if (!penSeen.read()) penSeen.set(true);
  };
  return {
    see,
    running: () => running,
    takeDown: (event: PointerEvent, fingerDraws: boolean): Intent => {
      const contact = toContact(event);
      const now = { ...hand, penSeenAt: penSeenAt.read() };
      const intent = intentOf(now, contact, fingerDraws);
      if (contact.type === 'touch' && running?.type === 'touch') running.isJoined = true;
      if (givesWay(now, contact)) {
        running?.gesture.cancel();
        run(null);
      }
      see(event);
      if (contact.type === 'pen') hand = { ...hand, isPenDown: true };
      return intent;
    },
    begin: (event: PointerEvent, gesture: Gesture) => {
      const { pointerId: id, timeStamp: begunAt } = event;
      const { type } = toContact(event);
      if (type === 'mouse' && !mouseDrew.read()) mouseDrew.set(true);
      run({ id, type, begunAt, gesture, count: 1, isJoined: false });
    },
    /** The gesture that ends with this pointer; null for none. */
    takeUp: (event: PointerEvent): Running | null => {
      see(event);
      if (event.pointerType === 'pen') hand = { ...hand, isPenDown: false };
      if (running?.id !== event.pointerId) return null;
      const ended = running;
      run(null);
      return ended;
    },
  };
}

function listen<Name extends keyof HTMLElementEventMap>(
  surface: HTMLElement,
  name: Name,
  run: (event: HTMLElementEventMap[Name]) => void,
): () => void {
  surface.addEventListener(name, run);
  return () => surface.removeEventListener(name, run);
}

/**
 * A frame of the screen has several events of a fast pen; without them curves have corners. Older browsers have
 * only the last.
 */
function partsOf(event: PointerEvent): readonly PointerEvent[] {
  const parts = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return parts.length > 0 ? parts : [event];
}

/** Where the browser expects the pointer next, if it says so. */
const expectedOf = (event: PointerEvent): readonly PointerEvent[] =>
  'getPredictedEvents' in event ? event.getPredictedEvents().slice(0, 2) : [];

/** What lies over a surface and is moved itself, such as a ruler. */
const isOnLayer = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('[data-ink-layer]') !== null;

const toContact = ({ pointerType, buttons, width, height, timeStamp }: PointerEvent): Contact => ({
  type: pointerType === 'pen' || pointerType === 'touch' ? pointerType : 'mouse',
  buttons,
  size: Math.max(width, height),
  at: timeStamp,
});

/** A mouse has no pressure; a pen without a sensor says 0. */
const toPoint =
  (surface: HTMLElement, scale: () => number) =>
  ({ clientX, clientY, pointerType, pressure }: PointerEvent): InkPoint => {
    const { left, top } = surface.getBoundingClientRect();
    const unit = scale();
    return {
      x: (clientX - left) / unit,
      y: (clientY - top) / unit,
      pressure: pointerType === 'pen' && pressure > 0 ? pressure : evenPressure,
    };
  };
