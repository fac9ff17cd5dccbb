import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import type { Organization } from '../organization';
import { parseOrganization } from '../parse-organization';

/** What the organisation has decided, as the service has it now, and not as this page has heard of it. */
export async function fetchOrganization(): Promise<Organization> {
  const { firestore, doc, getDocFromServer } = await loadFirestore();
  return parseOrganization((await getDocFromServer(doc(firestore, 'organization', 'policy'))).data());
}
