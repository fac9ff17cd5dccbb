import { themeScript } from '@/lib/core/theme';
import { offlineStyle } from './offline-style';

/** What the page says. `tried` names the `{time}`. */
export type OfflineWords = Readonly<
  Record<
    'title' | 'heading' | 'why' | 'works' | 'open' | 'kept' | 'waits' | 'closed' | 'again' | 'tried',
    string
  >
>;

/** A device finds its network a moment before anything answers: then the page tries again after this time (ms). */
const triesAgainAfter = 5_000;

/** The parts of the page that a policy has to let in, each as it stands between its tags. */
export type OfflinePage = { html: string; style: string; script: string };

/**
 * A whole page that needs nothing from outside: no font, no picture, no script of ours. It tries again at a press, and
 * by itself when the device finds its network.
 */
export function offlinePage(productName: string, words: OfflineWords): OfflinePage {
  const [before = '', after = ''] = words.tried.split('{time}');
  const script = `${themeScript}
addEventListener('online', function () { location.reload(); });
addEventListener('DOMContentLoaded', function () {
  if (navigator.onLine) setTimeout(function () { location.reload(); }, ${triesAgainAfter});
  var clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
  document.querySelector('time').textContent = clock.format(new Date());
  document.querySelector('button').addEventListener('click', function () { location.reload(); });
});`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(words.title)} · ${escape(productName)}</title>
<script>${script}</script>
<style>${offlineStyle}</style>
</head>
<body>
<main>
<div class="mark"><svg viewBox="0 0 9 20" aria-hidden="true"><rect width="3" height="20" rx="1.5"/><rect class="dot" x="6" y="6.7" width="3" height="13.3" rx="1.5"/></svg>${escape(productName)}</div>
<h1>${escape(words.heading)}</h1>
<p class="quiet">${escape(words.why)}</p>
<div class="go"><button type="button">${escape(words.again)}</button><p class="quiet" role="status">${escape(before)}<time></time>${escape(after)}</p></div>
<h2>${escape(words.works)}</h2>
<ul><li>${escape(words.open)}</li><li>${escape(words.kept)}</li></ul>
<h2>${escape(words.waits)}</h2>
<p>${escape(words.closed)}</p>
</main>
</body>
</html>
`;
  return { html, style: offlineStyle, script };
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
