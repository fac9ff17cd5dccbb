import type { InlineNode, MessageNode } from './message-node';
import { writeMention } from './mention-rule';
import { readMessage } from './read-message';

const text = (words: string): InlineNode => ({ kind: 'text', text: words });
const line = (...children: InlineNode[]): MessageNode => ({ kind: 'paragraph', children });
const inline = (tex: string): InlineNode => ({ kind: 'formula', tex, isBlock: false });
const block = (tex: string) => ({ kind: 'formula', tex, isBlock: true }) as const;
const sum = (source: string) => ({ kind: 'calculation', source }) as const;
const br: InlineNode = { kind: 'break' };

const marks: [string, MessageNode[]][] = [
  ['', []],
  ['one\ntwo', [line(text('one'), br, text('two'))]],
  [
    '**a _b_** ~~c~~',
    [
      line(
        { kind: 'strong', children: [text('a '), { kind: 'emphasis', children: [text('b')] }] },
        text(' '),
        { kind: 'strikethrough', children: [text('c')] },
      ),
    ],
  ],
  ['`a $x$ *b*`', [line({ kind: 'code', text: 'a $x$ *b*' })]],
  ['```ts extra\na = 1\n= 2\n```', [{ kind: 'code-block', language: 'ts', text: 'a = 1\n= 2' }]],
  ['```\na', [{ kind: 'code-block', language: null, text: 'a' }]],
  ['3. a\n4. b', [{ kind: 'list', numbers: [3, 4], items: [[line(text('a'))], [line(text('b'))]] }]],
  ['- a\n- = 5', [{ kind: 'list', numbers: null, items: [[line(text('a'))], [sum('5')]] }]],
  ['> a\n> = 3', [{ kind: 'quote', children: [line(text('a')), sum('3')] }]],
  [
    '(*so*), **"so"**: *x* is it',
    [
      line(
        text('('),
        { kind: 'emphasis', children: [text('so')] },
        text('), '),
        { kind: 'strong', children: [text('"so"')] },
        text(': '),
        { kind: 'emphasis', children: [text('x')] },
        text(' is it'),
      ),
    ],
  ],
  ['これは**強調**です', [line(text('これは'), { kind: 'strong', children: [text('強調')] }, text('です'))]],
  ['2 *gx and **so**', [line(text('2 *gx and '), { kind: 'strong', children: [text('so')] })]],
  [
    '*so **be***',
    [line({ kind: 'emphasis', children: [text('so '), { kind: 'strong', children: [text('be')] }] })],
  ],
  ['# Head', [line({ kind: 'strong', children: [text('Head')] })]],
];

const formulas: [string, MessageNode[]][] = [
  ['so $a_1*b*c$.', [line(text('so '), inline('a_1*b*c'), text('.'))]],
  ['$5 and $10', [line(text('$5 and $10'))]],
  ['5$ and 10$', [line(text('5$ and 10$'))]],
  ['$ x$ $x $ $x$2', [line(text('$ x$ $x $ $x$2'))]],
  ['$a\nb$', [line(text('$a'), br, text('b$'))]],
  ['\\$x$ or $y\\$z$', [line(text('$x$ or '), inline('y\\$z'))]],
  ['$$5 and 6$', [line(text('$$5 and 6$'))]],
  ['so $$x$$ then', [line(text('so '), block('x'), text(' then'))]],
  ['a\n$$x^2$$\nb', [line(text('a')), block('x^2'), line(text('b'))]],
  ['$$\na\n= b\n- c\n$$', [block('a\n= b\n- c')]],
  ['> $$\n> a\n> = b\n> $$', [{ kind: 'quote', children: [block('a\n= b')] }]],
  ['\\(x^2\\) or \\(', [line(inline('x^2'), text(' or ('))]],
  ['so \\[x*y*z\\] then', [line(text('so '), block('x*y*z'), text(' then'))]],
  ['\\[\na\n= b\n\\]', [block('a\n= b')]],
  ['$$\na\n\nb\n$$', [line(text('$$'), br, text('a')), line(text('b'), br, text('$$'))]],
];

const calculations: [string, MessageNode[]][] = [
  ['= 3 km / 12 min to km/h', [sum('3 km / 12 min to km/h')]],
  ['so\n=2*3*4\nok', [line(text('so')), sum('2*3*4'), line(text('ok'))]],
  ['it is {= 3 km / 12 min to km/h }.', [line(text('it is '), sum('3 km / 12 min to km/h'), text('.'))]],
  ['{=} {= } {= 1', [line(text('{=} {= } {= 1'))]],
  ['==\n=> a\n=', [line(text('=='), br, text('=> a'), br, text('='))]],
];

const unread: [string, MessageNode[]][] = [
  ['<b>a</b> &amp; <!-- c -->', [line(text('<b>a</b> &amp; <!-- c -->'))]],
  ['<script>\n\nalert(1)', [line(text('<script>')), line(text('alert(1)'))]],
  ['| a |\n|---|\n| 1 |', [line(text('| a |'), br, text('|---|'), br, text('| 1 |'))]],
  ['a\n---', [line(text('a')), line(text('---'))]],
  ['    a', [line(text('a'))]],
  ['[a][b] [c]', [line(text('[a][b] [c]'))]],
];

const arithmetic: [string, MessageNode[]][] = [
  ...[
    '2*3*4 = 24',
    '2**3**4',
    '2*(3+4)*5 and (2)*5*(4)',
    '2 *3* 4 and x *y* z',
    '2 *pi* r',
    'mass *2 and 3* 4',
    '*one star',
    'a_1_2 ~~ b~~c~~d',
    '- 4',
    '- 4 km/h',
    '* 4',
    '+ x',
    '-',
    '- - 4',
    '> 5 and < 9',
    '>> 5',
    '>',
    '007. 5',
  ].map((typed): [string, MessageNode[]] => [typed, [line(text(typed))]]),
  ['10\n- 4\n- 5\n> 0', [line(text('10'), br, text('- 4'), br, text('- 5'), br, text('> 0'))]],
  ['- 4\n- 5', [{ kind: 'list', numbers: null, items: [[line(text('4'))], [line(text('5'))]] }]],
  ['- two eggs', [{ kind: 'list', numbers: null, items: [[line(text('two eggs'))]] }]],
  ['> 5 is wrong', [{ kind: 'quote', children: [line(text('5 is wrong'))] }]],
];

const mentions: [string, MessageNode[]][] = [
  ['@[uid-1], look', [line({ kind: 'mention', uid: 'uid-1' }, text(', look'))]],
  ['@Emmy @[two words] a@[b] @[_x] @[a/b]', [line(text('@Emmy @[two words] a@[b] @[_x] @[a/b]'))]],
];

describe.each([
  ['Markdown', marks],
  ['formulas by the rule of pandoc', formulas],
  ['calculations', calculations],
  ['as text all that messages do not have', unread],
  ['signs of arithmetic as typed', arithmetic],
  ['mentions by their id alone', mentions],
])('readMessage reads %s', (_, rows) => {
  it.each(rows)('%j', (source, nodes) => expect(readMessage(source)).toEqual(nodes));
});

it('reads the mention that it writes', () => {
  expect(readMessage(writeMention('uid-1'))).toEqual([line({ kind: 'mention', uid: 'uid-1' })]);
});
