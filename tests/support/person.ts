import { randomBytes } from 'node:crypto';
import { ensureAccount } from '@/lib/auth/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { signInWithPassword } from '@/scripts/stack/auth-emulator';
import { callCallable } from '@/scripts/stack/callable-client';
import { readData, writeCopy, type CopiedData } from '@/tests/support/make/copied-data';
import { importAccounts, newUid } from '@/tests/support/make/import-accounts';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

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

/** A person without an account yet, who will be a copy of the person `like`. */
export const newPerson = (like: Person, name?: string): Person => ({
  ...newCredentials(name),
  uid: newUid(like.uid),
});

/** The first person of this process, and what the product wrote about them. */
let template: Promise<{ person: Person; data: CopiedData }> | undefined;

/**
 * Makes an account with its user document and gate, as the product does after a sign-up. In each process the product
 * makes one; the others are copies of it, which a test compares with one that the product made.
 */
export async function makePerson(admin: AdminSdk, name?: string): Promise<Person> {
  template ??= makeTemplate(admin);
  const { person, data } = await template;
  const copy = newPerson(person, name);
  await Promise.all([importAccounts([copy]), writeCopy(admin, data, replacementsOf(person, copy))]);
  return copy;
}

/** Where the product writes that somebody has an account. */
export const placesOfPerson = ({ uid }: { uid: string }) => ({
  documents: [`users/${uid}`, `gates/${uid}`],
  nodes: [`gates/${uid}`],
});

/** By what a copy of a person differs from the person. */
export const replacementsOf = (old: Person, fresh: Person): [old: string, fresh: string][] => [
  [old.uid, fresh.uid],
  [JSON.stringify(old.email), JSON.stringify(fresh.email)],
  [JSON.stringify(old.name), JSON.stringify(fresh.name)],
];

async function makeTemplate(admin: AdminSdk): Promise<{ person: Person; data: CopiedData }> {
  const person = await signUp(admin);
  return { person, data: await readData(admin, placesOfPerson(person)) };
}

/** Makes an account through the product's own callable. */
export async function signUp({ auth }: AdminSdk, name?: string): Promise<Person> {
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
  await callCallable(appUrl, await getIdToken(person), ensureAccount, { name: credentials.name, password });
  return person;
}

/** A fresh ID token of somebody, for a request past the pages. */
export async function getIdToken({ email, password }: Credentials): Promise<string> {
  return (await signInWithPassword(stackEnvironment().authHost, email, password)).idToken;
}
