let isPressed = false;

if (typeof window !== 'undefined') {
  const note = (isDown: boolean) => () => (isPressed = isDown);
  window.addEventListener('pointerdown', note(true), true);
  window.addEventListener('pointerup', note(false), true);
  window.addEventListener('pointercancel', note(false), true);
}

/**
 * Runs something at once, or where a pointer is down, when its press has become a click. What moves the page in between
 * takes the control from under the pointer, and with it the click.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const ends = ['pointerup', 'pointercancel'] as const;
  const handleEnd = () => {
    for (const end of ends) window.removeEventListener(end, handleEnd, true);
    // The click comes in the same task.
    setTimeout(run);
  };
  for (const end of ends) window.addEventListener(end, handleEnd, true);
}
