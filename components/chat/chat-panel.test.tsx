/** @jest-environment jsdom */
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { ChatPanel } from '@/components/chat/chat-panel';
import type { ChatLane } from '@/lib/chat/client/use-chat';
import { useUnread } from '@/lib/chat/client/use-unread';
import { tellOfMessage } from '@/lib/chat/contract';
import { noSheets } from '@/tests/support/fakes/no-sheets';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { timestampOf } from '@/tests/support/fakes/fake-firestore-kit';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/math/client/create-math-worker');

const room = 'rooms/r1';
const names: Readonly<Record<string, string>> = { ada: 'Ada', ben: 'Ben', emmy: 'Emmy' };
const keep = (id: string, at: number, text: string, from = 'ben') =>
  fakePlaces.setDocument(`${room}/messages/${id}`, {
    ...{ from, name: from, text, to: 'everyone', at: timestampOf(at) },
  });

function open({
  denied = null as { reason: string; way: null } | null,
  isHost = false,
  directDenial = null as string | null,
} = {}) {
  fakeAuth.signIn({ uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' });
  fakePlaces.setDocument(`${room}/members/ada`, {
    ...{ uid: 'ada', name: 'Ada', kind: 'account', profile: 'learner', addedAt: 1, addedBy: 'emmy' },
  });
  const sent: unknown[] = [];
  let hear: Parameters<ChatLane['listen']>[0] = () => undefined;
  const lane: ChatLane = {
    send: (message) => {
      sent.push(message);
      return Promise.resolve();
    },
    listen: (listener) => {
      hear = listener;
      return () => undefined;
    },
  };
  const colourOf = () => ({ hue: 15, isCut: false }) as const;
  fakePlaces.setDocument(`${room}/roles/hosts`, { uids: ['emmy'] });
  const people = Object.entries(names).map(([uid, name]) => ({ uid, name }));
  const nameOf = (uid: string) => names[uid] ?? null;
  const denials = { write: denied, direct: directDenial, file: undefined };
  const seen = { people, isHost, nameOf, colourOf, denials };
  const given = {
    roomId: 'r1',
    uid: 'ada',
    name: 'Ada',
    lane,
    sheetWays: noSheets,
    ...seen,
  };
  const view = renderScreen(<ChatPanel {...given} onClose={jest.fn()} className="" />);
  return {
    ...view,
    sent,
    hear: (text: string) => act(() => hear({ id: 'h1', name: 'Ben', text, to: 'everyone' }, 'ben')),
  };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write to everyone' });
const write = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
};
const lines = () => within(screen.getByRole('log')).getAllByRole('article');

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  fakeServer.answer(tellOfMessage, () => ({}));
  localStorage.clear();
  sessionStorage.clear();
});

