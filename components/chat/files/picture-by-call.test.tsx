/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ChatPanel } from '@/components/chat/chat-panel';
import type { ChatLane } from '@/lib/chat/client/use-chat';
import { createStore } from '@/lib/core/client/create-store';
import { makeFileLink } from '@/lib/files/contract';
import { endTransfer, type Transfer } from '@/lib/files/stream/transfer';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { timestampOf } from '@/tests/support/fakes/fake-firestore-kit';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { noSheets } from '@/tests/support/fakes/no-sheets';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/math/client/create-math-worker');

const file = '00000000-0000-4000-8000-000000000009';
const room = 'rooms/r1';
const picture = { from: 'ben', file, name: 'graph.png', size: 2_000_000 };

function open() {
  fakeAuth.signIn({ uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' });
  fakePlaces.setDocument(`${room}/roles/hosts`, { uids: ['emmy'] });
  fakePlaces.setDocument(`${room}/messages/m1`, {
    ...{ from: 'ben', name: 'Ben', text: 'graph.png', to: 'everyone', file, at: timestampOf(5) },
  });
  const store = createStore<readonly Transfer[]>([]);
  const lane: ChatLane = {
    send: () => Promise.resolve(),
    listen: () => () => undefined,
    pictures: {
      ...{ read: store.read, subscribe: store.subscribe, send: jest.fn(), stop: jest.fn() },
      forget: (from, of) => store.update((before) => endTransfer(before, { from, file: of })),
    },
  };
  const rights = { isHost: false, denials: { write: null, direct: null, file: undefined } };
  const seen = { people: [], colourOf: () => ({ hue: 15, isCut: false }) as const, nameOf: () => null };
  renderScreen(
    <ChatPanel
      {...{ lane, ...seen, ...rights, sheetWays: noSheets, roomId: 'r1', uid: 'ada', name: 'Ada' }}
      onClose={jest.fn()}
      className=""
    />,
  );
  return {
    carry: (given: Partial<Transfer>) => act(() => store.set([{ ...picture, ...given } as Transfer])),
  };
}

const notHere = () => screen.findByText('The file is on its way, or it was deleted.');

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  URL.createObjectURL = () => 'blob:early';
  URL.revokeObjectURL = () => undefined;
  localStorage.clear();
});

describe('a picture of a message that the call carries', () => {
  it('says how far it is, is seen, and gives its place to the stored file', async () => {
    fakeServer.answer(makeFileLink, () => ({ path: '/api/files/sealed', until: Date.now() + 600_000 }));
    const { carry } = open();
    await notHere();
    carry({ state: { name: 'coming', done: 1_000_000 } });
    const bar = screen.getByRole('progressbar', { name: 'graph.png' });
    expect(bar.getAttribute('aria-valuetext')).toBe('1 of 1.9 MB');
    carry({ state: { name: 'here', blob: new Blob(['a']) } });
    const seen = await screen.findByRole('img', { name: 'graph.png' });
    expect(seen.getAttribute('src')).toBe('blob:early');
    expect(screen.queryByRole('progressbar')).toBeNull();
    screen.getByText('Picture, 1.9 MB');

    act(() =>
      fakePlaces.setDocument(`${room}/files/${file}`, {
        ...{ name: 'graph.png', kind: 'picture', type: 'image/png', size: 2_000_000 },
        ...{ by: 'ben', byName: 'Ben', at: 1, state: 'here' },
      }),
    );
    await waitFor(() => expect(seen.getAttribute('src')).toBe('/api/files/sealed'));
    // The same element, so nothing was taken away in between.
    expect(screen.getByRole('img', { name: 'graph.png' })).toBe(seen);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('keeps its place where it broke off, and leaves it where its sender stopped it', async () => {
    const { carry } = open();
    await notHere();
    carry({ state: { name: 'broken' } });
    screen.getByText('It broke off. Its upload goes on.');
    carry({ state: { name: 'stopped' } });
    screen.getByText('Ben stopped sending this picture.');
    expect(screen.queryByRole('button', { name: 'Open graph.png' })).toBeNull();
  });

  it('is not shown in the message of another', async () => {
    const { carry } = open();
    await notHere();
    carry({ from: 'eve', state: { name: 'here', blob: new Blob(['a']) } });
    expect(screen.queryByRole('img')).toBeNull();
    expect(await notHere()).toBeTruthy();
  });

  it('opens nothing before it is stored', async () => {
    const { carry } = open();
    await notHere();
    carry({ state: { name: 'here', blob: new Blob(['a']) } });
    fireEvent.click(screen.getByRole('button', { name: 'Open graph.png' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
