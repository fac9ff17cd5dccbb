import 'server-only';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { adminApp } from '@/lib/firebase/server/admin-app';

/** The Admin SDK's view of accounts and ID tokens. */
export const adminAuth = (): Auth => getAuth(adminApp());
