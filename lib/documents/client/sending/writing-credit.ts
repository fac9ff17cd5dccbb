import { fullCredit } from '@/lib/access/writing-pace';
import { AppError } from '@/lib/errors/app-error';
import { isRecord } from '@/lib/core/is-record';
import type { DatabaseKit } from '@/lib/firebase/client/load-firebase';

/** What paying needs of the SDK. */
export type PayingKit = Pick<DatabaseKit, 'database' | 'onValue' | 'ref' | 'serverTimestamp' | 'update'>;

type Paid = {
  uid: string;
  path: string;
  value: unknown;
  /** In characters; see `lib/access/writing-pace.ts`. */
  cost: number;
};

/**
 * What this page knows of a person's credit. Time counts only while nothing is on its way, because the service counts
 * from when a write arrives.
 */
type Purse = { credit: number; restingSince: number; onTheirWay: number; forget: () => void };

/** One for each person, from the first write on. */
const purses = new WeakMap<object, Map<string, Promise<Purse>>>();

/**
 * Writes a value that the rules take only for a price, and what it leaves of the person's credit, in one update. Throws
 * `documents/too-fast` while there is not enough, and what the SDK throws.
 */
export async function writePaid(kit: PayingKit, { uid, path, value, cost }: Paid): Promise<void> {
  const { database, ref, serverTimestamp, update } = kit;
  const purse = await findPurse(kit, uid);
  const passed = purse.onTheirWay > 0 ? 0 : Math.floor(performance.now() - purse.restingSince);
  const credit = Math.min(fullCredit, purse.credit + passed) - cost;
  if (credit < 0) throw new AppError('documents/too-fast', { details: { waits: -credit } });
  purse.credit = credit;
  purse.onTheirWay += 1;
  try {
    const last = path.slice(path.lastIndexOf('/') + 1);
    const left = { credit, last, at: serverTimestamp() };
    await update(ref(database), { [path]: value, [`pace/${uid}`]: left });
  } catch (thrown) {
    // Another page of the person may have paid at the same moment: the next write reads again what is left.
    purse.forget();
    throw thrown;
  } finally {
    purse.onTheirWay -= 1;
    purse.restingSince = performance.now();
  }
}

function findPurse(kit: PayingKit, uid: string): Promise<Purse> {
  const known = purses.get(kit.database) ?? new Map<string, Promise<Purse>>();
  purses.set(kit.database, known);
  const purse = known.get(uid) ?? openPurse(kit, uid, () => known.delete(uid));
  known.set(uid, purse);
  return purse;
}

/** Follows what is left, also after other pages of the person have paid. Rejects where the service refuses. */
function openPurse({ database, onValue, ref }: PayingKit, uid: string, forget: () => void): Promise<Purse> {
  return new Promise((resolve, reject) => {
    const purse: Purse = { credit: fullCredit, restingSince: 0, onTheirWay: 0, forget };
    const stop = onValue(
      ref(database, `pace/${uid}`),
      (seen) => {
        const left: unknown = seen.val();
        const credit = isRecord(left) && typeof left['credit'] === 'number' ? left['credit'] : fullCredit;
        // While a write of this page is on its way, what is told may be older than what it leaves.
        purse.credit = purse.onTheirWay === 0 ? credit : Math.min(credit, purse.credit);
        purse.restingSince = performance.now();
        resolve(purse);
      },
      (thrown) => {
        forget();
        reject(thrown);
      },
    );
    purse.forget = () => {
      stop();
      forget();
    };
  });
}
