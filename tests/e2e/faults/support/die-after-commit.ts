import { execFile } from 'node:child_process';
import path from 'node:path';
import type { AnyContract, CallableInput } from '@/lib/core/callable-contract';
import type { Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';

const script = path.resolve(import.meta.dirname, 'carry-out-and-die.ts');

/**
 * Has somebody's call carried out by a server of our code that dies right after its first commit, or a later one.
 * Throws when it lives on, or dies of something else.
 */
export async function dieAfterCommit<Contract extends AnyContract>(
  contract: Contract,
  person: Person,
  input: CallableInput<Contract>,
  commits = 1,
): Promise<void> {
  const { projectId, authHost, firestoreHost, databaseHost } = stackEnvironment();
  const env = {
    ...process.env,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_DATABASE_EMULATOR_HOST: databaseHost,
  };
  const { uid, email } = person;
  const authTime = Math.floor(Date.now() / 1000);
  const caller = { uid, email, isEmailVerified: true, authTime, address: '127.0.0.1' };
  const argv = [contract.name, JSON.stringify(caller), JSON.stringify(input), String(commits)];
  await new Promise<void>((resolve, reject) => {
    const parameters = ['--import=tsx', '--conditions=react-server', script, ...argv];
    execFile('node', parameters, { env }, (error, _, said) => {
      if (error?.signal === 'SIGKILL') resolve();
      else reject(new Error(`${contract.name} did not die after its commit. ${said}`));
    });
  });
}
