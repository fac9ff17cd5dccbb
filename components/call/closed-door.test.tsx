/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { ClosedDoor } from '@/components/call/closed-door';
import { AppError } from '@/lib/errors/app-error';
import { renderScreen } from '@/tests/support/fakes/render-screen';

describe('a door that stays shut', () => {
  it('says who may come in, and leads to the own rooms', async () => {
    const { router } = renderScreen(
      <ClosedDoor thrown={new AppError('rooms/not-a-member')} onSignIn={null} />,
    );
    const heading = 'This room is not there, or you are not one of its people.';
    await screen.findByRole('heading', { level: 1, name: heading });
    fireEvent.click(screen.getByRole('link', { name: 'Go to my rooms' }));
    expect(router.push).toHaveBeenCalledWith('/rooms', expect.anything());
  });

  it('repeats the words by which a host sent somebody away', async () => {
    const thrown = new AppError('rooms/declined', { details: { words: 'Next Tuesday, please.' } });
    renderScreen(<ClosedDoor thrown={thrown} onSignIn={null} />);
    await screen.findByText(/“Next Tuesday, please\.”/);
  });

  it('leads to the sign-in where that helps', async () => {
    const onSignIn = jest.fn();
    renderScreen(<ClosedDoor thrown={new AppError('auth/required')} onSignIn={onSignIn} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });
});
