import { requireOwnPage } from './require-own-page';

const own = {
  host: 'chalktalk.example',
  origin: 'https://chalktalk.example',
  'content-type': 'application/json',
};
const check = (changes: Record<string, string | undefined>) => () => {
  const headers = new Headers(own);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  requireOwnPage(headers);
};

describe('a request to a door', () => {
  it.each([
    ['our own page', {}],
    ['our own page, in a browser that says so', { 'sec-fetch-site': 'same-origin' }],
    ['our own page behind a proxy', { host: 'inside:3000', 'x-forwarded-host': 'chalktalk.example' }],
    ['our own page on another port', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['our own page with a character set', { 'content-type': 'application/json; charset=utf-8' }],
  ])('passes from %s', (_, headers) => {
    expect(check(headers)).not.toThrow();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a name that contains ours', { origin: 'https://chalktalk.example.evil.example' }],
    ['another port', { origin: 'https://chalktalk.example:8443' }],
    ['no page', { origin: undefined }],
    ['a sandboxed frame', { origin: 'null' }],
    ['something that is no origin', { origin: 'chalktalk.example' }],
    ['a request without host', { host: undefined, origin: undefined }],
    ['a page that the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a page of the same site only', { 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', (_, headers) => {
    expect(check(headers)).toThrow('request/forbidden-origin');
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['plain text', 'text/plain'],
    ['nothing declared', undefined],
    ['a type that begins alike', 'application/json-patch+json'],
  ])('is refused with %s', (_, type) => {
    expect(check({ 'content-type': type })).toThrow('request/unsupported-media-type');
  });
});
