/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import { MessageReaderContext, type MessageReader } from '@/components/chat/message-text/message-reader';
import { MessageText } from '@/components/chat/message-text/message-text';
import type { CalculationResult } from '@/lib/chat/calculation-result';
import { renderScreen } from '@/tests/support/fakes/render-screen';

/** jsdom measures nothing, so a test says how wide things are. */
let widths = { scrollWidth: 0, clientWidth: 0 };
class FakeObserver implements ResizeObserver {
  private readonly tell: () => void;
  constructor(callback: ResizeObserverCallback) {
    this.tell = () => callback([], this);
  }
  observe = () => this.tell();
  unobserve = () => undefined;
  disconnect = () => undefined;
}
beforeAll(() => {
  globalThis.ResizeObserver = FakeObserver;
  for (const name of ['scrollWidth', 'clientWidth'] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => widths[name] });
});
beforeEach(() => {
  widths = { scrollWidth: 300, clientWidth: 300 };
});

function draw(source: string, { calculate }: Partial<MessageReader> = {}) {
  const reader: MessageReader = {
    nameOf: (uid) => ({ u1: 'Emmy', u2: 'Ada' })[uid] ?? 'someone',
    uid: 'u2',
    calculate,
  };
  renderScreen(
    <MessageReaderContext value={reader}>
      <MessageText source={source} />
    </MessageReaderContext>,
  );
  const message = document.querySelector('[dir=auto]');
  if (!(message instanceof HTMLElement)) throw new Error('There is no message.');
  return message;
}

/** What a calculation comes to, once the test says so. */
function makeCalculate() {
  let resolve: (result: CalculationResult) => void = () => undefined;
  const promise = new Promise<CalculationResult>((end) => (resolve = end));
  return { calculate: () => promise, resolve: (result: CalculationResult) => resolve(result) };
}

describe('the text of a message', () => {
  it.each([
    ['**a**', 'strong', 'a'],
    ['*a*', 'em', 'a'],
    ['~~a~~', 's', 'a'],
    ['`a`', 'p code', 'a'],
    ['a\nb', 'p br', ''],
    ['# a', 'p strong', 'a'],
    ['- a\n- b', 'ul li p', 'a'],
    ['> as said', 'blockquote p', 'as said'],
    ['@[u1] hi', 'bdi', '@Emmy'],
  ])('draws %j', (source, selector, words) => {
    expect(draw(source).querySelector(selector)?.textContent).toBe(words);
  });

  it('draws HTML and remote pictures as text', () => {
    const message = draw('<img src=x onerror=alert(1)> ![a](https://x.org/a.png)');
    expect(message.querySelector('img')).toBeNull();
    expect(message.textContent).toBe('<img src=x onerror=alert(1)> https://x.org/a.png');
  });

  it('numbers the items of a list as they were typed', () => {
    draw('3. a\n7. b');
    const items = screen.getAllByRole<HTMLLIElement>('listitem');
    expect(items.map(({ value, textContent }) => [value, textContent])).toEqual([
      [3, 'a'],
      [7, 'b'],
    ]);
  });

  it('opens a link elsewhere and tells the other page nothing', () => {
    draw('[our page](https://x.org/a)');
    const link = screen.getByRole('link', { name: 'our page' });
    expect(['href', 'title', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://x.org/a',
      'https://x.org/a',
      '_blank',
      'noopener noreferrer nofollow',
    ]);
  });

  it('lets the keyboard scroll code', () => {
    draw('```ts\nlet a\n```');
    const code = screen.getByRole('group', { name: 'Code, ts' });
    expect([code.tabIndex, code.textContent]).toEqual([0, 'let a']);
  });

  it.each(['= 1 + 1', '$$x$$'])('lets the keyboard scroll %s once it is too wide', (source) => {
    expect(draw(source).querySelector('[tabindex]')).toBeNull();
    cleanup();
    widths.scrollWidth = 301;
    expect(draw(source).querySelector('[tabindex="0"]')).not.toBeNull();
  });

  it('marks where the reader is mentioned', () => {
    draw('@[u2] and @[u1]');
    const isMarked = (name: string) =>
      screen.getByText(name).parentElement?.classList.contains('text-orchid');
    expect([isMarked('@Ada'), isMarked('@Emmy')]).toEqual([true, false]);
  });

  it('typesets a formula, and says its source to a screen reader', async () => {
    const message = draw('so $x^2$ and\n$$\\frac{1}{2}$$');
    expect(message.textContent).toContain('x^2');
    await screen.findAllByText('x', { selector: '.katex *' });
    expect(message.querySelector('.katex-display .mfrac')).not.toBeNull();
    expect(screen.getByText('x^2').className).toBe('sr-only');
  });

  it.each([
    ['$a + \\foo + b$', '\\foo', /Undefined control sequence: \\foo\./u],
    ['$5% + \\% + \\foo$', '\\foo', /Undefined control sequence/u],
    ['$\\frac{1$', '1', /Unexpected end of input/u],
    [`$${'{'.repeat(2900)}$`, '{'.repeat(2900), /^This formula cannot be typeset\.$/u],
  ])('marks where a formula is broken, case %#', async (source, place, reason) => {
    const formula = await within(draw(source)).findByTitle(reason);
    expect(formula.querySelector('.wavy')?.textContent).toBe(place);
    expect(formula.textContent).toContain(source.slice(1, -1));
  });

  it('typesets what stands behind a percent', async () => {
    draw('$5% of 7$');
    await screen.findByText('7', { selector: '.katex *' });
  });

  it('draws a formula again once its mistake is mended', async () => {
    const { rerender } = renderScreen(<MessageText source="$\foo$" />);
    await screen.findByTitle(/Undefined/u);
    rerender(<MessageText source="$x$" />);
    await screen.findByText('x', { selector: '.katex *' });
    expect(screen.queryByTitle(/Undefined/u)).toBeNull();
  });
});

