import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { axeAnnotation } from '@/scripts/testing/reports/axe-annotation';

/**
 * An open menu belongs to its button wherever it is drawn, like a dialog, which axe excepts by default. A landmark
 * around it would only be one more thing to hear.
 */
const region = { options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg' } };
/** axe takes options of single checks, which its types leave out. */
const options: Parameters<AxeBuilder['options']>[0] & object = { ...{ checks: { region } } };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the other theme can change: it has the same elements in other colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** The page reads its half a megabyte once. */
const alreadyThere = { axeSource: ';' };

/**
 * Asks axe about the page in light, and about its colours in dark. It notes that axe was asked, because no page may
 * be left out.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // The router brings a page's title a moment after the page.
  await expect(page).toHaveTitle(/./);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The page's own script sets the theme a moment after the browser has changed its mind.
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // What axe reads during a fade is nobody's choice. A microphone's level never rests, so this waits neither for
    // movement nor for animations without an end.
    await page.waitForFunction(() =>
      document.getAnimations().every((animation) => {
        if (animation.playState !== 'running') return true;
        if (animation instanceof CSSTransition) {
          return !/color|fill|stroke|opacity/.test(animation.transitionProperty);
        }
        return animation.effect?.getComputedTiming().iterations === Infinity;
      }),
    );
    // Without foreign frames, axe needs no page of its own to combine what it found in them.
    const axe = new AxeBuilder({ page, ...(colorScheme === 'dark' && alreadyThere) })
      .options(options)
      .setLegacyMode();
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(rulesOfColour)
    ).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary ?? ''}`),
    }));
    expect(found, `axe, ${colorScheme}`).toEqual([]);
  }
  const { pathname } = new URL(page.url());
  test.info().annotations.push({ type: axeAnnotation, description: pathname });
}
