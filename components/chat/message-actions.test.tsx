/** @jest-environment jsdom */
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { ChatPanel } from '@/components/chat/chat-panel';
import { useUnread } from '@/lib/chat/client/use-unread';
import { deleteMessage, editMessage, pinMessage, reactToMessage, removeMessage } from '@/lib/chat/contract';
import { AppError } from '@/lib/errors/app-error';
import { noSheets } from '@/tests/support/fakes/no-sheets';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { timestampOf } from '@/tests/support/fakes/fake-firestore-kit';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/math/client/create-math-worker');

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const [first, second] = [idOf(1), idOf(2)];
const names: Readonly<Record<string, string>> = { ada: 'Ada', ben: 'Ben', emmy: 'Emmy' };
type More = { from?: string; [field: string]: unknown };
const keep = (id: string, text: string, at: number, { from = 'ben', ...more }: More = {}) =>
  fakePlaces.setDocument(`rooms/r1/messages/${id}`, {
    ...{ from, name: names[from], text, to: 'everyone', at: timestampOf(at), ...more },
  });
const place = (id: string) => ({ roomId: 'r1', messageId: id });

function open({ isHost = false, denied = null as { reason: string; way: null } | null } = {}) {
  fakeAuth.signIn({ uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' });
  const nameOf = (uid: string) => names[uid] ?? null;
  const colourOf = () => ({ hue: 15, isCut: false }) as const;
  const toSheet = jest.fn();
  const seen = {
    formulaWays: { toSheet },
    sheetWays: noSheets,
    people: [],
    nameOf,
    colourOf,
    denials: { write: denied, direct: null, file: undefined },
    isHost,
    lane: null,
  };
  const view = renderScreen(
    <ChatPanel {...seen} roomId="r1" uid="ada" name="Ada" onClose={jest.fn()} className="" />,
  );
  return { ...view, toSheet };
}

const log = () => within(screen.getByRole('log'));
const openMenu = async (name: string) =>
  fireEvent.click((await log().findAllByRole('button', { name: `Message of ${name}: actions` })).at(-1)!);
const choose = async (item: string) => fireEvent.click(await screen.findByRole('menuitem', { name: item }));
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  localStorage.clear();
});

describe('what a person does with a message', () => {
  it('changes their own text in its place', async () => {
    keep(first, 'v = 3', Date.now(), { from: 'ada' });
    fakeServer.answer(editMessage, ({ text }) => {
      keep(first, text, Date.now(), { from: 'ada', editedAt: 1 });
      return {};
    });
    open();
    await openMenu('Ada');
    await choose('Edit');
    const text = screen.getByRole('textbox', { name: 'Your message' });
    fireEvent.change(text, { target: { value: 'v = 4' } });
    fireEvent.keyDown(text, { key: 'Enter' });
    await log().findByText('edited');
    log().getByText('v = 4');
    expect(fakeServer.askedOf(editMessage)).toEqual([{ ...place(first), text: 'v = 4' }]);
  });

  it('is told that the time to change it is over', async () => {
    keep(first, 'v = 3', Date.now() - 400_000, { from: 'ada' });
    open();
    await openMenu('Ada');
    await screen.findByText('Five minutes have passed since you sent it.');
  });

  it('takes a deletion back, or has it sent with the page', async () => {
    keep(first, 'Oops', Date.now(), { from: 'ada' });
    fakeServer.answer(deleteMessage, () => ({}));
    const { unmount } = open();
    await openMenu('Ada');
    await choose('Delete');
    expect(log().queryByText('Oops')).toBeNull();
    fireEvent.click(log().getByRole('button', { name: 'Undo' }));
    log().getByText('Oops');
    await openMenu('Ada');
    await choose('Delete');
    expect(fakeServer.askedOf(deleteMessage)).toEqual([]);
    unmount();
    await waitFor(() => expect(fakeServer.askedOf(deleteMessage)).toEqual([place(first)]));
  });

  it('shows a reaction at once, with names, and takes it back when it is refused', async () => {
    keep(first, 'So be it', 5, { reactions: { agree: ['emmy'] } });
    let answer: () => void = () => undefined;
    fakeServer.answer(reactToMessage, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      throw new AppError('chat/no-such-message');
    });
    open();
    fireEvent.click(await log().findByRole('button', { name: 'I agree, 1: Emmy' }));
    const mine = await log().findByRole('button', { name: 'I agree, 2: Emmy, you' });
    expect(mine.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(fakeServer.askedOf(reactToMessage)).toHaveLength(1));
    act(() => answer());
    await log().findByRole('button', { name: 'I agree, 1: Emmy' });
    await screen.findByText('This message is not there any more.');
  });

  it('takes its formulas into a sheet', async () => {
    keep(first, 'For the speed $v = s/t$', 5);
    keep(second, 'And no formula', 6);
    const { toSheet } = open();
    fireEvent.click(await log().findByRole('button', { name: 'To sheet' }));
    expect(toSheet).toHaveBeenCalledWith([{ kind: 'calculation', source: 'v = s/t' }]);
  });

  it('only reads and copies where they may not write', async () => {
    keep(first, 'Hello', 5);
    open({ denied: { reason: 'A host keeps the chat to hosts.', way: null } });
    await openMenu('Ben');
    await screen.findByRole('menu');
    expect(items()).toEqual(['Copy']);
  });
});

