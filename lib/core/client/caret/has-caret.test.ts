/** @jest-environment jsdom */
import { hasCaret } from './has-caret';

it.each([
  ['<textarea></textarea>', true],
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="checkbox">', false],
  ['<div contenteditable="true"></div>', true],
  ['<button></button>', false],
])('knows whether one writes in %s', (html, isWriting) => {
  document.body.innerHTML = html;
  expect(hasCaret(document.body.firstElementChild)).toBe(isWriting);
});

it('knows that nobody writes where nothing has the focus', () => expect(hasCaret(null)).toBe(false));
