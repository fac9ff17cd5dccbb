import 'server-only';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { toOrganization, type Organization } from '../organization';
import { organizationSettingsSchema, type OrganizationSettings } from '../schema';

/** The document of an organisation's settings. */
export const organizationReference = (): DocumentReference<OrganizationSettings> =>
  adminFirestore().doc('organization/policy').withConverter(documentConverter(organizationSettingsSchema));

/** The organisation's settings, read now. */
export async function readOrganization(): Promise<Organization> {
  return toOrganization((await organizationReference().get()).data() ?? null);
}

/** The same within a transaction, which retries when the settings change meanwhile. */
export async function readOrganizationIn(transaction: Transaction): Promise<Organization> {
  return toOrganization((await transaction.get(organizationReference())).data() ?? null);
}