describe('a calculation in a message', () => {
  const value = { kind: 'value', tex: null, reading: '2 * 3', sign: '=', shown: '6' } as const;

  it('stands as its source until the result is known', async () => {
    const { calculate, resolve } = makeCalculate();
    const message = draw('= 2*3', { calculate });
    expect(message.textContent).toBe('2*3');
    resolve(value);
    await screen.findByText('= 6', { exact: false });
    expect(message.textContent).toBe('2 * 3 = 6');
  });

  it('typesets what was read', async () => {
    const { calculate, resolve } = makeCalculate();
    const message = draw('it is {= x + 1 = 2 }', { calculate });
    resolve({ kind: 'value', tex: 'x+1=2', reading: 'x + 1 = 2', sign: '⇒', shown: 'x = 1' });
    await screen.findByText('x + 1 = 2', { selector: '.sr-only' });
    expect(message.textContent).toMatch(/^it is .*x \+ 1 = 2 ⇒ x = 1$/u);
  });

  it.each<[string, CalculationResult, string, string | null]>([
    [
      'its error',
      { kind: 'error', message: 'This divides by zero.', start: 2, length: 3 },
      '2+1/0 This divides by zero.',
      '1/0',
    ],
    [
      'that it takes too long',
      { kind: 'error', message: '', start: 0, length: 5 },
      '2+1/0 This takes too long to calculate.',
      '2+1/0',
    ],
    ['that a sheet can show it', { kind: 'sheet-only' }, '2+1/0 This can be shown in a sheet.', null],
  ])('says %s', async (_, result, words, place) => {
    const { calculate, resolve } = makeCalculate();
    const message = draw('= 2+1/0', { calculate });
    resolve(result);
    await screen.findByText(/^This/u);
    expect(message.textContent).toBe(words);
    expect(message.querySelector('.wavy')?.textContent ?? null).toBe(place);
  });

  it('stays its source where nothing is calculated', () => {
    expect(draw('= 2*3').textContent).toBe('2*3');
  });
});
