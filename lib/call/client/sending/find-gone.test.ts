import { findGone } from './find-gone';

const microphone = { kind: 'audioinput', deviceId: 'default' } as const;
const speaker = { kind: 'audiooutput', deviceId: 'default' } as const;

test('A microphone is gone although a speaker keeps its id', () => {
  expect(findGone([microphone, speaker], [speaker])).toEqual([microphone]);
  expect(findGone([microphone, speaker], [speaker, microphone])).toEqual([]);
});
