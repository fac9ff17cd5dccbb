/** @jest-environment jsdom */
import { markTabOnly } from '@/lib/core/client/tab-only';
import { personalKey } from '../personal-key';
import { clearForOthers, clearLocalData, wasEnded } from './local-data';

const keysOf = (storage: Storage) => Object.keys(storage).sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const key of ['chalktalk.session', 'chalktalk.theme', 'foreign', personalKey('emmy', 'rooms')]) {
    localStorage.setItem(key, 'x');
  }
  const ofAway = 'firebase:authUser:key:chalktalk-away';
  for (const key of ['chalktalk.redirect-pending', personalKey('emmy', 'draft.room'), ofAway]) {
    sessionStorage.setItem(key, 'x');
  }
});

describe('what a device keeps', () => {
  it('is nothing of a person who signs out; a sign-in on its way in this tab goes on', () => {
    clearLocalData('left');
    expect(keysOf(localStorage)).toEqual(['chalktalk.theme', 'foreign']);
    expect(keysOf(sessionStorage)).toEqual(['chalktalk.redirect-pending']);
    expect(wasEnded()).toBe(false);
  });

  it('waits for a person whose sign-in was ended, and is told apart in every tab', () => {
    clearLocalData('ended');
    expect(localStorage.getItem(personalKey('emmy', 'rooms'))).toBe('x');
    expect(sessionStorage.getItem(personalKey('emmy', 'draft.room'))).toBe('x');
    expect(localStorage.getItem('chalktalk.session')).toBeNull();
    expect(wasEnded()).toBe(true);
  });

  it('is found by the one who comes back, and by nobody else', () => {
    clearLocalData('ended');
    clearForOthers('emmy');
    expect(localStorage.getItem(personalKey('emmy', 'rooms'))).toBe('x');
    expect(wasEnded()).toBe(false);
    clearForOthers('em');
    expect(localStorage.getItem(personalKey('emmy', 'rooms'))).toBeNull();
    expect(sessionStorage.getItem(personalKey('emmy', 'draft.room'))).toBeNull();
  });

  it('of another tab is left alone by a tab that is for one person only', () => {
    markTabOnly();
    sessionStorage.setItem('chalktalk.session', 'x');
    clearLocalData('left');
    expect(localStorage.getItem('chalktalk.session')).toBe('x');
    expect(keysOf(sessionStorage)).toEqual(['chalktalk.tab-only']);
  });
});
