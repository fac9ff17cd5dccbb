// What only the account's own page needs of Firebase Auth.
export {
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  updatePassword,
} from 'firebase/auth';
export { auth } from './auth-kit';
