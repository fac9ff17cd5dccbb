import { loadAuth } from '@/lib/firebase/client/load-firebase';

/** The ID token of the person who is signed in on this page; null when nobody is. */
export async function readIdToken(): Promise<string | null> {
  const { auth } = await loadAuth();
  return (await auth.currentUser?.getIdToken()) ?? null;
}
