import 'server-only';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { serviceSchema, type Service } from '@/lib/services/schema';

/** Where recorders and agents stand in Firestore. Only the server reads and writes there. */
export const serviceCollection = (): CollectionReference<Service> =>
  adminFirestore().collection('services').withConverter(documentConverter(serviceSchema));

export const serviceReference = (serviceId: string): DocumentReference<Service> =>
  serviceCollection().doc(serviceId);
