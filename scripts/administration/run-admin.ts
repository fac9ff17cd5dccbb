import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { consoleActor } from '@/lib/audit/schema';
import { verifyAudit } from '@/lib/audit/server/verify-audit';
import { readAdministrators } from '@/lib/auth/server/administrators';
import { changeRoleOf } from '@/lib/auth/server/change-role';
import { isAppError } from '@/lib/errors/app-error';
import { findEmulators } from '@/lib/firebase/emulator-guard';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import errorWords from '@/messages/en/errors.json';
import { readAdminCommand, usage, type AdminCommand } from './admin-command';
import { findPolicyFault } from './find-policy-fault';
import { chooseProject } from './choose-project';

const root = path.resolve(import.meta.dirname, '../..');

/** `npm run admin`: who administrates, from outside; the first one is made so. Resolves with the exit code. */
export async function runAdmin(argv: readonly string[], print: (line: string) => void): Promise<number> {
  const command = readAdminCommand(argv);
  if (!command) {
    print(usage);
    return 1;
  }
  const file = path.join(root, '.env.local');
  if (existsSync(file)) process.loadEnvFile(file);
  const { name, missing } = chooseProject(process.env, root);
  Object.assign(process.env, missing);
  print(`Project ${name}`);
  try {
    for (const line of await carryOut(command)) print(line);
    return 0;
  } catch (error) {
    print(sentenceOf(error));
    return 1;
  }
}

async function carryOut(command: AdminCommand): Promise<string[]> {
  if (command.kind === 'list') return listAdministrators();
  if (command.kind === 'check') return checkProject();
  if (command.kind === 'verify-audit') return verifyWholeAudit();
  const { email } = command;
  const { users } = await adminAuth().getUsers([{ email }]);
  const [record] = users;
  if (!record) return Promise.reject(new Error(`Nobody has an account with the address ${email}.`));
  const role = command.kind === 'grant' ? 'administrator' : 'host';
  const before = await changeRoleOf({ uid: record.uid, role, actorUid: consoleActor });
  return [before === role ? `${email} was one already: ${role}.` : `${email}: ${before} → ${role}.`];
}

/** Rejects where the project takes passwords that our forms would refuse. */
async function checkProject(): Promise<string[]> {
  if (findEmulators(process.env)) return ['The Auth emulator knows no password policies.'];
  const { passwordPolicyConfig } = await adminAuth().projectConfigManager().getProjectConfig();
  const fault = findPolicyFault(passwordPolicyConfig);
  if (fault !== null) throw new Error(fault);
  return ['The password policy is on.'];
}

/** Rejects when something does not fit. */
async function verifyWholeAudit(): Promise<string[]> {
  const { since, rows, faults } = await verifyAudit({ days: Infinity, most: Infinity });
  if (since === null) return ['The audit log has no rows that prove anything yet.'];
  if (faults.length === 0) return [`${rows} rows since ${since}. None was changed or removed.`];
  const lines = faults.map(({ kind, day, row }) => `${day}  ${kind.padEnd(8)}  ${row}`);
  throw new Error([`${faults.length} faults in ${rows} rows since ${since}:`, ...lines].join('\n'));
}

async function listAdministrators(): Promise<string[]> {
  const administrators = await runTransaction(readAdministrators);
  if (administrators.length === 0) return ['There is no administrator yet.'];
  return administrators.map(({ name, email }) => `${email ?? 'no verified address'}  ${name}`);
}

function sentenceOf(error: unknown): string {
  if (!isAppError(error)) return error instanceof Error ? error.message : String(error);
  const words: { happened: string; next?: string } | undefined = (
    errorWords as Record<string, { happened: string; next?: string }>
  )[error.code];
  return words ? [words.happened, words.next].filter(Boolean).join(' ') : error.code;
}
