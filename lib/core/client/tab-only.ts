export const tabOnlyKey = 'chalktalk.tab-only';

/**
 * Whether sign-ins in this tab are for this tab alone, as on a school's device after a card: the next tab, and the
 * next person, find nobody signed in. Once so, a tab stays so until it is closed.
 */
export function isTabOnly(): boolean {
  try {
    return globalThis.sessionStorage.getItem(tabOnlyKey) !== null;
  } catch {
    return false;
  }
}

/** Makes this tab one whose sign-ins are for itself alone. */
export function markTabOnly(): void {
  try {
    globalThis.sessionStorage.setItem(tabOnlyKey, '');
  } catch {
    // Without storage nothing is kept anyway.
  }
}
