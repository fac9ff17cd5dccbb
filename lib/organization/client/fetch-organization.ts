import { loadFirestore } from '@/lib/firebase/client/load-firestore';
import { toOrganization, type Organization } from '../organization';
import { organizationSettingsSchema } from '../schema';

/** What the organisation has decided, as the service has it now, and not as this page has heard of it. */
export async function fetchOrganization(): Promise<Organization> {
  const { firestore, doc, getDocFromServer } = await loadFirestore();
  const snapshot = await getDocFromServer(doc(firestore, 'organization', 'policy'));
  const parsed = organizationSettingsSchema.safeParse(snapshot.data());
  return toOrganization(parsed.success ? parsed.data : null);
}
