/** @jest-environment jsdom */
import { sheetSpot } from '@/components/call/stage/sheet-beside';
import { findSpokenCell } from './spoken-cell';

it('is the line with the caret, in the sheet on the stage', () => {
  document.body.innerHTML = `
    <p data-cell="c7" data-line="3"><input id="line" /></p>
    <p data-cell="c8"><input id="text" /></p>
    <input id="chat" />`;
  const found = (id: string) => {
    document.querySelector<HTMLElement>(`#${id}`)?.focus();
    return findSpokenCell();
  };
  expect(found('line')).toBeNull();
  sheetSpot.set(() => ({ sheet: 's1', cell: null }));
  expect(['line', 'text', 'chat'].map(found)).toEqual([{ sheet: 's1', id: 'c7', line: 3 }, null, null]);
  sheetSpot.set(null);
});
