import { AppError } from '@/lib/errors/app-error';
import { toUserError } from '@/lib/errors/to-user-error';

let network = false;
jest.mock('@/messages/en/errors.json', () => {
  if (!network) throw new Error('Failed to load chunk');
  return jest.requireActual<object>('@/messages/en/errors.json');
});

import { loadErrorWords } from './load-error-words';

describe('the words for errors without a network', () => {
  it('are few, but there; and the next error tries again', async () => {
    const poor = toUserError(new AppError('rooms/full'), await loadErrorWords());
    expect(poor.happened).toMatch(/^We cannot reach Chalktalk/);
    expect(poor).toMatchObject({ retry: 'now', severity: 'warn' });
    expect(poor).not.toHaveProperty('reference');

    network = true;
    const rich = toUserError(new AppError('rooms/full'), await loadErrorWords());
    expect(rich.happened).toMatch(/^This call is full/);
  });
});
