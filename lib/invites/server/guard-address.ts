import 'server-only';
import { limitFailures } from '@/lib/firebase/server/limit-store';
import { failuresPerAddress } from '@/lib/invites/server/invite-limits';

/**
 * Counts only failures, because guesses fail, and the same code once. So any number of people behind one address come
 * in, and a class with one old link has made one guess. After too many failures the whole address waits, even with a
 * code that works, or guessing could continue.
 *
 * It is for people who are not signed in. 128 bits keep guessers out anyway, and a person with an account must not
 * wait because others at their school have guessed.
 */
export const guardAddress = <T>(address: string, inviteId: string, work: () => Promise<T>): Promise<T> =>
  limitFailures(
    [{ limit: failuresPerAddress, subject: address, attempt: inviteId }],
    ['invites/not-valid', 'invites/other-address'],
    work,
  );
