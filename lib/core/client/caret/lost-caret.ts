'use client';

import { hasCaret } from './has-caret';

/** The text in which this person writes, or wrote until it went; null once they have left it by an act of their own. */
let text: Element | null = null;

if (typeof window !== 'undefined') {
  const write = (target: EventTarget | null) => {
    if (target instanceof Element && hasCaret(target)) text = target;
  };
  window.addEventListener('focusin', ({ target }) => write(target), true);
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      text = null;
      write(target);
    },
    true,
  );
  window.addEventListener('keydown', handleKey, true);
}

/**
 * Whether letters are still meant for a text although it has the focus no more: another person deleted its line, a
 * right went, a dialog closed. It ends with a press of the pointer, Tab or Escape. Until then no letter is a command.
 */
export const isCaretLost = (): boolean => text !== null && !hasCaret(document.activeElement);

function handleKey(event: KeyboardEvent): void {
  const { activeElement } = document;
  const isWriting = activeElement !== null && hasCaret(activeElement);
  if (isWriting) text = activeElement;
  if (event.key === 'Tab' || event.key === 'Escape') text = null;
  else if (isWriting) leaveWithKey(event, activeElement);
  // A control that has the focus instead would take them as a press.
  else if (text !== null && isGone(text) && writes(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** Enter sends what one line takes. Another key that writes nothing may close its text, which is an act as well. */
function leaveWithKey(event: KeyboardEvent, written: Element): void {
  if (event.key === 'Enter' && written instanceof HTMLInputElement) text = null;
  else if (event.key === 'Enter' || !writes(event)) {
    setTimeout(() => {
      if (text === written && isCaretLost()) text = null;
    });
  }
}

const writes = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && (key.length === 1 || ['Enter', 'Backspace', 'Delete'].includes(key));

const isGone = (field: Element): boolean =>
  !field.isConnected || !hasCaret(field) || field.matches(':disabled, [readonly]');
