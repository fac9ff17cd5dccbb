import { childOf, isSameNode, keysOf, nodeAt, priorityOf, setAt, withPriority, type DataNode } from './tree';

const room: DataNode = { name: 'Algebra', people: { ann: true, '.priority': 3 } };

describe('The data tree', () => {
  it('reads what stands at a path, and null where nothing does', () => {
    expect(nodeAt(room, ['people', 'ann'])).toBe(true);
    expect(nodeAt(room, ['people', 'ann', 'deeper'])).toBeNull();
    expect(nodeAt(room, ['nobody'])).toBeNull();
  });

  it('knows children from priorities and from what every object inherits', () => {
    expect(keysOf(room['people'] ?? null)).toEqual(['ann']);
    expect(childOf(room, 'toString')).toBeNull();
    expect(childOf({ '.value': 1, '.priority': 2 }, '.value')).toBeNull();
  });

  it('changes one place and leaves the rest as it is', () => {
    const next = setAt(room, ['people', 'bob'], true);
    expect(next).toEqual({ name: 'Algebra', people: { ann: true, bob: true, '.priority': 3 } });
    expect(nodeAt(room, ['people', 'bob'])).toBeNull();
  });

  it('drops branches that lose their last child', () => {
    expect(setAt({ a: { b: { c: 1 } } }, ['a', 'b', 'c'], null)).toBeNull();
  });

  it('replaces a leaf by a branch when a child is written below it', () => {
    expect(setAt({ a: 1 }, ['a', 'b'], 2)).toEqual({ a: { b: 2 } });
  });

  it('takes a key that objects inherit as a key like any other', () => {
    const next = setAt(null, ['__proto__', 'x'], 1);
    expect(keysOf(next)).toEqual(['__proto__']);
    expect(nodeAt(next, ['__proto__', 'x'])).toBe(1);
  });

  it('writes priorities of leaves and branches, and takes them away', () => {
    expect(setAt({ a: 1 }, ['a', '.priority'], 7)).toEqual({ a: { '.value': 1, '.priority': 7 } });
    expect(priorityOf({ '.value': 1, '.priority': 7 })).toBe(7);
    expect(withPriority({ '.value': 1, '.priority': 7 }, null)).toBe(1);
    expect(withPriority({ b: 1 }, 'p')).toEqual({ b: 1, '.priority': 'p' });
  });

  it('compares content and priority, not identity', () => {
    expect(isSameNode({ a: { b: 1 } }, { a: { b: 1 } })).toBe(true);
    expect(isSameNode({ a: 1 }, { a: { '.value': 1, '.priority': 2 } })).toBe(false);
    expect(isSameNode({ a: 1 }, { b: 1 })).toBe(false);
  });
});
