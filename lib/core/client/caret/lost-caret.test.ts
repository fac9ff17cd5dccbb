/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { isCaretLost } from './lost-caret';

const pressed = jest.fn();

/** A text with the caret, and a button beside it that the page may give the focus. */
function setUp(html = '<textarea></textarea>') {
  document.body.innerHTML = `<div id="panel">${html}</div><button>Camera</button>`;
  const field = document.querySelector<HTMLElement>('#panel > *')!;
  const button = document.querySelector('button')!;
  button.addEventListener('keydown', pressed);
  fireEvent.pointerDown(document.body);
  field.focus();
  fireEvent.keyDown(field, { key: 'v' });
  return { field, button };
}

const type = (key: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more });

beforeEach(() => pressed.mockClear());

type Way = [string, (parts: ReturnType<typeof setUp>) => void];

function loseTo(field: HTMLElement, attribute: string) {
  field.blur();
  field.setAttribute(attribute, '');
}

function loseToButton({ field, button }: ReturnType<typeof setUp>) {
  field.remove();
  button.focus();
}

const ways: Way[] = [
  ['its line is deleted', ({ field }) => field.remove()],
  ['its panel closes', ({ field }) => field.parentElement!.remove()],
  ['another sheet is shown', ({ field }) => field.replaceWith(document.createElement('p'))],
  ['the right to write goes', ({ field }) => loseTo(field, 'readonly')],
  ['it is disabled', ({ field }) => loseTo(field, 'disabled')],
  ['its dialog closes and a button gets the focus', loseToButton],
];

describe('a text that goes without an act of its writer', () => {
  it.each(ways)('keeps letters from everything when %s', (_, happen) => {
    const parts = setUp();
    expect(isCaretLost()).toBe(false);
    happen(parts);
    expect(isCaretLost()).toBe(true);
    for (const key of [' ', 'm', 'Enter', 'Backspace']) expect(type(key)).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
  });

  it.each([
    ['a press of the pointer', () => fireEvent.pointerDown(document.body)],
    ['Tab', () => type('Tab')],
    ['Escape', () => type('Escape')],
  ])('lets keys act again after %s', (_, act) => {
    setUp().field.remove();
    type('m');
    act();
    expect(isCaretLost()).toBe(false);
    expect(type(' ')).toBe(true);
  });

  it('lets keys with Ctrl and arrows through, which write nothing', () => {
    setUp().field.remove();
    expect(type('d', { ctrlKey: true })).toBe(true);
    expect(type('ArrowDown')).toBe(true);
    expect(isCaretLost()).toBe(true);
  });

  it('leaves a button its keys while the text is still there', () => {
    const { button } = setUp();
    button.focus();
    expect(type(' ')).toBe(true);
    expect(isCaretLost()).toBe(true);
  });

  it('is forgotten where another text gets the focus', () => {
    setUp().field.remove();
    const other = document.body.appendChild(document.createElement('input'));
    other.focus();
    expect(type('m')).toBe(true);
    expect(isCaretLost()).toBe(false);
  });
});

describe('a text that its writer leaves', () => {
  it('frees the keys when Enter sends a line', () => {
    const { field } = setUp('<input>');
    type('Enter');
    field.remove();
    expect(isCaretLost()).toBe(false);
  });

  it.each([
    ['Enter', {}],
    ['z', { ctrlKey: true }],
  ])('frees the keys when %s closes it', (key, more) => {
    jest.useFakeTimers();
    const { field } = setUp();
    type(key, more);
    field.remove();
    jest.runAllTimers();
    expect(isCaretLost()).toBe(false);
    jest.useRealTimers();
  });

  it('keeps the keys when Enter only began another line', () => {
    jest.useFakeTimers();
    const { field } = setUp();
    type('Enter');
    jest.runAllTimers();
    field.remove();
    expect(isCaretLost()).toBe(true);
    jest.useRealTimers();
  });
});
