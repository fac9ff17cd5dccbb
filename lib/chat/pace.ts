/**
 * How often one person may send: a token bucket whose credit is time. Each message costs `messageCost`, and the credit
 * grows by the time that passes, up to `fullCredit`. The rules of Firestore have the same numbers.
 */
export const messageCost = 2000;
export const fullCredit = 20_000;

/** What is left of somebody's credit after their last message (ms). */
export type Pace = { readonly credit: number };

/**
 * The credit that is left after one more message, or null while there is not enough.
 *
 * @param last what the last message left; null before the first one
 * @param passed the time since the server took that message, rather too little than too much (ms)
 */
export function spend(last: Pace | null, passed: number): Pace | null {
  const grown =
    last === null ? fullCredit : Math.min(fullCredit, last.credit + Math.max(0, Math.floor(passed)));
  return grown < messageCost ? null : { credit: grown - messageCost };
}

/** How long it takes until the next message may be sent (ms). */
export const waitFor = (last: Pace | null, passed: number): number =>
  last === null ? 0 : Math.max(0, messageCost - last.credit - Math.max(0, passed));
