import { placeKeptFor } from '@/lib/access/longest-note';
import { keepsPlace } from '@/lib/lobby/waiting-row';

it('keeps a place in the queue as long as one in the lobby', () => {
  expect(placeKeptFor).toBe(keepsPlace);
});
