/** What `npm run admin` was asked for. */
export type AdminCommand = { kind: 'list' } | { kind: 'grant' | 'revoke'; email: string };

export const usage = [
  'npm run admin -- grant <e-mail>    makes somebody with an account and a verified address an administrator',
  'npm run admin -- revoke <e-mail>   makes them a host again; the last administrator stays',
  'npm run admin -- list              who is one',
].join('\n');

/** Reads what stands behind `npm run admin --`; null for what it does not know. */
export function readAdminCommand(argv: readonly string[]): AdminCommand | null {
  const [kind, email, ...rest] = argv;
  if (kind === 'list' && email === undefined) return { kind };
  if (kind !== 'grant' && kind !== 'revoke') return null;
  if (rest.length > 0 || !email?.includes('@')) return null;
  return { kind, email: email.trim().toLowerCase() };
}
