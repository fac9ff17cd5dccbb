import { execFile } from 'node:child_process';
import path from 'node:path';
import type { AnyContract, CallableInput } from '@/lib/core/callable-contract';
import type { Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import type { DyingStep } from './dying-steps';

const script = path.resolve(import.meta.dirname, 'carry-out-and-die.ts');
const firstCommit: DyingStep = { step: 'commit', count: 1 };

/**
 * Has somebody's call carried out by a server of our code that dies right after a step of it, its first commit unless told
 * otherwise. Throws when it lives on, dies of something else, or could not have its room looked at before it died.
 */
export async function dieAfter<Contract extends AnyContract>(
  contract: Contract,
  person: Person,
  input: CallableInput<Contract>,
  last = firstCommit,
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
  const argv = [contract.name, ...[caller, input, last].map((value) => JSON.stringify(value))];
  await new Promise<void>((resolve, reject) => {
    const parameters = ['--import=tsx', '--conditions=react-server', script, ...argv];
    execFile('node', parameters, { env }, (error, log, said) => {
      // Nobody looks at such a room soon, and the test would wait for what nobody promises.
      if (log.includes('"room-not-due"')) reject(new Error(`${contract.name} made no room due. ${log}`));
      else if (error?.signal === 'SIGKILL') resolve();
      else reject(new Error(`${contract.name} did not die after its ${last.step} ${last.count}. ${said}`));
    });
  });
}
