/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useOwnLine } from '@/lib/lobby/client/use-own-line';
import { fakePlaces } from '@/tests/support/fakes/fake-places';

const said = 'lobby/r1/ada/said';

describe('taking one’s own line back', () => {
  const take = () => {
    const outlets = { onSent: jest.fn(), onAnswered: jest.fn() };
    const { result } = renderHook(() => useOwnLine({ roomId: 'r1', uid: 'ada', ...outlets }));
    act(() => result.current.takeBack(null));
    return result;
  };

  it('removes it for all pages', async () => {
    fakePlaces.setValue(said, { words: 'My camera is broken', at: 1 });
    take();
    await waitFor(() => expect(fakePlaces.readValue(said)).toBeNull());
  });

  it('says what went wrong, and leaves it there', async () => {
    fakePlaces.setValue(said, { words: 'My camera is broken', at: 1 });
    fakePlaces.refuse(said);
    const result = take();
    await waitFor(() => expect(result.current.failure).not.toBeNull());
    expect(fakePlaces.readValue(said)).not.toBeNull();
  });
});
