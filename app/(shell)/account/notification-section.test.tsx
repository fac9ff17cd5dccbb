/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { NotificationSection } from '@/app/(shell)/account/notification-section';
import { readPublicConfig } from '@/lib/core/client/public-config';
import { endPushHere } from '@/lib/notifications/client/push/end-push-here';
import { registerPush } from '@/lib/notifications/client/push/register-push';
import { refreshPush } from '@/lib/notifications/client/push/turn-push';
import { forgetPushDevice, notePushDevice } from '@/lib/notifications/contract';
import { pushNoteKey } from '@/lib/notifications/push-note';
import { AppError } from '@/lib/errors/app-error';
import { fakePlaces } from '@/tests/support/fakes/fake-places';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/core/client/public-config', () => ({ readPublicConfig: jest.fn() }));
jest.mock('@/lib/notifications/client/push/register-push', () => ({ registerPush: jest.fn() }));
jest.mock('@/lib/notifications/client/push/end-push-here', () => ({ endPushHere: jest.fn() }));

const now = Date.now();
const deviceId = '3f0e6f5e-6d2b-4c64-9d7e-2f0b8f1c9a01';
const phone = {
  token: 'phone',
  browser: 'chrome',
  system: 'android',
  since: now - 5,
  seenAt: now,
  lastPushAt: now - 1,
};

/** A browser with push, and what its person answers or has answered. */
function haveBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const notification = {
    permission,
    requestPermission: () => {
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  Object.assign(globalThis, { Notification: notification, PushManager: {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
}

beforeEach(() => {
  jest.mocked(readPublicConfig).mockReturnValue({ vapidKey: 'BKey' } as never);
  jest.mocked(registerPush).mockResolvedValue('laptop');
  jest.mocked(endPushHere).mockResolvedValue(undefined);
  localStorage.clear();
});

const open = () => renderScreen(<NotificationSection uid="ada" choices={undefined} />, { at: '/account' });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
    // The browser's answer, and the push service's, come a moment later.
    await new Promise((resolve) => setTimeout(resolve));
  });
};
const turnOn = () => press('Turn on for this browser');

describe('push on the account’s page', () => {
  it('asks the browser after a press alone, and lists what was turned on', async () => {
    fakeServer.answer(notePushDevice, () => ({ isOn: true }));
    haveBrowser('default', 'granted');
    open();
    act(() => fakePlaces.setDocument('users/ada/pushDevices/other', phone));
    await screen.findByText('Chrome on Android');
    await screen.findByText(/^Last push/);
    expect(registerPush).not.toHaveBeenCalled();
    await turnOn();
    await waitFor(() => expect(fakeServer.askedOf(notePushDevice)).toHaveLength(1));
    const [told] = fakeServer.askedOf(notePushDevice);
    expect(told).toMatchObject({ token: 'laptop', isNew: true });
    act(() =>
      fakePlaces.setDocument(`users/ada/pushDevices/${told?.deviceId}`, {
        ...phone,
        system: 'linux',
        since: now,
      }),
    );
    await screen.findByText(/^This browser, on since/);
    expect(screen.queryByRole('button', { name: 'Turn on for this browser' })).toBeNull();
  });

  it('shows a way out of a block, and no button that would ask in vain', async () => {
    haveBrowser('default', 'denied');
    open();
    await turnOn();
    await screen.findByText('Push is blocked in this browser');
    screen.getByText('Come back; this row changes by itself.');
    expect(screen.queryByRole('button', { name: /Turn on|Try again/ })).toBeNull();
    expect(registerPush).not.toHaveBeenCalled();
  });

  it('offers another try where the push service does not answer', async () => {
    haveBrowser('default', 'granted');
    jest.mocked(registerPush).mockRejectedValueOnce(new Error('late'));
    fakeServer.answer(notePushDevice, () => ({ isOn: true }));
    open();
    await turnOn();
    await press('Try again');
    await waitFor(() => expect(localStorage.getItem(pushNoteKey)).toContain('laptop'));
  });

  it('says so where nobody has set it up, and offers the inbox alone', async () => {
    jest.mocked(readPublicConfig).mockReturnValue({ vapidKey: null } as never);
    haveBrowser('default');
    open();
    await screen.findByText('Push is not set up here');
    expect(screen.queryByRole('radio', { name: 'Push' })).toBeNull();
    expect(screen.getAllByRole('radio', { name: 'Inbox' }).length).toBeGreaterThan(0);
  });

  it('turns another device off, and says where that fails', async () => {
    haveBrowser('default');
    open();
    act(() => fakePlaces.setDocument('users/ada/pushDevices/other', phone));
    fakeServer.answer(forgetPushDevice, () => {
      throw new AppError('server/unavailable');
    });
    act(() => fakePlaces.setDocument(`users/ada/pushDevices/${deviceId}`, phone));
    const [button] = await screen.findAllByRole('button', { name: 'Turn off, Chrome on Android' });
    fireEvent.click(button as HTMLElement);
    await screen.findByRole('alert');
    expect(endPushHere).not.toHaveBeenCalled();
  });
});

describe('push with each page', () => {
  const note = { uid: 'ada', deviceId, token: 'old', toldAt: now };
  const keep = (kept: object) => localStorage.setItem(pushNoteKey, JSON.stringify(kept));

  it('tells a renewed token, and nothing where it is known', async () => {
    haveBrowser('granted');
    keep(note);
    fakeServer.answer(notePushDevice, () => ({ isOn: true }));
    await refreshPush('ada');
    await refreshPush('ada');
    expect(fakeServer.askedOf(notePushDevice)).toEqual([
      expect.objectContaining({ deviceId, token: 'laptop', isNew: false }),
    ]);
    expect(endPushHere).not.toHaveBeenCalled();
  });

  it('ends what was turned off on another device', async () => {
    haveBrowser('granted');
    keep(note);
    fakeServer.answer(notePushDevice, () => ({ isOn: false }));
    await refreshPush('ada');
    expect(localStorage.getItem(pushNoteKey)).toBeNull();
    expect(endPushHere).toHaveBeenCalledTimes(1);
  });

  it('ends what was another person’s, and what is no longer allowed', async () => {
    haveBrowser('granted');
    keep({ ...note, uid: 'emmy' });
    await refreshPush('ada');
    expect(localStorage.getItem(pushNoteKey)).toBeNull();
    haveBrowser('denied');
    keep(note);
    await refreshPush('ada');
    expect(localStorage.getItem(pushNoteKey)).toBeNull();
    expect(endPushHere).toHaveBeenCalledTimes(2);
    expect(registerPush).not.toHaveBeenCalled();
  });
});
