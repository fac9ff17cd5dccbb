const texts =
  'input:not([type=button], [type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Whether what is typed goes into an element: single keys leave it alone, and nobody is led away from it. */
export const hasCaret = (element: Element | null): boolean =>
  element !== null && element.closest(texts) !== null;
