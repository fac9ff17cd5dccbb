import { listScripts } from './first-load';

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
