/** @jest-environment jsdom */
import { clearForOthers, clearLocalData } from '@/lib/auth/client/local-data';
import { sessionStore } from '@/lib/auth/client/session';
import { personalKey } from '@/lib/auth/personal-key';
import { callServer } from '@/lib/callables/client/call-server';
import { isTabOnly, markTabOnly } from '@/lib/core/client/tab-only';
import { enterWithCard } from './enter-with-card';

jest.mock('@/lib/auth/client/session', () => ({ sessionStore: { signInWithToken: jest.fn() } }));
jest.mock('@/lib/callables/client/call-server');
jest.mock('@/lib/firebase/client/load-firebase', () => ({
  loadAuth: () => Promise.resolve({ keepToThisTab: () => Promise.resolve() }),
}));

const draft = personalKey('learner-ada', 'draft.room');

/** A learner comes in; the session then does for them what it does for everybody. */
async function comeInAs(uid: string): Promise<void> {
  jest.mocked(callServer).mockResolvedValueOnce({ token: 'token', device: 'mark' });
  jest.mocked(sessionStore.signInWithToken).mockImplementationOnce(() => {
    clearForOthers(uid);
    return Promise.resolve();
  });
  await enterWithCard({ code: 'bcdfgh', pin: '123456', who: { learnerId: uid } });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('coming in with a card', () => {
  it('gives the same learner back what they were typing when their sign-in ended', async () => {
    markTabOnly();
    sessionStorage.setItem(draft, 'Waves on two strings');
    clearLocalData('learner-ended');
    await comeInAs('learner-ada');
    expect(sessionStorage.getItem(draft)).toBe('Waves on two strings');
  });

  it('gives it to nobody else', async () => {
    markTabOnly();
    sessionStorage.setItem(draft, 'Waves on two strings');
    clearLocalData('learner-ended');
    await comeInAs('learner-sofia');
    expect(sessionStorage.getItem(draft)).toBeNull();
  });

  it('keeps it when the PIN was wrong', async () => {
    markTabOnly();
    sessionStorage.setItem(draft, 'Waves on two strings');
    jest.mocked(callServer).mockRejectedValueOnce(new Error('groups/wrong-card'));
    await expect(comeWithWrongPin()).rejects.toThrow('groups/wrong-card');
    expect(sessionStorage.getItem(draft)).toBe('Waves on two strings');
  });

  it('leaves nothing of a guest on a device that others use', async () => {
    localStorage.setItem('chalktalk.session', 'x');
    localStorage.setItem(personalKey('guest-sophie', 'rooms'), 'x');
    sessionStorage.setItem(personalKey('guest-sophie', 'draft.room'), 'x');
    await comeInAs('learner-ada');
    expect(isTabOnly()).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['chalktalk-card-devices']);
    expect(Object.keys(sessionStorage)).toEqual(['chalktalk.tab-only']);
  });
});

const comeWithWrongPin = () =>
  enterWithCard({ code: 'bcdfgh', pin: '123456', who: { learnerId: 'learner-ada' } });
