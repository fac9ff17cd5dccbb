import fc from 'fast-check';
import * as Y from 'yjs';
import { editCell, insertCell, ownEdit, readCells, removeCell } from '../sheet-document';
import { createOwnUndo } from './own-undo';

/** Two people with one sheet, whose edits reach each other when they are told to. */
function makePeople() {
  const people = ['a', 'B'].map((sign) => {
    const doc = new Y.Doc();
    const undo = createOwnUndo(doc, ownEdit);
    const act = (edit: () => void) => {
      undo.stopCapturing();
      edit();
    };
    return {
      sign,
      doc,
      undo,
      add: (source = '') => act(() => insertCell(doc, { kind: 'calculation', after: null, source })),
      write: (source: string, line = 0) => {
        const { id } = readCells(doc)[line] ?? {};
        if (id !== undefined) act(() => editCell(doc, id, source));
      },
      remove: (line = 0) => {
        const { id } = readCells(doc)[line] ?? {};
        if (id !== undefined) act(() => removeCell(doc, id));
      },
      lines: () => readCells(doc).map(({ source }) => source),
    };
  });
  const [learner, host] = people as [(typeof people)[0], (typeof people)[0]];
  const meet = () => {
    for (const [from, to] of [
      [learner.doc, host.doc],
      [host.doc, learner.doc],
    ] as const) {
      Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)), 'others');
    }
  };
  return { learner, host, meet };
}

it('keeps the line that one began and another wrote in', () => {
  const { learner, host, meet } = makePeople();
  learner.add();
  learner.write('q1 = 5');
  meet();
  host.write('q1 = 5 + 37');
  meet();
  learner.undo.undo();
  learner.undo.undo();
  meet();
  expect(host.lines()).toEqual([' + 37']);
  learner.undo.redo();
  meet();
  expect(learner.lines()).toEqual(['q1 = 5 + 37']);
  host.undo.undo();
  meet();
  expect(learner.lines()).toEqual(['q1 = 5']);
});

it('takes a line back in which nobody else wrote', () => {
  const { learner } = makePeople();
  learner.add();
  learner.write('q1 = 5');
  learner.undo.undo();
  learner.undo.undo();
  expect(learner.lines()).toEqual([]);
});

it('keeps words of others that came back with a deleted line', () => {
  const { learner, host, meet } = makePeople();
  learner.add('q1 = 5');
  meet();
  host.write('q1 = 5 + 37');
  meet();
  learner.remove();
  learner.undo.undo();
  learner.undo.undo();
  expect(learner.lines()).toEqual([' + 37']);
});

it('never takes a sign of another person, in any order of edits', () => {
  const acts = ['add', 'write', 'remove', 'undo', 'redo', 'meet'] as const;
  const act = fc.record({
    who: fc.constantFrom('learner' as const, 'host' as const),
    act: fc.constantFrom(...acts),
    line: fc.nat(2),
    at: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (steps) => {
      const people = makePeople();
      for (const step of steps) {
        const { [step.who]: one } = people;
        const other = step.who === 'host' ? people.learner : people.host;
        const countOthers = () => one.lines().join('').split(other.sign).length;
        const before = countOthers();
        const source = one.lines()[step.line] ?? '';
        if (step.act === 'add') one.add();
        if (step.act === 'write') {
          one.write(`${source.slice(0, step.at)}${one.sign}${source.slice(step.at)}`, step.line);
        }
        if (step.act === 'remove') one.remove(step.line);
        if (step.act === 'redo') one.undo.redo();
        if (step.act === 'meet') people.meet();
        if (step.act !== 'undo') continue;
        one.undo.undo();
        expect(countOthers()).toBeGreaterThanOrEqual(before);
      }
      people.meet();
      expect(people.learner.lines()).toEqual(people.host.lines());
    }),
    { numRuns: 300 },
  );
});
