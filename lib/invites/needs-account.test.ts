import { personProfileIds } from '@/lib/access/profiles';
import { needsAccount } from './needs-account';

it('asks for an account where somebody comes to run the room, and nowhere else', () => {
  expect(personProfileIds.filter(needsAccount)).toEqual(['host', 'co-host']);
});
