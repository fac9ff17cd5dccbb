import { canEdit, editTime } from './message-changes';
import { mayRead } from './may-read';
import { listReactions, reactedBy, setReaction } from './reactions';

describe('reactions', () => {
  it('hold one of each kind per person, and lose what is taken back', () => {
    const once = setReaction({}, 'idea', 'ada', true);
    const more = setReaction(setReaction(once, 'idea', 'ada', true), 'agree', 'ben', true);
    expect(listReactions(more)).toEqual([
      { kind: 'agree', uids: ['ben'] },
      { kind: 'idea', uids: ['ada'] },
    ]);
    expect(reactedBy(setReaction(more, 'idea', 'ben', true))).toEqual(['ben', 'ada']);
    expect(setReaction(more, 'idea', 'ada', false)).toEqual({ agree: ['ben'] });
    expect(setReaction(more, 'bravo', 'ada', false)).toEqual(more);
  });
});

describe('who may change the text of a message', () => {
  it.each([
    ['its sender, at once', { from: 'ada', at: 0 }, 1, true],
    ['its sender, too late', { from: 'ada', at: 0 }, editTime, false],
    ['another one', { from: 'ben', at: 0 }, 1, false],
    ['its sender, after a host removed it', { from: 'ada', at: 0, removedBy: 'emmy' }, 1, false],
  ])('%s', (_, message, now, may) => expect(canEdit(message, 'ada', now)).toBe(may));
});

describe('who reads a message', () => {
  it.each([
    ['for everyone', { to: 'everyone' }, true],
    ['for oneself', { to: 'ada', readers: ['ben', 'ada'] }, true],
    ['for hosts, who are named', { to: 'hosts', readers: ['ben', 'ada'] }, true],
    ['for hosts at another time', { to: 'hosts', readers: ['ben', 'emmy'] }, false],
    ['for another one', { to: 'emmy', readers: ['ben', 'emmy'] }, false],
    ['without readers', { to: 'ada' }, false],
  ])('%s', (_, message, may) => expect(mayRead(message, 'ada')).toBe(may));
});
