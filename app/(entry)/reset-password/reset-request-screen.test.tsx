/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { ResetRequestScreen } from '@/app/(entry)/reset-password/reset-request-screen';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { descriptionOf, renderScreen } from '@/tests/support/fakes/render-screen';

const email = () => screen.getByLabelText('E-mail');
const ask = (address: string, button = 'Send the link') => {
  fireEvent.input(email(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};

describe('asking for a link to a new password', () => {
  it('asks for an address first', async () => {
    renderScreen(<ResetRequestScreen next="/rooms" />);
    ask('');
    await screen.findByText('Enter your e-mail address.');
    expect(descriptionOf(email())).toBe('Enter your e-mail address.');
  });

  it('says the same about an address with an account and one without', async () => {
    const asked: unknown[] = [];
    fakeAuth.answer('sendPasswordResetEmail', (_: never, address: string, { url }: { url: string }) => {
      asked.push([address, url]);
      if (address.startsWith('nobody')) throw fakeAuth.refusal('auth/user-not-found');
    });
    renderScreen(<ResetRequestScreen next="/rooms/abc" />);
    ask(' ada@chalktalk.test ');
    const words = 'If ada@chalktalk.test has an account here, a link is on its way to it.';
    await screen.findByText(words);
    ask('nobody@chalktalk.test', 'Send it again');
    await screen.findByText(words.replace('ada', 'nobody'));
    const url = `${location.origin}/rooms/abc`;
    expect(asked).toEqual([
      ['ada@chalktalk.test', url],
      ['nobody@chalktalk.test', url],
    ]);
  });
});
