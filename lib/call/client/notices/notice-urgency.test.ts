import { noticeUrgency } from './notice-urgency';

const nothing = () => undefined;

describe('how soon a screen reader says a notice', () => {
  it.each([
    ['a microphone that a host turned off', { type: 'muted' }],
    ['what a host has stopped', { type: 'stopped', reason: 'A host switched this off for now.' }],
    [
      'who has stopped it',
      { type: 'told', words: 'Emmy turned your camera off.', hasStopped: true, resume: nothing },
    ],
    ['a recorder', { type: 'service', kind: 'recorder', words: 'Lecture capture. It sees and hears all.' }],
  ] as const)('is at once for %s', (_, notice) => {
    expect(noticeUrgency(notice)).toBe('assertive');
  });

  it.each([
    ['what is allowed', { type: 'allowed', kind: 'screen', start: nothing }],
    ['what is allowed again', { type: 'allowed-again', kinds: ['microphone'], resume: nothing }],
    ['another role', { type: 'told', words: 'Emmy changed your role. It is now: Co-host.' }],
    ['why a key does nothing', { type: 'denied', reason: 'A host switched this off for now.' }],
    ['what one has done', { type: 'done', words: 'Ada is out.', undo: nothing }],
    ['an agent', { type: 'service', kind: 'agent', words: 'Captions. It hears everyone.' }],
    ['a device that is gone', { type: 'device-gone', kind: 'camera' }],
    ['another device', { type: 'device-switched', device: 'Headset' }],
    ['a copied link', { type: 'copied' }],
  ] as const)('can wait for %s', (_, notice) => {
    expect(noticeUrgency(notice)).toBe('polite');
  });

  it('is null for what others announce: the connection and the alert of an error', () => {
    expect(noticeUrgency({ type: 'back' })).toBeNull();
    expect(noticeUrgency({ type: 'error', thrown: new Error('no') })).toBeNull();
  });
});
