import { gateSchema } from '@/lib/auth/schema';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/**
 * Tells when one's own gate may have been shut: it moved, or it can no longer be read. Whether this sign-in is
 * over is then our server's to say. Returns its stop function.
 */
export function watchGate(uid: string, report: () => void): () => void {
  let known: number | null = null;
  return subscribeLater(
    async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      return onSnapshot(
        doc(firestore, 'gates', uid),
        (snapshot) => {
          const { data: gate } = gateSchema.safeParse(snapshot.data());
          if (!gate) return;
          if (gate.disabled || (known !== null && gate.validAfter !== known)) report();
          known = gate.validAfter;
        },
        report,
      );
    },
    () => undefined,
  );
}
