import { createDeletions } from './create-deletions';

function make(kept: string[] = [], refused: string[] = []) {
  let stored: readonly string[] = kept;
  const removed: string[] = [];
  const failures: unknown[] = [];
  const deletions = createDeletions({
    load: () => stored,
    save: (ids) => void (stored = ids),
    remove: (id) => {
      removed.push(id);
      return refused.includes(id) ? Promise.reject(new Error(id)) : Promise.resolve();
    },
    fail: (thrown) => failures.push(thrown),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { deletions, removed, failures, settled, stored: () => stored };
}

describe('deleting one’s own message', () => {
  it('hides it at once, and sends nothing while it can be taken back', () => {
    const { deletions, removed, stored } = make();
    deletions.begin('a');
    expect([...deletions.read()]).toEqual(['a']);
    deletions.undo('a');
    deletions.commit('a');
    expect([...deletions.read()]).toEqual([]);
    expect([removed, stored()]).toEqual([[], []]);
  });

  it('stays hidden once it is deleted', async () => {
    const { deletions, removed, settled, stored } = make();
    deletions.begin('a');
    deletions.commit('a');
    expect(stored()).toEqual(['a']);
    await settled();
    expect([...deletions.read()]).toEqual(['a']);
    expect([removed, stored()]).toEqual([['a'], []]);
  });

  it('is sent by a page that goes, and again by the next one', async () => {
    const first = make();
    const stop = first.deletions.start();
    first.deletions.begin('a');
    stop();
    expect(first.removed).toEqual(['a']);
    const next = make(['b']);
    next.deletions.start();
    await next.settled();
    expect([next.removed, next.stored()]).toEqual([['b'], []]);
  });

  it('brings a message back that the server does not delete', async () => {
    const { deletions, failures, settled, stored } = make([], ['a']);
    deletions.begin('a');
    deletions.commit('a');
    await settled();
    expect([...deletions.read()]).toEqual([]);
    expect([failures.length, stored()]).toEqual([1, []]);
  });
});
