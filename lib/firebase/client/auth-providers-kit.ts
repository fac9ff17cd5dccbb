// What signing in at another place needs of Firebase Auth: windows, redirects and who they lead to.
export {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  SAMLAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  unlink,
} from 'firebase/auth';
export { auth } from './auth-kit';
