/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FilesPanel } from '@/components/files/files-panel';
import { AppError } from '@/lib/errors/app-error';
import { deleteFile, finishUpload, startUpload } from '@/lib/files/contract';
import type { RoomFile } from '@/lib/files/schema';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import '@/tests/support/fakes/give-blobs-bytes';
import { renderScreen } from '@/tests/support/fakes/render-screen';

/** The SDK's task, of which a test decides how far it is. */
const mockTasks: { report: (sent: number) => void; arrive: () => void; log: string[] }[] = [];

jest.mock('@/lib/firebase/client/storage-kit', () => ({
  storage: {},
  ref: (_: unknown, path: string) => path,
  uploadBytesResumable: (_: string, blob: Blob) => {
    const log: string[] = [];
    let report: (sent: number) => void = () => undefined;
    let arrive: () => void = () => undefined;
    const whole = new Promise<unknown>((resolve) => {
      arrive = () => resolve({ metadata: { size: blob.size } });
    });
    mockTasks.push({ log, report: (sent) => report(sent), arrive: () => arrive() });
    const note = (word: string) => () => log.push(word);
    return {
      on: (__: string, next: (snapshot: { bytesTransferred: number }) => void) =>
        (report = (sent) => next({ bytesTransferred: sent })),
      ...{ pause: note('pause'), resume: note('resume'), cancel: note('cancel') },
      // As in the SDK, a task can be awaited.
      then: whole.then.bind(whole),
    };
  },
}));

let rooms = 0;

const ids = { mine: crypto.randomUUID(), theirs: crypto.randomUUID(), new: crypto.randomUUID() };

const file = (id: string, given: Partial<RoomFile> = {}) => ({
  ...{ name: `${id}.pdf`, kind: 'pdf', type: 'application/pdf', size: 2_500_000, by: 'ben', byName: 'Ben' },
  ...{ at: Date.UTC(2026, 10, 28, 17, 2), state: 'here', ...given },
});

