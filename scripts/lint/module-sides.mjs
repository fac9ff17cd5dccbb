import path from 'node:path';

/** @typedef {'pure' | 'browser' | 'server'} Side where a module's code runs; pure code runs anywhere */

/** Files of app/ that run on our server alone: Next.js gives them their names, and routes have nothing else. */
const routes =
  /^app\/(?:.*\/)?(?:page|layout|template|default|route|not-found|loading|icon|opengraph-image|manifest|robots|sitemap)(?:\.tsx?)?$|^app\/api\//;

/** Packages that pure domain code never sees: its tests need nothing. */
const impure =
  /^(?:react|react-dom|next|next-intl|firebase|firebase-admin|livekit-client|livekit-server-sdk|nodemailer|@livekit|@sentry|server-only)(?:\/|$)/;

/** Packages that hold secrets, or need what no browser has. */
const serverPackages = /^(?:firebase-admin|livekit-server-sdk|nodemailer|server-only)(?:\/|$)|^node:/;

/**
 * The side of a file, by its path. A new file in app/ belongs to the browser, unless its name is one that Next.js
 * runs on the server; so nobody has to list it.
 *
 * @param {string} file path from the root, with slashes; the ending may be missing, as in imports
 * @returns {Side | null} null where no border is watched, as in tests and scripts
 */
export function sideOf(file) {
  if (/\.test\.tsx?$/.test(file)) return null;
  if (/^lib\/[^/]+\/server\//.test(file) || routes.test(file)) return 'server';
  if (/^lib\/[^/]+\/client\//.test(file) || /^(?:app|components)\//.test(file)) return 'browser';
  if (/^(?:instrumentation-client|sentry\.client\.config)(?:\.ts)?$/.test(file)) return 'browser';
  return /^lib\/[^/]+\//.test(file) ? 'pure' : null;
}

/**
 * Why a module of one side may not name another module, or null where it may.
 *
 * @param {Side} side
 * @param {string} file the importing file, from the root
 * @param {string} specifier as it stands in the import
 * @returns {'server' | 'browser' | 'package' | null}
 */
export function findBorder(side, file, specifier) {
  if (side === 'server') return null;
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : /^\.{1,2}\//.test(specifier) && path.posix.join(path.posix.dirname(file), specifier);
  if (!target) {
    if (side === 'pure') return impure.test(specifier) ? 'package' : null;
    return serverPackages.test(specifier) ? 'server' : null;
  }
  const other = sideOf(target);
  if (other === 'server') return 'server';
  return side === 'pure' && other === 'browser' ? 'browser' : null;
}
