/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import * as Y from 'yjs';
import { CellRow } from '@/components/worksheet/cells/cell-row';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { openSheet } from '@/lib/worksheet/client/open-sheet';
import { insertCell, readCells } from '@/lib/worksheet/sheet-document';
import { InsideSheet } from '@/tests/support/fakes/inside-sheet';
import { renderScreen } from '@/tests/support/fakes/render-screen';

// The editor comes by a fetch of its own, and no cell is written here.
jest.mock('@/components/worksheet/cells/use-cell-editor', () => ({ useCellEditor: () => null }));

const watched = new Set<Element>();
let tell: (isIntersecting: boolean) => void;

beforeEach(() => {
  watched.clear();
  globalThis.IntersectionObserver = class {
    constructor(hear: (entries: object[]) => void) {
      tell = (isIntersecting) =>
        act(() => hear([...watched].filter(isDrawn).map((target) => ({ target, isIntersecting }))));
    }
    observe = (element: Element) => void watched.add(element);
    unobserve = (element: Element) => void watched.delete(element);
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});

const isDrawn = (element: Element) => document.body.contains(element);

it('leaves a cell that is far its words, until it is near again', () => {
  const doc = new Y.Doc();
  insertCell(doc, { kind: 'calculation', after: null, source: 'k = 2' });
  const sheet = openSheet({
    doc,
    state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }),
    listBroken: () => [],
    readHistory: null,
    close: () => undefined,
  });
  const [cell] = readCells(doc);
  const state = {
    ...{ isMarked: false, isExplained: false, isSelected: false },
    ...{ isFolded: null, isDropBelow: false },
  };
  renderScreen(
    <InsideSheet sheet={sheet} mayEdit>
      <div data-paper="">
        <CellRow
          {...{ cell: cell!, number: 1, computed: undefined, notices: [], state }}
          {...{ focus: null, cursors: [], found: undefined }}
        />
      </div>
    </InsideSheet>,
  );
  const menu = () => screen.queryByRole('button', { name: 'Line 1: actions' });
  expect(menu()).not.toBeNull();
  tell(false);
  expect(menu()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Line 1' }).textContent).toBe('k = 2');
  tell(true);
  expect(menu()).not.toBeNull();
});
