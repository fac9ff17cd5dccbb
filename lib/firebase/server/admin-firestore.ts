import 'server-only';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { adminApp } from '@/lib/firebase/server/admin-app';

/** Firestore with the rights of the server: rules do not apply. */
export const adminFirestore = (): Firestore => getFirestore(adminApp());
