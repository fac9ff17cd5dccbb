import { access, realpath } from 'node:fs/promises';
import path from 'node:path';

const jarInSdk = path.join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** What the search asks the machine; tests answer instead. */
export type JarSearch = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (file: string) => Promise<boolean>;
  /** Where a link leads; `null` when there is no such file. */
  readonly resolveLink: (file: string) => Promise<string | null>;
};

/** Finds the Firestore emulator that the Google Cloud CLI ships, without running `gcloud` (which takes seconds). */
export async function findFirestoreJar(search: JarSearch = thisMachine): Promise<string | null> {
  for (const root of await listSdkRoots(search)) {
    const jar = path.join(root, jarInSdk);
    if (await search.exists(jar)) return jar;
  }
  return null;
}

async function listSdkRoots({ env, resolveLink }: JarSearch): Promise<string[]> {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const programs = await Promise.all(folders.map((folder) => resolveLink(path.join(folder, 'gcloud'))));
  const fromPath = programs
    .filter((program) => program !== null)
    .map((program) => path.dirname(path.dirname(program)));
  const named = env['CLOUDSDK_ROOT_DIR'];
  const home = env['HOME'] ?? '/';
  return [
    ...(named ? [named] : []),
    ...fromPath,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    '/snap/google-cloud-sdk/current',
    path.join(home, 'google-cloud-sdk'),
  ];
}

const thisMachine: JarSearch = {
  env: process.env,
  exists: async (file) =>
    access(file).then(
      () => true,
      () => false,
    ),
  resolveLink: async (file) => realpath(file).catch(() => null),
};
