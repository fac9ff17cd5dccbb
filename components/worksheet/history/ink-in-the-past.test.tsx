/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { fireEvent, screen } from '@testing-library/react';
import * as Y from 'yjs';
import { InkDeskProvider } from '@/components/ink/ink-desk-provider';
import type { SheetInk } from '@/components/ink/ink-desk';
import { HistoryView } from '@/components/worksheet/history/history-view';
import { mayWrite, noCompany } from '@/components/worksheet/sheet-company';
import { createStore } from '@/lib/core/client/create-store';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import type { DocumentHistory } from '@/lib/documents/client/read-history';
import type { DocumentState } from '@/lib/documents/document-state';
import { addStrokes, eraseInk, readInk } from '@/lib/ink/ink-document';
import { makeStrokes } from '@/lib/ink/samples.fixture';
import { insertCell } from '@/lib/worksheet/sheet-document';
import { openSheet } from '@/lib/worksheet/client/open-sheet';
import { renderScreen } from '@/tests/support/fakes/render-screen';

// The lines themselves are not the question here.
jest.mock('@/components/worksheet/sheet-body', () => ({ SheetBody: () => null }));

const then = 1_800_000_000_000;

/** A document of which one earlier state is known. */
function open(doc: Y.Doc): OpenDocument {
  const past = Y.encodeStateAsUpdate(doc);
  const history: DocumentHistory = {
    moments: [{ at: then, isState: true }],
    editedAt: null,
    readAt: () => Promise.resolve([past]),
  };
  return {
    doc,
    state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }),
    ...{ readHistory: () => Promise.resolve(history), listBroken: () => [], close: () => undefined },
  };
}

/** A sheet in which nothing has changed, and ink of which one stroke went and another came. */
function drawPast(denied: SheetInk['denied'], mayDraw: boolean) {
  const lines = new Y.Doc();
  insertCell(lines, { kind: 'text', after: null, source: 'A block on a slope.' });
  const sheet = openSheet(open(lines));
  const ink = new Y.Doc();
  addStrokes(ink, { anchor: 'one', author: 'ada', strokes: makeStrokes(2), at: then });
  const opened = open(ink);
  const before = readInk(ink).map(({ key }) => key);
  eraseInk(ink, readInk(ink).slice(0, 1));
  addStrokes(ink, { anchor: 'one', author: 'emmy', strokes: makeStrokes(1, {}, 5), at: then });
  const onClose = jest.fn();
  const shown: SheetInk = { open: () => opened, mayDraw, denied };
  renderScreen(
    <InkDeskProvider ink={shown} people={noCompany.people}>
      <HistoryView
        {...{ sheet, onClose }}
        readHistory={sheet.readHistory!}
        mayEdit={false}
        denied={{ reason: 'A host writes here.', way: null }}
      />
    </InkDeskProvider>,
  );
  const now = () => readInk(ink).map(({ key }) => key);
  return { before, now, onClose };
}

it('shows that ink differs, and restores it without the right to write', async () => {
  const { before, now, onClose } = drawPast(mayWrite, true);
  await screen.findByText(/What is drawn has changed since then\./);
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(now().sort()).toEqual(before.sort());
  expect(onClose).toHaveBeenCalledWith({ at: then, isState: true });
});

it('restores no ink without the right to draw, and says why', async () => {
  const { now, onClose } = drawPast({ reason: 'Emmy decides who draws here', way: null }, false);
  await screen.findByText(/What is drawn has changed since then\./);
  const present = now();
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Emmy decides who draws here');
  expect(now()).toEqual(present);
  expect(onClose).not.toHaveBeenCalled();
});
