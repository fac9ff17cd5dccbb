// What signing in at another place needs of Firebase Auth: windows, redirects and who they lead to.
export {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  linkWithRedirect,
  OAuthProvider,
  reauthenticateWithPopup,
  reauthenticateWithRedirect,
  SAMLAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  unlink,
} from 'firebase/auth';
export { auth } from './auth-kit';
export { makeAwayAuth } from './away-auth';
