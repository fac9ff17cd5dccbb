/** The colours of the page; a test compares them with `app/styles/colours.css`, which the page cannot load. */
export const offlineColours = {
  light: {
    canvas: '#f7f6f1',
    ink: '#1d1d27',
    'ink-2': '#4e4f5a',
    'on-ink': '#f7f6f1',
    'ink-hover': '#34343e',
    orchid: '#912d73',
  },
  dark: {
    canvas: '#18181e',
    ink: '#f0eeea',
    'ink-2': '#bcbbb3',
    'on-ink': '#131318',
    'ink-hover': '#d6d4cf',
    orchid: '#ec95cc',
  },
} as const;

const variables = (theme: keyof typeof offlineColours): string =>
  Object.entries(offlineColours[theme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The page in the fonts of the device. */
export const offlineStyle = `
:root{color-scheme:light;${variables('light')}}
[data-theme=dark]{color-scheme:dark;${variables('dark')}}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:24px 24px 64px}
.mark{display:flex;align-items:center;gap:8px;font:600 20px Georgia,serif}
.mark svg{height:20px;width:9px;fill:currentColor}
.mark .dot{fill:var(--orchid)}
h1{margin:64px 0 0;font:600 34px/1.2 Georgia,serif;text-wrap:balance}
h2{margin:32px 0 0;font-size:16px;font-weight:600}
p,ul{margin:12px 0 0}
ul{padding-left:20px}
li+li{margin-top:8px}
.quiet{color:var(--ink-2)}
.go{display:flex;flex-wrap:wrap;align-items:center;gap:12px 16px;margin-top:24px}
.go p{margin:0;font-size:14px}
button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:var(--ink);color:var(--on-ink);font:600 16px system-ui,sans-serif;cursor:pointer}
button:hover{background:var(--ink-hover)}
button:focus-visible{outline:2px solid var(--orchid);outline-offset:2px}
@media (max-width:480px){button{width:100%}h1{margin-top:40px}}
`;
