import { personProfileIds } from '@/lib/access/profiles';
import { mayComeByInvite, needsAccount } from './needs-account';

it('asks for an account only where somebody comes to run the room', () => {
  expect(personProfileIds.filter(needsAccount)).toEqual(['host', 'co-host']);
});

it('admits guests where they are allowed, but lets only accounts run a room', () => {
  const come = (kind: 'account' | 'guest' | 'learner', profile: 'learner' | 'co-host', takesGuests = true) =>
    mayComeByInvite({ kind, profile, takesGuests });
  expect([come('guest', 'learner'), come('guest', 'learner', false), come('guest', 'co-host')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([come('learner', 'learner', false), come('learner', 'co-host')]).toEqual([true, false]);
  expect([come('account', 'co-host', false)]).toEqual([true]);
});
