import type { PersonHue } from '@/lib/core/person-hue';
import type { StrokeStyle } from '../../stroke';

/** Gives the colour of a stroke on the ground that a surface has now. */
export type Palette = (stroke: Pick<StrokeStyle, 'tool' | 'colour'>, hue: PersonHue) => string;

const names = ['', 'black', 'red', 'green'] as const;

/**
 * The colours of a surface, from its styles: they differ on light and on dark paper. Read it again when the theme
 * changes.
 */
export function readPalette(surface: HTMLElement): Palette {
  const styles = getComputedStyle(surface);
  const of = (name: string) => styles.getPropertyValue(`--ink-${name}`).trim();
  const [own, pen, mark] = [
    of('own'),
    names.map((name) => (name === '' ? '' : of(name))),
    names.map((name) => of(name === '' ? 'mark' : `mark-${name}`)),
  ];
  return ({ tool, colour }, hue) => {
    if (tool === 'highlighter') return mark[colour] ?? '';
    return colour === 0 ? `oklch(${own} ${String(hue)})` : (pen[colour] ?? '');
  };
}

/** Hears when colours may have changed. Returns the way to stop. */
export function followTheme(onChange: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  );
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
