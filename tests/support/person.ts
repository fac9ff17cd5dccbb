import { randomBytes } from 'node:crypto';
import { ensureAccount } from '@/lib/auth/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { signInWithPassword } from '@/scripts/stack/auth-emulator';
import { callCallable } from '@/scripts/stack/callable-client';
import { stackEnvironment } from './stack-environment';

/** What somebody types to sign up or in. */
export type Credentials = { name: string; email: string; password: string };

/** Somebody with an account of their own, made for one test. */
export type Person = Credentials & { uid: string };

/** Credentials that nobody has used yet. */
export function newCredentials(name = 'Ada Lovelace'): Credentials {
  const unique = randomBytes(6).toString('hex');
  const local = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return { name, email: `${local}-${unique}@chalktalk.test`, password: `chalk-${unique}` };
}

/** Makes an account with its user document and gate, as the product does after a sign-up. */
export async function makePerson({ auth }: AdminSdk, name?: string): Promise<Person> {
  const credentials = newCredentials(name);
  const { email, password } = credentials;
  const { uid } = await auth.createUser({
    email,
    password,
    displayName: credentials.name,
    emailVerified: true,
  });
  const person = { ...credentials, uid };
  const { appUrl } = stackEnvironment();
  await callCallable(appUrl, await getIdToken(person), ensureAccount, { name: credentials.name });
  return person;
}

/** A fresh ID token of somebody, for a request past the pages. */
export async function getIdToken({ email, password }: Credentials): Promise<string> {
  return (await signInWithPassword(stackEnvironment().authHost, email, password)).idToken;
}
