/** What around an element can have the focus itself, such as a panel or a dialog: the nearest first. */
export function listHolders(element: Element): readonly HTMLElement[] {
  const holders: HTMLElement[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.hasAttribute('tabindex')) holders.push(around);
  }
  return holders;
}

/** Gives the focus to the first of these that is still on the page; false when none is. */
export function focusFirst(holders: readonly HTMLElement[]): boolean {
  holders.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  return document.activeElement !== document.body;
}
