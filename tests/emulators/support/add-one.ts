import { runTransaction, type DatabaseReference, type TransactionResult } from 'firebase/database';

/**
 * Counts up at `place`, however often others are faster. The SDK gives a transaction up with `maxretry` after others
 * outran it 25 times, and has written nothing then: this function starts it again. `onTry` hears of each try.
 */
export async function addOne(place: DatabaseReference, onTry?: () => void): Promise<TransactionResult> {
  const count = (current: number | null) => {
    onTry?.();
    return (current ?? 0) + 1;
  };
  for (;;) {
    try {
      return await runTransaction(place, count);
    } catch (error) {
      if (!(error instanceof Error && error.message === 'maxretry')) throw error;
    }
  }
}