describe('the chat', () => {
  it('opens ready to be written in, so that no letter is taken for a shortcut', async () => {
    keep('m1', 1, 'Hello');
    open();
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('teaches while it is empty, and sends by Enter on both ways under one id', async () => {
    const { sent } = open();
    await screen.findByRole('heading', { name: 'Nobody has written yet' });
    write('So *far*');
    expect(field().value).toBe('');
    await waitFor(() => expect(lines()).toHaveLength(1));
    const [line] = lines();
    expect(line?.textContent).toContain('So far');
    await waitFor(() => expect(line?.textContent).not.toContain('Sending'));
    expect(sent).toEqual([
      { id: expect.any(String) as string, name: 'Ada', text: 'So *far*', to: 'everyone' },
    ]);
  });

  it('shows what the call brings at once, and once when the database has it', async () => {
    const { hear } = open();
    await screen.findByRole('heading', { name: 'Nobody has written yet' });
    hear('From the call');
    expect(lines()).toHaveLength(1);
    act(() => keep('h1', 5, 'From the call'));
    await waitFor(() => expect(lines()[0]?.textContent).toMatch(/\d{2}:\d{2}/));
    expect(lines()).toHaveLength(1);
  });

  it('says what was not sent, and sends it at the second try', async () => {
    open();
    await screen.findByRole('heading', { name: 'Nobody has written yet' });
    act(() => fakePlaces.refuse(`${room}/pace`));
    write('Hello');
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent');
    screen.getByRole('button', { name: 'Try again' });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('Hello')).toBeNull();
  });

  it('keeps what is typed when the panel is closed, and by Shift and Enter', async () => {
    const { unmount } = open();
    fireEvent.change(field(), { target: { value: 'Half a' } });
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    expect(field().value).toBe('Half a');
    unmount();
    open();
    expect(field().value).toBe('Half a');
    await screen.findByRole('heading', { name: 'Nobody has written yet' });
  });

  it('marks what is new, once, and counts it until it was read', async () => {
    keep('a', 5, 'Welcome');
    keep('b', 6, 'And mine', 'ada');
    const unread = renderHook(() => useUnread('r1', 'ada'));
    await waitFor(() => expect(unread.result.current).toEqual({ count: 1, mentions: 0 }));
    const { unmount } = open();
    await screen.findByText('New');
    await waitFor(() => expect(unread.result.current.count).toBe(0));
    unmount();
    open();
    await screen.findByText('Welcome');
    expect(screen.queryByText('New')).toBeNull();
    act(() => keep('c', 7, 'And more'));
    await screen.findByText('And more');
    expect(screen.queryByText('New')).toBeNull();
  });

  it('says why somebody only reads', async () => {
    keep('a', 5, 'Welcome');
    open({ denied: { reason: 'A host keeps the chat to hosts.', way: null } });
    expect((await screen.findByText('Welcome')).textContent).toBe('Welcome');
    expect(screen.getByRole('button', { name: 'Write to everyone' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const openPeople = async () => {
    fireEvent.keyDown(screen.getByRole('button', { name: 'One person' }), { key: 'Enter' });
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  };

  it('says who reads, and keeps a private message with its readers', async () => {
    const { sent } = open();
    await screen.findByRole('heading', { name: 'Nobody has written yet' });
    press('Hosts');
    const hosts = screen.getByRole('textbox', { name: 'Write to the hosts' });
    fireEvent.change(hosts, { target: { value: 'I am lost' } });
    fireEvent.keyDown(hosts, { key: 'Enter' });
    await waitFor(() => expect(lines()[0]?.textContent).toContain('Only the hosts and you'));
    await waitFor(() => expect(lines()[0]?.textContent).not.toContain('Sending'));
    expect(sent).toMatchObject([{ text: 'I am lost', to: 'hosts' }]);
    expect(screen.getByRole('button', { name: 'Hosts' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('offers each person, or only hosts with the reason', async () => {
    const { unmount } = open();
    expect(await openPeople()).toEqual(['Ben', 'Emmy']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Ben' }));
    await screen.findByRole('textbox', { name: 'Write to Ben only' });
    unmount();
    sessionStorage.clear();
    localStorage.clear();
    open({ directDenial: 'A host has switched this off.' });
    await waitFor(async () => expect(await openPeople()).toEqual(['Emmy']));
    screen.getByText('A host has switched this off.');
  });

  it('answers a private message privately, with a way to it', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    fakePlaces.setDocument(`${room}/messages/${id}`, {
      ...{ from: 'ben', name: 'Ben', text: 'Is it **2.81**?', to: 'ada', readers: ['ben', 'ada'] },
      at: timestampOf(5),
    });
    const { sent } = open();
    await screen.findByText('Only Ben and you');
    press('Reply to Ben');
    const answer = screen.getByRole('textbox', { name: 'Write to Ben only' });
    expect(document.activeElement).toBe(answer);
    fireEvent.change(answer, { target: { value: 'Yes' } });
    fireEvent.keyDown(answer, { key: 'Enter' });
    expect(sent).toMatchObject([{ text: 'Yes', to: 'ben', replyTo: id }]);
    const quote = await within(screen.getByRole('log')).findByRole('button', {
      name: 'Go to the message of Ben',
    });
    expect(quote.textContent).toContain('Is it 2.81?');
    fireEvent.click(quote);
    expect(document.activeElement?.id).toBe(`message-${id}`);
  });

  it('offers names after an @, by keys alone, and keeps the uid', async () => {
    const { sent } = open();
    await screen.findByRole('heading', { name: 'Nobody has written yet' });
    const typeIn = (value: string) => {
      fireEvent.change(field(), { target: { value } });
      field().setSelectionRange(value.length, value.length);
      fireEvent.select(field());
    };
    typeIn('Look, @');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ben', 'Emmy']);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Emmy');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    typeIn('Look, ');
    typeIn('Look, @em');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe('Look, @Emmy ');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).toMatchObject([{ text: 'Look, @[emmy]' }]);
    await waitFor(() => expect(lines()[0]?.textContent).toMatch(/\d\d:\d\dLook, @Emmy$/));
    await waitFor(() => expect(fakeServer.askedOf(tellOfMessage)).toHaveLength(1));
  });

  it('marks what mentions the reader, in the badge as well', async () => {
    keep('a', 5, 'See @[ada], please');
    const unread = renderHook(() => useUnread('r1', 'ada'));
    await waitFor(() => expect(unread.result.current).toEqual({ count: 1, mentions: 1 }));
    open();
    await screen.findByText('mentions you');
  });

  it('says who is typing for everyone, and marks nothing that is private', async () => {
    open();
    await screen.findByRole('heading', { name: 'Nobody has written yet' });
    act(() => fakePlaces.setValue('typing/r1/ben', 1));
    await screen.findByText('Ben is typing');
    act(() => fakePlaces.setValue('typing/r1/emmy', 2));
    await screen.findByText('Ben and Emmy are typing');
    fireEvent.change(field(), { target: { value: 'H' } });
    await waitFor(() => expect(fakePlaces.readValue('typing/r1/ada')).not.toBeNull());
    press('Hosts');
    await waitFor(() => expect(fakePlaces.readValue('typing/r1/ada')).toBeNull());
  });

  it('lets the person wait in slow mode, and says how long', async () => {
    fakePlaces.setDocument(room, {
      ...{ name: 'Waves', preset: 'lesson', settings: {}, ownerUid: 'emmy', createdAt: 1, slowMode: 30 },
    });
    const { unmount } = open();
    await screen.findByText('Slow mode: one message every 30 seconds.');
    write('First');
    await screen.findByText(/^You can send again in (30|29) seconds\.$/);
    write('Second');
    expect(field().value).toBe('Second');
    expect(lines()).toHaveLength(1);
    unmount();
  });
});
