import * as Y from 'yjs';
import { toCursorPlace, toSentCursor } from './cursor';
import { editCell, insertCell } from './sheet-document';

/** Two copies of one sheet with a line. */
function setUp(source: string) {
  const [here, there] = [new Y.Doc(), new Y.Doc()];
  const cell = insertCell(here, { kind: 'calculation', after: null, source });
  const sync = () => {
    Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
    Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
  };
  sync();
  return { here, there, cell, sync };
}

describe('a cursor of another page', () => {
  it('stands at the same character of another copy', () => {
    const { here, there, cell } = setUp('F = m a');
    const sent = toSentCursor(here, 'first', { cell, anchor: 4, head: 7, moves: null });
    expect(sent && toCursorPlace(there, sent)).toEqual({ cell, anchor: 4, head: 7, moves: null });
  });

  it('carries the numbers of two cells that a point moves', () => {
    const { here, there, cell } = setUp('a = 1');
    const also = { cell: 'b', moves: 2 };
    const place = { cell, anchor: 0, head: 0, moves: 1, also };
    const sent = toSentCursor(here, 'first', place);
    expect(sent && toCursorPlace(there, sent)).toEqual(place);
  });

  it('moves along when somebody writes before it', () => {
    const { here, there, cell, sync } = setUp('m a');
    const sent = toSentCursor(here, 'first', { cell, anchor: 3, head: 3, moves: null });
    editCell(there, cell, 'F = m a');
    sync();
    expect(sent && toCursorPlace(there, sent)).toMatchObject({ head: 7 });
  });

  it.each([
    ['of a text that is not here', { cell: 'elsewhere' }],
    ['that is no cursor', { anchor: 'nonsense', head: '%%' }],
    ['of somebody who writes nowhere', { cell: null }],
  ])('is left out %s', (_, changes) => {
    const { here, there, cell } = setUp('m a');
    const sent = toSentCursor(here, 'first', { cell, anchor: 0, head: 0, moves: null });
    expect(sent && toCursorPlace(there, { ...sent, ...changes })).toBeNull();
  });
});
