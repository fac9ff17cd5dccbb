import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Domains that every other domain may use. */
const foundation = ['callables', 'core', 'errors', 'firebase', 'livekit', 'mail', 'telemetry'];
/** Domains that features build on; they may use each other as long as no cycle arises. */
const base = [
  'auth',
  'access',
  'audit',
  'organization',
  'rooms',
  'services',
  'math',
  'documents',
  'files',
  'notifications',
  'pictures',
];

/**
 * The layering of ARCHITECTURE.md as zones of `import/no-restricted-paths`. They are derived from the folder
 * names in `lib/`, so a new domain is covered on the day it is made: it is a feature unless it is listed above.
 *
 * @param {string} root absolute path of the repository
 * @returns {{ target: string | string[], from: string | string[], except?: string[], message: string }[]}
 */
export function layerZones(root) {
  const domains = foldersIn(path.join(root, 'lib'));
  const belowCall = foldersIn(path.join(root, 'components')).filter((name) => name !== 'call');
  const features = domains.filter((name) => !foundation.includes(name) && !base.includes(name));
  const folders = (/** @type {string[]} */ names) => names.map((name) => `./lib/${name}`);
  const existing = (/** @type {string[]} */ names) => names.filter((name) => domains.includes(name));

  /** @type {ReturnType<typeof layerZones>} */
  const zones = [
    { target: './lib', from: ['./app', './components'], message: 'lib never imports views or routes.' },
    { target: './components', from: './app', message: 'Views never import routes.' },
    {
      // Tests beside their source may use fakes and fixtures.
      target: './{app,components,lib}/**/!(*.test).{ts,tsx,mjs}',
      from: ['./tests', './scripts', './emulators'],
      message: 'Product code never imports development code.',
    },
    {
      target: './components/ui',
      from: './components',
      except: ['./ui'],
      message: 'components/ui holds primitives without domain words.',
    },
    {
      target: belowCall.map((name) => `./components/${name}`),
      from: './components/call',
      except: ['./call-context.ts'],
      message:
        'The call is the top feature: it imports the views of others, and they know its context alone.',
    },
    ...existing(foundation).map((name) => ({
      target: `./lib/${name}`,
      from: folders([...existing(base), ...features]),
      message: 'A foundation domain never imports a base domain or a feature.',
    })),
    ...existing(base).map((name) => ({
      target: `./lib/${name}`,
      from: folders(features),
      message: 'A base domain never imports a feature.',
    })),
    ...features.map((name) => ({
      target: `./lib/${name}`,
      from: folders(features.filter((other) => other !== name)),
      message: 'Features never import each other: they meet in app/**/*-screen.tsx or in components/call.',
    })),
  ];
  return zones.filter((zone) => !Array.isArray(zone.from) || zone.from.length > 0);
}

/** @param {string} folder */
function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
