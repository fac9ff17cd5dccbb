import { useRef, type PointerEvent } from 'react';

/** How long a finger rests on something to mean its menu (ms). */
const longPress = 500;
/** A finger that has moved farther scrolls (px). */
const slack = 10;

/** Hears a finger that rests on something. A mouse and a pen have the button. */
export function useLongPress(onPress: () => void) {
  const started = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const end = () => {
    if (started.current) clearTimeout(started.current.timer);
    started.current = null;
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      end();
      started.current = { timer: setTimeout(onPress, longPress), x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = started.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > slack) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
