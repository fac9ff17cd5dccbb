/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { FilePicture } from '@/components/worksheet/picture/file-picture';
import { AppError } from '@/lib/errors/app-error';
import { makeFileLink } from '@/lib/files/contract';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

beforeAll(() => {
  // Everything is in view.
  globalThis.IntersectionObserver = class {
    observe: (target: Element) => void;
    constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      this.observe = (target) => tell([{ isIntersecting: true, target }]);
    }
    unobserve = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const picture = { room: 'algebra', page: null, alt: 'A slope', cell: { id: 'cell-1', label: 'Picture 1' } };

const show = async () => {
  renderScreen(<FilePicture {...picture} file={crypto.randomUUID()} />);
  await act(async () => Promise.resolve());
};

describe('a picture in a sheet', () => {
  it('is there under the link of its reader', async () => {
    fakeServer.answer(makeFileLink, () => ({ path: '/api/files/abc', until: Date.now() + 600_000 }));
    await show();
    const picture = await screen.findByRole('img', { name: 'A slope' });
    expect(picture.getAttribute('src')).toBe('/api/files/abc');
    screen.getByText('The picture is on its way.');
    fireEvent.load(picture);
    expect(screen.queryByText('The picture is on its way.')).toBeNull();
  });

  it('says that its file was deleted', async () => {
    fakeServer.refuse(makeFileLink, new AppError('files/not-found'));
    await show();
    await screen.findByText(/This file was deleted from its room/);
  });

  it('says why a reader without access does not see it, and lets them try again', async () => {
    fakeServer.refuse(makeFileLink, new AppError('rooms/not-found'));
    await show();
    await screen.findByRole('alert');
    fakeServer.answer(makeFileLink, () => ({ path: '/api/files/def', until: Date.now() + 600_000 }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('img', { name: 'A slope' });
  });
});
