import 'server-only';
import { bindPublicCallable, permitted } from '@/lib/callables/server/callable-binding';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { requireSpareFor, limitFailures } from '@/lib/firebase/server/limit-store';
import { signInWithCard } from '@/lib/groups/contract';
import { requireOpenDoors, findCardHolder } from '@/lib/groups/server/cards/card-entry';
import { cardMark, deviceMark } from '@/lib/groups/server/cards/card-marks';
import { findClaimed } from '@/lib/groups/server/cards/find-claimed';
import { failuresPerAddress } from '@/lib/groups/server/group-limits';

export const signInWithCardCallable = bindPublicCallable(signInWithCard, {
  // Open to every holder of a card and PIN; `admit` and `run` check both.
  permit: () => Promise.resolve(permitted(null)),
  admit: async ({ caller, input }) => {
    const claimed = await findClaimed(input);
    const { isKnown } = claimed;
    const limited = { limit: failuresPerAddress, subject: caller.address };
    await Promise.all([requireOpenDoors(claimed), isKnown ? undefined : requireSpareFor(limited)]);
  },
  run: async ({ caller, input }) => {
    const claimed = await findClaimed(input);
    const find = () => findCardHolder(input, claimed);
    // A learner on a known device must not wait because others at their school have guessed.
    if (claimed.isKnown) return find();
    return limitFailures(
      [{ limit: failuresPerAddress, subject: caller.address }],
      ['groups/card-not-valid'],
      find,
    );
  },
  reveal: async ({ uid, pinByCall }) => ({
    token: await adminAuth().createCustomToken(uid, { card: cardMark(uid, pinByCall) }),
    device: deviceMark(uid, pinByCall),
  }),
});
