/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useThisDevice } from '@/app/(shell)/use-this-device';
import { forgetDevice, noteDevice } from '@/lib/account/contract';
import { useSession } from '@/lib/auth/client/use-session';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const ada = { uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' } as const;

function Page() {
  const session = useSession();
  const leave = useThisDevice(session);
  return <button onClick={() => void leave()}>{session.status}</button>;
}

describe('the device in front of a person', () => {
  it('is listed with its first page, and taken off the list with the sign-out', async () => {
    fakeServer.answer(noteDevice, () => ({}));
    fakeServer.answer(forgetDevice, () => ({}));
    fakeAuth.signIn(ada);
    renderScreen(<Page />);
    await waitFor(() => expect(fakeServer.askedOf(noteDevice)).toHaveLength(1));
    const [noted] = fakeServer.askedOf(noteDevice);
    fireEvent.click(screen.getByRole('button', { name: 'signed-in' }));
    await screen.findByRole('button', { name: 'signed-out' });
    expect(fakeServer.askedOf(forgetDevice)).toEqual([{ deviceId: noted?.deviceId }]);
  });
});
