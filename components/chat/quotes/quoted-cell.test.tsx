/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChatPanel } from '@/components/chat/chat-panel';
import type { SheetWays } from '@/components/chat/quotes/sheet-ways';
import { quoteHandOver } from '@/lib/chat/client/quote-hand-over';
import type { ChatLane } from '@/lib/chat/client/use-chat';
import { tellOfMessage } from '@/lib/chat/contract';
import type { CellResult } from '@/lib/math/sheet/cell-result';
import { createSheet, type SheetChange } from '@/lib/math/sheet/create-sheet';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { timestampOf } from '@/tests/support/fakes/fake-firestore-kit';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/math/client/create-math-worker', () => ({
  createMathWorker: () => {
    const sheet = createSheet();
    const listeners = new Set<(results: readonly CellResult[]) => void>();
    return {
      apply: (change: SheetChange) => {
        const results = sheet.apply(change);
        queueMicrotask(() => listeners.forEach((listener) => listener(results)));
      },
      onResults: (listener: (results: readonly CellResult[]) => void) => listeners.add(listener),
      close: () => undefined,
    };
  },
}));

const cell = {
  sheet: 's1',
  id: 'c7',
  kind: 'calculation',
  line: 3,
  source: 'p = q v',
  given: 'q = 2 kg\nv = 3 m/s',
};

function open(ways: Partial<SheetWays> = {}) {
  fakeAuth.signIn({ uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' });
  fakePlaces.setDocument('rooms/r1/roles/hosts', { uids: ['emmy'] });
  const sent: unknown[] = [];
  const lane: ChatLane = {
    send: (message) => Promise.resolve(void sent.push(message)),
    listen: () => () => undefined,
  };
  const sheetWays: SheetWays = {
    nameOf: (sheet) => (sheet === 's1' ? 'Mechanics' : null),
    hrefOf: ({ sheet, id }) => `/worksheets/${sheet}#${id}`,
    ...ways,
  };
  const colourOf = () => ({ hue: 15, isCut: false }) as const;
  const rights = { isHost: false, denials: { write: null, direct: null, file: undefined } };
  const seen = { lane, sheetWays, people: [], colourOf, nameOf: () => null, ...rights };
  renderScreen(<ChatPanel {...seen} roomId="r1" uid="ada" name="Ada" onClose={jest.fn()} className="" />);
  return sent;
}

const ready = () => screen.findByRole('heading', { name: 'Nobody has written yet' });
const quote = (roomId = 'r1') => act(() => quoteHandOver.set({ roomId, cell }));
const field = () => screen.getByRole('textbox', { name: 'Write to everyone' });
const carried = () => screen.queryByRole('group', { name: 'Cell that goes with the message' });
const allSent = () => waitFor(() => expect(screen.getByRole('log').textContent).not.toContain('Sending'));
const keep = (more: object) =>
  fakePlaces.setDocument('rooms/r1/messages/00000000-0000-4000-8000-000000000001', {
    ...{ from: 'ben', name: 'Ben', text: 'See', to: 'everyone', at: timestampOf(5), ...more },
  });

beforeEach(() => {
  fakeServer.answer(tellOfMessage, () => ({}));
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  quoteHandOver.set(null);
  localStorage.clear();
  sessionStorage.clear();
});

describe('a cell that is quoted', () => {
  it('goes with the next message, alone or with words', async () => {
    const sent = open();
    await ready();
    quote();
    expect(carried()?.textContent).toContain('Mechanics · line 3');
    expect(document.activeElement).toBe(field());
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(carried()).toBeNull();
    quote();
    fireEvent.change(field(), { target: { value: 'Why?' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).toMatchObject([
      { text: 'p = q v', cell },
      { text: 'Why?', cell },
    ]);
    const log = within(screen.getByRole('log'));
    await waitFor(() => expect(log.getAllByText(/= 6\s*kg m\/s/)).toHaveLength(2));
    await allSent();
  });

  it('waits for the chat of its room, and is taken off again', async () => {
    quoteHandOver.set({ roomId: 'r1', cell });
    const sent = open();
    await ready();
    expect(carried()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Do not quote the cell' }));
    quote('r2');
    expect(carried()).toBeNull();
    fireEvent.change(field(), { target: { value: 'Why?' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await allSent();
    expect(sent).toEqual([expect.not.objectContaining({ cell: expect.anything() as unknown })]);
  });

  it('leads to its place on the page, or by a link', async () => {
    keep({ cell });
    const show = jest.fn();
    open({ show });
    fireEvent.click(await screen.findByRole('button', { name: 'Mechanics · line 3' }));
    expect(show).toHaveBeenCalledWith(cell);
  });

  it('leads by a link outside a call', async () => {
    keep({ cell: { ...cell, kind: 'text', source: 'A **block**' } });
    open();
    const link = await screen.findByRole('link', { name: 'Mechanics · text 3' });
    expect(link.getAttribute('href')).toBe('/worksheets/s1#c7');
    expect(screen.getByText('block').tagName).toBe('STRONG');
  });

  it('says that its sheet cannot be opened, and keeps what it was', async () => {
    keep({ cell: { ...cell, sheet: 's2' } });
    open();
    await screen.findByText(/no longer among those/);
    await screen.findByText(/6\s*kg m\/s/);
  });
});
