import { whyNeverHost, whyUntouchable, type PersonInCall } from './person-in-call';

const ada: PersonInCall = {
  uid: 'ada',
  name: 'Ada Lovelace',
  profile: 'learner',
  microphone: 'on',
  isCameraOn: true,
  isSharing: false,
};
const viewedBy = (profile: 'host' | 'co-host', person = ada) => ({
  roomId: 'r1',
  person,
  viewer: { profile, sessionId: 's1', mayModerate: true },
});

describe('what a host can do about somebody', () => {
  it('is something, where they rank no higher', () => {
    expect(whyUntouchable(viewedBy('co-host'), 'emmy')).toBeNull();
    expect(whyUntouchable(viewedBy('co-host', { ...ada, profile: 'co-host' }), 'emmy')).toBeNull();
  });

  it('is nothing about the owner, whatever both are', () => {
    expect(whyUntouchable(viewedBy('host'), 'ada')).toBe('owner');
  });

  it('is nothing about who ranks above, or whom our server has not named', () => {
    expect(whyUntouchable(viewedBy('co-host', { ...ada, profile: 'host' }), 'emmy')).toBe('above');
    expect(whyUntouchable(viewedBy('host', { ...ada, profile: null }), 'emmy')).toBe('above');
  });
});

test('A person without their own account never runs a room', () => {
  const kinds = ['account', 'guest', 'learner'] as const;
  expect(kinds.map((kind) => whyNeverHost({ kind }))).toEqual([null, 'guest', 'learner']);
  expect(whyNeverHost({})).toBeNull();
});
