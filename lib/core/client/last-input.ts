'use client';

let isByKeyboard = false;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (isByKeyboard = true), { capture: true });
  document.addEventListener('pointerdown', () => (isByKeyboard = false), { capture: true });
}

/**
 * Whether this person's last act was with the keyboard. `:focus-visible` does not tell: it matches every focus
 * that a script gives, also after a press with the mouse.
 */
export const wasByKeyboard = (): boolean => isByKeyboard;
