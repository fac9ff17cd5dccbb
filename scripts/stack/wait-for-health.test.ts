import { describeHealth } from './wait-for-health';

describe('what is said of an app that is not well', () => {
  it('names the parts that do not answer', () => {
    const answer = '{"ok":false,"services":{"auth":true,"firestore":false,"livekit":false}}';
    expect(describeHealth(answer)).toBe(
      'The app is up, but this does not answer it: firestore, LiveKit (see LIVEKIT_URL). Its log says more.',
    );
  });

  it('quotes an answer that it does not know', () => {
    expect(describeHealth('<html>')).toBe('The app is up but not well: <html>');
  });
});
