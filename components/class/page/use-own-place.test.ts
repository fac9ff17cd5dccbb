/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useOwnPlace } from '@/components/class/page/use-own-place';
import type { HandedOut } from '@/lib/class/parse-handouts';

const handout = (id: string): HandedOut => ({
  ...{ id, name: id, sheetId: 'first', by: 'emmy', at: 1, state: 'open' },
});
const [waves, light] = [handout('waves'), handout('light')];

function open(handouts: readonly HandedOut[]) {
  const { result, rerender } = renderHook((given: readonly HandedOut[]) => useOwnPlace(given), {
    initialProps: handouts,
  });
  const seen = () => [result.current.place, result.current.own?.id ?? null];
  return { seen, rerender, now: () => result.current };
}

/** The caret of somebody who writes. */
function write(): void {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
}

afterEach(() => document.body.replaceChildren());

describe('where a learner is', () => {
  it('is their newest page, once it is handed out', () => {
    const { seen, rerender } = open([waves]);
    rerender([light, waves]);
    expect(seen()).toEqual(['page', 'light']);
  });

  it('stays the page on which they write, until they turn to the new one', () => {
    const { seen, rerender, now } = open([waves]);
    write();
    rerender([light, waves]);
    expect(seen()).toEqual(['page', 'waves']);
    act(() => now().turnTo('light'));
    expect(seen()).toEqual(['page', 'light']);
  });

  it('stays the shared sheet on which they write', () => {
    const { seen, rerender } = open([]);
    write();
    rerender([waves]);
    expect(seen()).toEqual(['shared', 'waves']);
  });
});
