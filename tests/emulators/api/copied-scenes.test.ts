import { searchKeysOf, type Searched } from '@/lib/auth/search-keys';
import { copyScene, readTemplate } from '@/tests/support/api/copy-scene';
import { makeSceneByCallables } from '@/tests/support/api/make-scene';
import { makePerson, signUp, type Person } from '@/tests/support/person';
import type { Scene } from '@/tests/support/api/scene';
import { endAdminApps } from '../support/end-admin-apps';
import { findAll } from '../support/find-all';
import { serveInProcess } from '../support/serve-in-process';

const admin = serveInProcess();
afterAll(endAdminApps);

/** Names of one scene or person, and by what they are compared. */
type Names = readonly (readonly [name: string, general: string])[];

const namesOf = (person: Person, who: string): Names => [
  [person.uid, `uid of ${who}`],
  [person.email, `email of ${who}`],
];

const namesOfScene = ({ roomId, host, learner, stranger }: Scene): Names => [
  [roomId, 'the room'],
  ...namesOf(host, 'the host'),
  ...namesOf(learner, 'the learner'),
  ...namesOf(stranger, 'the stranger'),
];

/**
 * Everything in both databases that mentions one of these names, in general terms. No story reads old notices, and
 * nobody copies the chains of the audit log.
 */
async function readAll(names: Names): Promise<unknown> {
  const found = await findAll(
    admin,
    names.map(([name]) => name),
  );
  const places = Object.entries(found).filter(([path]) => !/\/notices\/|\/audit(?:Links|Heads)\//.test(path));
  const checked = places.map(([path, value]) => [path, checkKeys(path, value)] as const);
  let text = JSON.stringify(Object.fromEntries(checked), generalise);
  for (const [name, general] of names) text = text.replaceAll(name, general);
  return JSON.parse(text);
}

/** What follows from a person's address is right, or not. */
function checkKeys(path: string, value: unknown): unknown {
  if (!/^firestore\/users\/[^/]+$/.test(path)) return value;
  const { searchKeys, ...user } = value as Searched & { searchKeys: string[] };
  return { ...user, searchKeys: searchKeys.join() === searchKeysOf(user).join() };
}

/** Times differ; so do the ids of the calls that added the members. */
function generalise(key: string, value: unknown): unknown {
  if (key === 'addedByCall') return typeof value;
  return typeof value === 'number' && value > 1e12 && key !== 'seenAt' ? 'a time' : value;
}

const readAccount = async ({ uid }: Person) => {
  const { metadata, passwordHash, passwordSalt, tokensValidAfterTime, providerData, ...account } = (
    await admin.auth.getUser(uid)
  ).toJSON() as Record<string, unknown>;
  const hasSignedIn = (metadata as { lastSignInTime: string | null }).lastSignInTime !== null;
  const isComplete = [passwordHash, passwordSalt, tokensValidAfterTime].every(
    (one) => typeof one === 'string',
  );
  return {
    ...account,
    uid: 'uid',
    email: 'email',
    hasSignedIn,
    isComplete,
    providers: JSON.stringify(providerData),
  };
};

describe('a copied scene', () => {
  it('differs from the one that the product made in names and times only', async () => {
    const made = await makeSceneByCallables(admin);
    const copy = await copyScene(admin, await readTemplate(admin, made));

    const [asMade, asCopied] = [await readAll(namesOfScene(made)), await readAll(namesOfScene(copy))];
    expect(Object.keys(asMade as object).length).toBeGreaterThan(15);
    expect(asCopied).toEqual(asMade);
  });
});

describe('a copied person', () => {
  it('differs from one whom the product made in names and times only', async () => {
    const made = await signUp(admin);
    const copy = await makePerson(admin);

    expect(await readAll(namesOf(copy, 'them'))).toEqual(await readAll(namesOf(made, 'them')));
    const [asMade, asCopied] = [await readAccount(made), await readAccount(copy)];
    const general = (account: typeof asMade, { uid, email }: Person) =>
      JSON.parse(JSON.stringify(account).replaceAll(uid, 'uid').replaceAll(email, 'email')) as unknown;
    expect(general(asCopied, copy)).toEqual(general(asMade, made));
  });
});
