/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChatPanel } from '@/components/chat/chat-panel';
import type { ChatLane } from '@/lib/chat/client/use-chat';
import { tellOfMessage } from '@/lib/chat/contract';
import { deleteFile, finishUpload, makeFileLink, startUpload } from '@/lib/files/contract';
import { noSheets } from '@/tests/support/fakes/no-sheets';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { timestampOf } from '@/tests/support/fakes/fake-firestore-kit';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import '@/tests/support/fakes/give-blobs-bytes';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/math/client/create-math-worker');
jest.mock('@/lib/firebase/client/storage-kit', () => ({
  storage: {},
  ref: (_: unknown, path: string) => path,
  uploadBytesResumable: (_: string, { size }: Blob) => ({
    ...{ on: () => undefined, pause: () => true, resume: () => true, cancel: () => true },
    // As in the SDK, a task can be awaited.
    then: (arrive: (snapshot: unknown) => unknown) => arrive({ metadata: { size } }),
  }),
}));

const file = '00000000-0000-4000-8000-000000000009';
const room = 'rooms/r1';
const putFile = (name: string, given = {}) =>
  fakePlaces.setDocument(`${room}/files/${file}`, {
    ...{ name, kind: 'pdf', type: 'application/pdf', size: 2_500_000, by: 'ben', byName: 'Ben', at: 1 },
    ...{ state: 'here', ...given },
  });
const putMessage = (text: string) =>
  fakePlaces.setDocument(`${room}/messages/m1`, {
    ...{ from: 'ben', name: 'Ben', text, to: 'everyone', file, at: timestampOf(5) },
  });

function open(fileDenied?: string) {
  fakeAuth.signIn({ uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' });
  fakePlaces.setDocument(`${room}/roles/hosts`, { uids: ['emmy'] });
  const sent: { text: string; file?: string }[] = [];
  const lane: ChatLane = {
    send: (message) => Promise.resolve(void sent.push(message)),
    listen: () => () => undefined,
  };
  const people = [{ uid: 'emmy', name: 'Emmy' }];
  const colourOf = () => ({ hue: 15, isCut: false }) as const;
  const rights = { isHost: false, denials: { write: null, direct: null, file: fileDenied } };
  const seen = { lane, people, colourOf, nameOf: () => null, sheetWays: noSheets, ...rights };
  renderScreen(<ChatPanel {...seen} roomId="r1" uid="ada" name="Ada" onClose={jest.fn()} className="" />);
  return sent;
}

const ready = () => screen.findByRole('heading', { name: 'Nobody has written yet' });
const field = () => screen.getByRole('textbox', { name: 'Write to everyone' });
const paste = (name: string) =>
  fireEvent.paste(field(), { clipboardData: { files: [new File(['1,2\n'], name)] } });
const attached = () => screen.findByRole('list', { name: 'Goes with the message' });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  localStorage.clear();
  fakeServer.answer(startUpload, ({ fileId }) => ({ path: fileId }));
  fakeServer.answer(finishUpload, () => ({}));
  fakeServer.answer(deleteFile, () => ({}));
  fakeServer.answer(tellOfMessage, () => ({}));
});

describe('a file in the chat', () => {
  it('goes with the words that are written beside it', async () => {
    const sent = open();
    await ready();
    paste('data.csv');
    expect((await attached()).textContent).toBe('data.csv');
    fireEvent.change(field(), { target: { value: 'Our values' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(fakeServer.askedOf(finishUpload)).toHaveLength(1));
    const [asked] = fakeServer.askedOf(startUpload);
    expect(sent).toMatchObject([{ text: 'Our values', file: asked?.fileId }]);
    expect(screen.queryByRole('list', { name: 'Goes with the message' })).toBeNull();
  });

  it('goes under its name without words, and not at all when taken away', async () => {
    const sent = open();
    await ready();
    paste('data.csv');
    await attached();
    fireEvent.click(screen.getByRole('button', { name: 'Do not send data.csv' }));
    await waitFor(() => expect(fakeServer.askedOf(deleteFile)).toHaveLength(1));
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).toEqual([]);
    paste('more.csv');
    await attached();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).toMatchObject([{ text: 'more.csv' }]);
    await waitFor(() => expect(fakeServer.askedOf(finishUpload).at(-1)?.fileId).toBe(sent[0]?.file));
    await screen.findByRole('article');
  });

  it('is not taken where the person shares none, and the button says why', async () => {
    open('A host keeps files to hosts.');
    await ready();
    paste('data.csv');
    const button = await screen.findByRole('button', { name: 'Attach files' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(fakeServer.askedOf(startUpload)).toEqual([]);
  });

  it('stands under what was written, by the name that its own record has', async () => {
    putFile('slopes.pdf');
    putMessage('Read page 3');
    open();
    const card = await screen.findByRole('button', { name: 'Open slopes.pdf' });
    within(card).getByText('PDF, 2.4 MB');
    screen.getByText('Read page 3');
  });

  it('shows a picture by a link, without saying its name twice', async () => {
    fakeServer.answer(makeFileLink, () => ({ path: '/api/files/sealed', until: Date.now() + 600_000 }));
    putFile('photo.png', { kind: 'picture', type: 'image/png' });
    putMessage('photo.png');
    open();
    const picture = await screen.findByRole('img', { name: 'photo.png' });
    expect(picture.getAttribute('src')).toBe('/api/files/sealed');
    expect(screen.getAllByText('photo.png')).toHaveLength(1);
  });

  it('leaves its place when it is deleted', async () => {
    putMessage('slopes.pdf');
    open();
    await screen.findByText('The file is on its way, or it was deleted.');
  });
});
