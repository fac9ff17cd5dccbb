import { joinLabel } from './join-label';

const fine = { mayUse: true, problem: null };
const blocked = { mayUse: true, problem: 'blocked' } as const;
const notAllowed = { mayUse: false, problem: null };

describe('what the button to enter says', () => {
  it.each([
    ['both work', fine, fine, 'join'],
    ['the camera is blocked', blocked, fine, 'joinWithoutCamera'],
    ['the microphone is blocked', fine, blocked, 'joinWithoutMicrophone'],
    ['both are blocked', blocked, blocked, 'joinToListen'],
    ['a listener comes', notAllowed, notAllowed, 'joinToListen'],
    ['cameras are not allowed in this room', notAllowed, fine, 'join'],
  ] as const)('%s', (_case, camera, microphone, label) => {
    expect(joinLabel({ camera, microphone })).toBe(label);
  });
});
