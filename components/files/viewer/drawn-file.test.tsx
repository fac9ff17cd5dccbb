/** @jest-environment jsdom */
import '@/tests/support/text-coding';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as Y from 'yjs';
import { FileViewer } from '@/components/files/viewer/file-viewer';
import { createStore } from '@/lib/core/client/create-store';
import { personColour } from '@/lib/core/person-hue';
import type { DocumentState } from '@/lib/documents/document-state';
import { addStrokes } from '@/lib/ink/ink-document';
import { makeStrokes } from '@/lib/ink/samples.fixture';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const mockDoc = new Y.Doc();
const mockState = createStore<DocumentState>({ phase: 'ready', unsaved: 0 });
jest.mock('@/lib/documents/client/open-document', () => ({
  openDocument: () => ({ doc: mockDoc, state: mockState, readHistory: null, close: () => undefined }),
}));
const mockPdf = {
  pages: 3,
  draw: () => Promise.resolve({ text: '', ratio: 1.4 }),
  close: () => undefined,
};
jest.mock('@/components/files/viewer/use-pdf', () => ({
  usePdf: () => ({ pdf: mockPdf, lock: null, error: null }),
}));

// The page of a test has neither pixels to draw on nor media.
jest.mock('@/components/ink/use-pad', () => ({ usePad: () => () => undefined }));
jest.mock('@/components/ink/bar/use-has-fingers', () => ({ useHasFingers: () => false }));

const people = {
  nameOf: (uid: string) => (uid === 'sofya' ? 'Sofya Kovalevskaya' : null),
  colourOf: personColour,
};
const file = { id: 'f1', name: 'planes.pdf', kind: 'pdf' } as const;

function show(mayDraw: boolean, onClose = jest.fn()) {
  const drawing = { people, mayDraw, denied: { reason: 'Hosts decide.', way: null } };
  renderScreen(<FileViewer roomId="algebra" {...{ file, drawing, onClose }} />, { at: '/rooms/algebra' });
  return onClose;
}
const pencil = () => screen.getByRole('button', { name: 'Draw on the page' });

describe('a file that is drawn on', () => {
  beforeEach(() =>
    fakeAuth.signIn({ uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' }),
  );

  it('takes the tools along to the next page, and puts them away by Escape', async () => {
    const onClose = show(true);
    fireEvent.click(pencil());
    await screen.findByRole('group', { name: 'Drawing on page 1' });
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    const surface = await screen.findByRole('group', { name: 'Drawing on page 2' });
    surface.focus();
    fireEvent.keyDown(surface, { key: 'Escape' });
    await waitFor(() => expect(pencil().getAttribute('aria-pressed')).toBe('false'));
    expect(screen.queryByRole('group', { name: /^Drawing on/ })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('puts the tools away by Escape from the bar, too', async () => {
    const onClose = show(true);
    fireEvent.click(pencil());
    const eraser = await screen.findByRole('button', { name: 'Eraser' });
    act(() => eraser.focus());
    fireEvent.keyDown(eraser, { key: 'Escape' });
    await waitFor(() => expect(pencil().getAttribute('aria-pressed')).toBe('false'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that strokes are not saved, and that no ink can be read', async () => {
    show(true);
    await screen.findByRole('button', { name: 'Next page' });
    act(() => mockState.set({ phase: 'read-only', unsaved: 2 }));
    await screen.findByText(/^Not saved/);
    act(() => mockState.set({ phase: 'failed', unsaved: 0 }));
    await screen.findByText(/cannot be opened/);
    act(() => mockState.set({ phase: 'ready', unsaved: 0 }));
    expect(screen.queryByText(/cannot be opened/)).toBeNull();
  });

  it('shows what others drew to people who may not, and who did', async () => {
    addStrokes(mockDoc, { anchor: 'p1', author: 'sofya', strokes: makeStrokes(2), at: Date.now() });
    show(false);
    await screen.findByRole('img', { name: 'Drawing on page 1' });
    screen.getByText('Sofya draws on page 1; it stays with the file');
    expect(pencil().getAttribute('aria-disabled')).toBe('true');
  });
});
