import 'server-only';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { organizationSettingsSchema } from '@/lib/organization/schema';

/** `organization/policy/versions/{version}`: a saved version and who saved it. Only the server may read it. */
const versionSchema = z.object({ settings: organizationSettingsSchema, savedBy: z.string() });
export type OrganizationVersion = z.infer<typeof versionSchema>;

export const versionReference = (version: number): DocumentReference<OrganizationVersion> =>
  adminFirestore()
    .doc(`organization/policy/versions/${version}`)
    .withConverter(documentConverter(versionSchema));
