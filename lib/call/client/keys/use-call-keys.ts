'use client';

import { useEffect, useRef, useState } from 'react';
import { findKeyAction, type KeyPress } from '../../call-keys';
import { hasCaret } from '@/lib/core/client/caret/has-caret';
import { isCaretLost } from '@/lib/core/client/caret/lost-caret';

export type KeyActions = {
  toggleMicrophone: () => void;
  toggleCamera: () => void;
  /** Opens or closes the panel whose letter it is. */
  togglePanel: (letter: string) => void;
  toggleHand: () => void;
  toggleCaptions: () => void;
  showShortcuts: () => void;
  /** Gives the focus to what the notice of the moment offers, such as *Undo*. */
  reachNotice: () => void;
  /** Opens the microphone while Space is held; answers false when it was open already or cannot be. */
  startTalking: () => boolean;
  stopTalking: () => void;
};

const storageKey = 'chalktalk.single-keys';

/** Whether single keys act; they can be switched off for good on this device (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [isOn, setIsOn] = useState(() => {
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      return true;
    }
  });
  const set = (on: boolean) => {
    setIsOn(on);
    try {
      if (on) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, 'off');
    } catch {
      // Storage is shut: the choice lasts as long as the page.
    }
  };
  return [isOn, set];
}

/** The keys of the call. Letting go of Space, or the window, closes the microphone. */
export function useCallKeys(
  isActive: boolean,
  { singleKeysOn, panelKeys }: { singleKeysOn: boolean; panelKeys: readonly string[] },
  actions: KeyActions,
): void {
  const latest = useRef({ actions, panelKeys });
  useEffect(() => {
    latest.current = { actions, panelKeys };
  });

  useEffect(() => {
    if (!isActive) return undefined;
    let isTalking = false;
    const handleDown = (event: KeyboardEvent) => {
      const action = findKeyAction(describe(event), singleKeysOn, latest.current.panelKeys);
      if (action === null) {
        // A held Space repeats; it must not scroll the page meanwhile.
        if (isTalking && event.key === ' ') event.preventDefault();
        return;
      }
      event.preventDefault();
      const run = latest.current.actions;
      if (action === 'toggle-microphone') run.toggleMicrophone();
      else if (action === 'toggle-camera') run.toggleCamera();
      else if (action === 'toggle-panel') run.togglePanel(event.key.toLowerCase());
      else if (action === 'toggle-hand') run.toggleHand();
      else if (action === 'toggle-captions') run.toggleCaptions();
      else if (action === 'show-shortcuts') run.showShortcuts();
      else if (action === 'reach-notice') run.reachNotice();
      else isTalking = run.startTalking();
    };
    const stopTalking = () => {
      if (!isTalking) return;
      isTalking = false;
      latest.current.actions.stopTalking();
    };
    const handleUp = (event: KeyboardEvent) => {
      if (event.key === ' ') stopTalking();
    };
    const handleFocus = () => {
      if (focusOf(document.activeElement) !== 'none') stopTalking();
    };
    window.addEventListener('keydown', handleDown);
    window.addEventListener('keyup', handleUp);
    window.addEventListener('blur', stopTalking);
    document.addEventListener('visibilitychange', stopTalking);
    document.addEventListener('focusin', handleFocus);
    return () => {
      stopTalking();
      window.removeEventListener('keydown', handleDown);
      window.removeEventListener('keyup', handleUp);
      window.removeEventListener('blur', stopTalking);
      document.removeEventListener('visibilitychange', stopTalking);
      document.removeEventListener('focusin', handleFocus);
    };
  }, [isActive, singleKeysOn]);
}

const describe = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  ctrlKey: event.ctrlKey,
  metaKey: event.metaKey,
  altKey: event.altKey,
  shiftKey: event.shiftKey,
  repeat: event.repeat,
  // Somebody whose text went while they wrote types on, and would switch their camera on.
  focus: isCaretLost() ? 'text' : focusOf(event.target instanceof Element ? event.target : null),
});

const controls =
  'button, a[href], summary, [role=button], [role=slider], [role=menu], [role=listbox], [role=menuitem], [role=menuitemradio], [role=option], [role=combobox], [role=dialog], [role=alertdialog], input';

function focusOf(element: Element | null): KeyPress['focus'] {
  if (hasCaret(element)) return 'text';
  if (element?.closest('[role=toolbar] button')) return 'bar';
  return element?.closest(controls) ? 'control' : 'none';
}