describe('what a host does with a message', () => {
  it('removes it with a trace, and pins another', async () => {
    keep(first, 'Rude', 5);
    keep(second, 'Lines 1 to 5 until 17:40', 6, { from: 'emmy' });
    fakeServer.answer(removeMessage, () => {
      keep(first, '', 5, { removedBy: 'ada' });
      return {};
    });
    fakeServer.answer(pinMessage, () => {
      keep(second, 'Lines 1 to 5 until 17:40', 6, { from: 'emmy', pinnedAt: 7 });
      return {};
    });
    open({ isHost: true });
    await openMenu('Ben');
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Remove for everyone/ }));
    await log().findByText('You removed a message from Ben');
    await openMenu('Emmy');
    await choose('Pin');
    const row = await screen.findByRole('button', { name: '1 pinned message' });
    expect(row.textContent).toBe('Emmy Lines 1 to 5 until 17:40');
    fireEvent.click(row);
    fireEvent.click(within(screen.getByRole('list', { name: 'Pinned messages' })).getAllByRole('button')[0]!);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Lines 1 to 5'));
  });

  it('is named to the others', async () => {
    keep(first, '', 5, { removedBy: 'emmy' });
    open();
    await screen.findByText('Emmy removed a message from Ben');
  });
});

describe('a long chat', () => {
  const fill = (count: number) => {
    for (let at = 1; at <= count; at += 1) keep(idOf(at), `Line ${at}`, at * 1000);
  };

  it('fetches older messages and says where it begins', async () => {
    fill(120);
    open();
    // Here nothing has a height, so the reader is at the top at once.
    await screen.findByText('The chat of this room begins here.');
    await log().findByText('Line 1');
  });

  it('is searched by keys, and leads to what is found', async () => {
    fill(400);
    open();
    const search = screen.getByRole('searchbox', { name: 'Search messages' });
    fireEvent.change(search, { target: { value: 'line 399' } });
    const results = within(await screen.findByRole('group', { name: 'Messages that were found' }));
    await results.findByText('1 found in all 400 messages that you read.');
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    const [found] = results.getAllByRole('button');
    expect(document.activeElement).toBe(found);
    fireEvent.click(found!);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Line 399'));
  });

  it('is counted beyond the newest messages', async () => {
    fill(75);
    const { result } = renderHook(() => useUnread('r1', 'ada'));
    await waitFor(() => expect(result.current.count).toBe(75));
  });
});
