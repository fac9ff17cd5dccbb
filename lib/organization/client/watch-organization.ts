import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import type { Organization } from '../organization';

/** Follows what the organisation has decided. */
export const watchOrganization: Watch<Organization> = ({ next, fail }) =>
  subscribeLater(async () => {
    // The schema comes with the SDK: a page that draws before both needs neither.
    const [{ firestore, doc, onSnapshot }, { parseOrganization }] = await Promise.all([
      loadFirestore(),
      import('../parse-organization'),
    ]);
    return onSnapshot(
      doc(firestore, 'organization', 'policy'),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        if (fromCache && !snapshot.exists()) return;
        next(parseOrganization(snapshot.data()), !fromCache);
      },
      fail,
    );
  }, fail);
