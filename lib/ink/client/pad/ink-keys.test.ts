import { actOfKey } from './ink-keys';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('a key on a surface', () => {
  it.each([
    ['p', none, { kind: 'tool', tool: 'pen' }],
    ['H', none, { kind: 'tool', tool: 'highlighter' }],
    ['2', none, { kind: 'colour', colour: 1 }],
    ['r', none, { kind: 'aid' }],
    ['ArrowLeft', none, { kind: 'move', by: { x: -4, y: 0 } }],
    ['ArrowDown', { ...none, shiftKey: true }, { kind: 'move', by: { x: 0, y: 20 } }],
    ['z', { ...none, ctrlKey: true }, { kind: 'undo' }],
    ['Z', { ...none, metaKey: true, shiftKey: true }, { kind: 'redo' }],
    ['d', { ...none, ctrlKey: true }, { kind: 'copy' }],
    ['Delete', none, { kind: 'remove' }],
    ['Escape', none, { kind: 'leave' }],
    ['ArrowUp', { ...none, altKey: true }, null],
    ['m', none, null],
    ['5', none, null],
    ['f', { ...none, ctrlKey: true }, null],
  ])('%j with %j does its part', (key, held, act) => {
    expect(actOfKey({ ...held, key })).toEqual(act);
  });
});
