import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firestore';
import { toOrganization, type Organization } from '../organization';
import { organizationSettingsSchema } from '../schema';

/** Follows what the organisation has decided. */
export const watchOrganization: Watch<Organization> = ({ next, fail }) =>
  subscribeLater(async () => {
    const { firestore, doc, onSnapshot } = await loadFirestore();
    return onSnapshot(
      doc(firestore, 'organization', 'policy'),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        if (fromCache && !snapshot.exists()) return;
        const parsed = organizationSettingsSchema.safeParse(snapshot.data());
        next(toOrganization(parsed.success ? parsed.data : null), !fromCache);
      },
      fail,
    );
  }, fail);