function open({ denied = null as { reason: string; way: null } | null, mayDeleteAll = false } = {}) {
  fakeAuth.signIn({ uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' });
  // Uploads belong to the page: each test has a room of its own.
  const roomId = `r${(rooms += 1)}`;
  const put = (id: keyof typeof ids, given?: Partial<RoomFile>) =>
    fakePlaces.setDocument(`rooms/${roomId}/files/${ids[id]}`, file(id, given));
  put('mine', { by: 'ada', byName: 'Ada' });
  put('theirs');
  const colourOf = () => ({ hue: 15, isCut: false }) as const;
  renderScreen(
    <FilesPanel {...{ roomId, colourOf, denied, mayDeleteAll }} uid="ada" onClose={jest.fn()} className="" />,
  );
  return { roomId, put };
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Add files', { selector: 'input' }), { target: { files } });
const text = (name: string, letters = 1000) => new File(['x'.repeat(letters)], name, { type: 'text/plain' });
const rowOf = (name: string) => screen.findByRole('listitem', { name: `${name}, on its way` });

beforeEach(() => {
  mockTasks.length = 0;
  fakeServer.answer(startUpload, ({ roomId, fileId }) => ({ path: `rooms/${roomId}/files/${fileId}` }));
});

describe('the files of a room', () => {
  it('stand with kind, size, person and time, and say how much is used', async () => {
    open();
    const list = within(await screen.findByRole('region', { name: 'In the room' }));
    list.getByText(/^PDF, 2.4 MB, Ben, /);
    list.getByText(/^PDF, 2.4 MB, you, /);
    screen.getByText('4.8 MB of 4 GB used in this room');
  });

  it('come by their bytes, say how far they are, and can be paused', async () => {
    fakeServer.answer(finishUpload, () => ({}));
    const { put } = open();
    await screen.findByRole('region', { name: 'In the room' });
    choose(text('notes.txt', 4096));
    const row = within(await rowOf('notes.txt'));
    await waitFor(() => expect(mockTasks).toHaveLength(1));
    act(() => mockTasks[0]?.report(1024));
    row.getByText('1 of 4 kB');
    fireEvent.click(row.getByRole('button', { name: 'Pause notes.txt' }));
    row.getByText('Paused, 25% sent');
    fireEvent.click(row.getByRole('button', { name: 'Go on with notes.txt' }));
    await waitFor(() => expect(mockTasks[0]?.log).toEqual(['pause', 'resume']));
    act(() => mockTasks[0]?.arrive());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'On their way' })).toBeNull());
    const [asked] = fakeServer.askedOf(startUpload);
    expect(asked).toMatchObject({ name: 'notes.txt', type: 'text/plain', size: 4096 });
    act(() => put('new', { name: 'notes.txt', at: Date.UTC(2026, 10, 28, 18) }));
    await screen.findByRole('button', { name: 'notes.txt' });
  });

  it('say why one was not taken, and let it be tried again', async () => {
    fakeServer.refuse(finishUpload, new AppError('files/not-as-told'));
    open();
    choose(text('data.csv'));
    const row = within(await rowOf('data.csv'));
    await waitFor(() => expect(mockTasks).toHaveLength(1));
    act(() => mockTasks[0]?.arrive());
    expect((await row.findByRole('alert')).textContent).toContain('Not added');
    row.getByRole('button', { name: 'Try again' });
    fakeServer.answer(deleteFile, () => ({}));
    fireEvent.click(row.getByRole('button', { name: 'Do not add data.csv' }));
    await waitFor(() => expect(fakeServer.askedOf(deleteFile)).toHaveLength(1));
  });

  it('do not begin with what no room takes, whatever its name says', async () => {
    open();
    choose(new File(['<svg onload="alert(1)"></svg>'], 'plan.png', { type: 'image/png' }));
    const alert = await screen.findByText('plan.png was not added');
    expect(alert.parentElement?.textContent).toContain('A room does not take files of this kind.');
    expect(fakeServer.askedOf(startUpload)).toEqual([]);
  });

  it.each([
    [false, 1],
    [true, 2],
  ])('can be deleted by who may: a host %s', async (mayDeleteAll, count) => {
    fakeServer.answer(deleteFile, () => ({}));
    const { roomId } = open({ mayDeleteAll });
    const menus = await screen.findAllByRole('button', { name: /^More about/ });
    let found = 0;
    for (const menu of menus) {
      fireEvent.keyDown(menu, { key: 'Enter' });
      const item = screen.queryByRole('menuitem', { name: 'Delete' });
      if (item) {
        found += 1;
        fireEvent.click(item);
        fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      } else fireEvent.keyDown(document.activeElement ?? menu, { key: 'Escape' });
    }
    expect(found).toBe(count);
    expect(fakeServer.askedOf(deleteFile)).toContainEqual({ roomId, fileId: ids.mine });
  });

  it('say why somebody adds nothing, and take nothing that is dropped then', async () => {
    open({ denied: { reason: 'A host keeps files to hosts.', way: null } });
    const region = await screen.findByRole('region', { name: 'In the room' });
    const dataTransfer = { types: ['Files'], files: [text('a.txt')] };
    fireEvent.drop(region, { dataTransfer });
    expect(screen.getByRole('button', { name: 'Add files' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('region', { name: 'On their way' })).toBeNull();
  });

  it('open a place while files hover, and take a pasted picture without its metadata', async () => {
    open();
    const region = await screen.findByRole('region', { name: 'In the room' });
    const dataTransfer = { types: ['Files'], files: [] };
    fireEvent.dragOver(region, { dataTransfer });
    screen.getByText('Drop to add for everyone');
    fireEvent.drop(region, { dataTransfer });
    expect(screen.queryByText('Drop to add for everyone')).toBeNull();
    const exif = [0xff, 0xe1, 0, 13, ...Array.from('Exif\0\0GPS 5', (sign) => sign.charCodeAt(0)), 0];
    const bytes = Uint8Array.from([0xff, 0xd8, ...exif.slice(0, 15), 0xff, 0xd9]);
    fireEvent.paste(region, { clipboardData: { files: [new File([bytes], 'image.jpg')] } });
    await rowOf('image.jpg');
    await waitFor(() => expect(fakeServer.askedOf(startUpload)[0]).toMatchObject({ size: 4 }));
  });
});
