import type { BrowserContext } from '@playwright/test';

/**
 * Ends every transition and animation of CSS at once in the pages of a context: a menu that fades out would take the
 * next press. They still start and end, so that code that waits for an end goes on.
 */
export const endFadesAtOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    const now = ['transition-duration', 'transition-delay', 'animation-duration', 'animation-delay']
      .map((property) => `${property}: 0s !important;`)
      .join(' ');
    sheet.replaceSync(`*, *::before, *::after { ${now} }`);
    document.adoptedStyleSheets.push(sheet);
  });
