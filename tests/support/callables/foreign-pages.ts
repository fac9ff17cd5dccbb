import type { DoorRequest } from '@/tests/support/api/ask';

/** Requests that some other page could have made in the browser of somebody signed in here. */
export const foreignPages: readonly [what: string, requestTo: (appUrl: string) => DoorRequest][] = [
  ['another site', () => ({ origin: 'https://elsewhere.example' })],
  ['a site whose name begins like ours', (appUrl) => ({ origin: `${appUrl}.elsewhere.example` })],
  ['another port of this machine', (appUrl) => ({ origin: appUrl.replace(/:\d+$/, ':1') })],
  ['our own machine under another name', (appUrl) => ({ origin: appUrl.replace('127.0.0.1', 'localhost') })],
  ['a page without an origin', () => ({ origin: 'null' })],
  ['something that names no origin', () => ({ origin: null })],
  ['something whose origin is no address', () => ({ origin: 'chalktalk' })],
  ['another site, as the browser says', () => ({ headers: { 'sec-fetch-site': 'cross-site' } })],
  ['a sibling of our site, as the browser says', () => ({ headers: { 'sec-fetch-site': 'same-site' } })],
];

/** Bodies that a form of another site could send without asking first. */
export const foreignTypes: readonly [what: string, contentType: string | null][] = [
  ['plain text', 'text/plain'],
  ['plain text that mentions JSON', 'text/plain; charset=application/json'],
  ['a form', 'application/x-www-form-urlencoded'],
  ['a form with files', 'multipart/form-data; boundary=x'],
  ['nothing declared', null],
];
