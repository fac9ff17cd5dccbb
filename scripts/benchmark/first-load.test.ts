import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listScripts, requireKnownPackages } from './first-load';

describe('The scripts of a page', () => {
  it('are those with an address, each once, without the polyfills', () => {
    const html = `
      <script src="/a.js?x=1&amp;y=2" async="" nonce="n"></script>
      <script nonce="n" src="/b.js"></script><script src="/b.js"></script>
      <script src="/polyfills.js" noModule=""></script>
      <script>inline()</script>`;
    expect(listScripts(html)).toEqual(['/a.js?x=1&y=2', '/b.js']);
  });
});

describe('The heavy packages', () => {
  let build: string;
  const chunk = (name: string, text: string) => {
    const folder = path.join(build, 'static', 'chunks');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  beforeEach(() => {
    build = mkdtempSync(path.join(os.tmpdir(), 'chalktalk-first-load-'));
    chunk('live.js', 'a("livekit.SignalRequest");b("google.firestore.v1")');
  });
  afterEach(() => {
    rmSync(build, { recursive: true });
  });

  it('are known by words that stand somewhere in the build', () => {
    chunk('report.js', '"sentry.javascript.nextjs"');
    expect(() => {
      requireKnownPackages(build);
    }).not.toThrow();
  });

  it('are not known where nothing says such a word, not even beside a script', () => {
    chunk('report.js.map', '"sentry.javascript.nextjs"');
    expect(() => {
      requireKnownPackages(build);
    }).toThrow('says "sentry.javascript", as Sentry did');
  });
});
