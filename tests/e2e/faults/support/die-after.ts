import { execFile } from 'node:child_process';
import type { AnyContract, CallableInput } from '@/lib/callables/callable-contract';
import type { Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { bundleDyingServer } from './bundle-dying-server';
import { firstCommit } from './dying-steps';

/**
 * Has a server of our code carry out a person's call, and die right after a step of it, by default its first commit.
 * Throws when it lives on, dies of something else, or could not schedule the room's reconcile before it died.
 */
export async function dieAfter<Contract extends AnyContract>(
  contract: Contract,
  person: Person,
  input: CallableInput<Contract>,
  last = firstCommit,
): Promise<void> {
  const { projectId, authHost, firestoreHost, databaseHost, storageHost } = stackEnvironment();
  const env = {
    ...process.env,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_DATABASE_EMULATOR_HOST: databaseHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
  };
  const { uid, email } = person;
  const authTime = Math.floor(Date.now() / 1000);
  const caller = {
    uid,
    email,
    isEmailVerified: true,
    authTime,
    hasTypedPassword: true,
    address: '127.0.0.1',
  };
  const argv = [contract.name, ...[caller, input, last].map((value) => JSON.stringify(value))];
  const server = await bundleDyingServer();
  await new Promise<void>((resolve, reject) => {
    // By standard input: its packages are found from the working folder, and no file is left behind.
    const parameters = ['--conditions=react-server', '--input-type=module', '-', ...argv];
    const child = execFile('node', parameters, { env }, (error, log, said) => {
      // Nobody looks at such a room soon, and the test would wait for what nobody promises.
      if (log.includes('"room-not-due"')) reject(new Error(`${contract.name} made no room due. ${log}`));
      else if (error?.signal === 'SIGKILL') resolve();
      else reject(new Error(`${contract.name} did not die after its ${last.step} ${last.count}. ${said}`));
    });
    child.stdin?.end(server);
  });
}
