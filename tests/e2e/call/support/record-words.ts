import type { JSHandle, Locator } from '@playwright/test';

/** Everything that an element says from now on, also what stands there for a moment only. */
export function recordWords(element: Locator): Promise<JSHandle<string[]>> {
  return element.evaluateHandle((node) => {
    const words = [node.textContent];
    new MutationObserver(() => words.push(node.textContent)).observe(node, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return words;
  });
}
