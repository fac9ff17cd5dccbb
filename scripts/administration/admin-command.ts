/** What `npm run admin` was asked for. */
export type AdminCommand =
  | { kind: 'list' }
  | { kind: 'check' }
  | { kind: 'verify-audit' }
  | { kind: 'grant' | 'revoke'; email: string };

export const usage = [
  'npm run admin -- grant <e-mail>    makes somebody with an account and a verified address an administrator',
  'npm run admin -- revoke <e-mail>   makes them a host again; the last administrator stays',
  'npm run admin -- list              who is one',
  'npm run admin -- check             whether the project asks for good passwords',
  'npm run admin -- audit verify      whether a row of the audit log was changed or removed',
].join('\n');

/** Reads what stands behind `npm run admin --`; null for what it does not know. */
export function readAdminCommand(argv: readonly string[]): AdminCommand | null {
  const [kind, email, ...rest] = argv;
  if ((kind === 'list' || kind === 'check') && email === undefined) return { kind };
  if (argv.join(' ') === 'audit verify') return { kind: 'verify-audit' };
  if (kind !== 'grant' && kind !== 'revoke') return null;
  if (rest.length > 0 || !email?.includes('@')) return null;
  return { kind, email: email.trim().toLowerCase() };
}
