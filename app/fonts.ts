import localFont from 'next/font/local';

/**
 * The three faces, from their npm packages and served by us; latin, one variable file each. Mono is not
 * preloaded: few pages show code.
 */
const sans = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-atkinson-next',
});

const serif = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-source-serif',
  adjustFontFallback: 'Times New Roman',
});

const mono = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-atkinson-mono',
  preload: false,
  adjustFontFallback: false,
});

/** Goes on the root element: declares the variables that theme.css names. */
export const fontVariables = `${sans.variable} ${serif.variable} ${mono.variable}`;
