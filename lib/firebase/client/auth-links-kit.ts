// What only the pages for mailed links and new passwords need of Firebase Auth.
export {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
export { auth } from './auth-kit';
