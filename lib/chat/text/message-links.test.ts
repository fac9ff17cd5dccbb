import type { InlineNode } from './message-node';
import { readMessage } from './read-message';

/** The links of a message of one line: what is shown, and where it leads. */
const linksOf = (source: string) =>
  readMessage(source).flatMap((node) =>
    node.kind === 'paragraph' ? node.children.filter((child) => child.kind === 'link') : [],
  );
const link = (address: string, shown: string): InlineNode => ({
  kind: 'link',
  address,
  children: [{ kind: 'text', text: shown }],
});

describe('links of a message', () => {
  it.each([
    ['[our page](https://x.org/a)', 'https://x.org/a', 'our page'],
    ['see https://x.org/a_b_c).', 'https://x.org/a_b_c', 'https://x.org/a_b_c'],
    ['<https://x.org>', 'https://x.org/', 'https://x.org'],
    ['[write](mailto:a@x.org)', 'mailto:a@x.org', 'write'],
    ['<a@x.org>', 'mailto:a@x.org', 'a@x.org'],
    ['[x.org](https://x.org)', 'https://x.org/', 'x.org'],
    ['[](https://x.org)', 'https://x.org/', 'https://x.org/'],
    ['![a cat](https://x.org/cat.png)', 'https://x.org/cat.png', 'https://x.org/cat.png'],
    ['[![a](https://y.org/a.png)](https://x.org)', 'https://x.org/', 'https://x.org/'],
  ])('shows %s', (source, address, shown) => expect(linksOf(source)).toEqual([link(address, shown)]));

  it.each([
    'bank.org',
    'https://bank.org',
    'www.bank',
    'b**ank.or**g',
    'bank\u200b.org',
    'bank\u2009.org',
    'bank\n.org',
    'bank。org',
    'ｂａｎｋ．ｏｒｇ',
    '\u202egro.knab',
    'me@bank.org',
    '10.0.0.1',
    '$\\text{bank}.org$',
    'https://x.org@bank.org',
  ])('shows the real address instead of %j', (words) => {
    expect(linksOf(`[${words}](https://x.org)`)).toEqual([link('https://x.org/', 'https://x.org/')]);
  });

  it('shows a host of look-alike letters in its plain form', () => {
    expect(linksOf('https://b\u0430nk.org/a')).toEqual([
      link('https://xn--bnk-6cd.org/a', 'https://xn--bnk-6cd.org/a'),
    ]);
  });

  it('never takes the name before a host for the host', () => {
    expect(linksOf('[a](https://bank.org@x.org)')).toEqual([link('https://bank.org/', 'https://bank.org')]);
    expect(linksOf('<https://bank.org@x.org>')).toEqual([link('https://bank.org/', 'https://bank.org')]);
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java&#115;cript:alert(1))',
    '[a](data:text/html,x)',
    '[a](file:///etc)',
    '[a](/rooms)',
    '[a](//x.org)',
    '![a](data:image/png;base64,AA)',
    'www.x.org a@x.org ftp://x.org //x.org',
  ])('links nothing in %s', (source) => expect(linksOf(source)).toEqual([]));
});
