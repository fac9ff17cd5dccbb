import { createSessionStore } from './session-store';
import { firebaseSession } from './firebase-session';

/** The session of this tab. */
export const sessionStore = createSessionStore(firebaseSession);

export const { signIn, signInElsewhere, signUp, signOut, takeUpRedirect } = sessionStore;
