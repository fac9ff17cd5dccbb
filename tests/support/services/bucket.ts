import { getStorage } from 'firebase-admin/storage';
import { storageBucket } from '@/lib/firebase/emulator-guard';

/** The bucket of the running stack, past all rules; the Admin SDK has to be connected. */
export const findBucket = () => getStorage().bucket(storageBucket(process.env));
