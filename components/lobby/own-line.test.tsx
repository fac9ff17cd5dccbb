/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { OwnLine } from '@/components/lobby/own-line';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { writeToHosts } from '@/lib/lobby/contract';
import common from '@/messages/en/common.json';
import lobby from '@/messages/en/lobby.json';

jest.mock('@/lib/callables/client/call-server', () => ({ callServer: jest.fn() }));
jest.mock('@/lib/auth/client/use-session', () => ({ useSession: () => ({ user: null }) }));
jest.mock('@/lib/errors/client/use-user-error', () => ({ useUserError: () => null }));

const onAnswered = jest.fn();
const show = (words: string | null) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ common, lobby }}>
      <OwnLine
        seat={undefined}
        roomId="r1"
        person={{ uid: 'karl', name: 'Karl Weierstrass' }}
        said={words === null ? null : { words, at: 0 }}
        {...{ onAnswered }}
      />
    </NextIntlClientProvider>,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'A line to the host' });
const write = (words: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Write to the host' }));
  fireEvent.change(field(), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

beforeEach(() => jest.resetAllMocks());

describe('the line of a waiting person', () => {
  it('is sent as it was typed, and the focus is back on what opened the form', async () => {
    jest.mocked(callServer).mockResolvedValue({ isWaiting: true });
    show(null);
    write('It is <b>Karl</b>');
    expect(await screen.findByRole('button', { name: 'Write to the host' })).toBe(document.activeElement);
    const input = { roomId: 'r1', words: 'It is <b>Karl</b>' };
    expect(jest.mocked(callServer).mock.calls).toEqual([[writeToHosts, input]]);
    expect(onAnswered).not.toHaveBeenCalled();
  });

  it('asks for entry again when they need not wait', async () => {
    jest.mocked(callServer).mockResolvedValue({ isWaiting: false });
    show(null);
    write('It is Karl');
    await screen.findByRole('button', { name: 'Write to the host' });
    expect(onAnswered).toHaveBeenCalled();
  });

  it('stays in its field while it cannot be sent', async () => {
    jest.mocked(callServer).mockRejectedValue(new AppError('request/rate-limited'));
    show(null);
    write('x'.repeat(201));
    await screen.findByText('Write up to 200 characters on one line.');
    expect(callServer).not.toHaveBeenCalled();
    fireEvent.change(field(), { target: { value: 'It is Karl' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('button', { name: 'Send' });
    expect(field().value).toBe('It is Karl');
  });

  it('is shown to its writer as text, with the ways to change it and to take it back', () => {
    show('<b>Karl</b>');
    expect(screen.getByRole('figure').textContent).toContain('<b>Karl</b>');
    screen.getByRole('button', { name: 'Write another line' });
    screen.getByRole('button', { name: 'Take it back' });
  });
});
