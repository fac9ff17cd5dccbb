import { findFirestoreJar, type JarSearch } from './find-firestore-jar';

const inSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

function machine(root: string, env: Record<string, string>, links: Record<string, string> = {}): JarSearch {
  return {
    env,
    exists: (file) => Promise.resolve(file === `${root}/${inSdk}`),
    resolveLink: (file) => Promise.resolve(links[file] ?? null),
  };
}

describe('The search for the Firestore emulator of the Google Cloud CLI', () => {
  it('takes the folder that the environment names', async () => {
    const search = machine('/my/sdk', { CLOUDSDK_ROOT_DIR: '/my/sdk' });
    expect(await findFirestoreJar(search)).toBe(`/my/sdk/${inSdk}`);
  });

  it('follows gcloud on the PATH to where it really is', async () => {
    const search = machine(
      '/far/sdk',
      { PATH: '/bin:/usr/bin' },
      { '/usr/bin/gcloud': '/far/sdk/bin/gcloud' },
    );
    expect(await findFirestoreJar(search)).toBe(`/far/sdk/${inSdk}`);
  });

  it('tries the usual folders, also in the home folder', async () => {
    expect(await findFirestoreJar(machine('/usr/lib/google-cloud-sdk', {}))).not.toBeNull();
    expect(
      await findFirestoreJar(machine('/home/ann/google-cloud-sdk', { HOME: '/home/ann' })),
    ).not.toBeNull();
  });

  it('finds nothing where the component is not installed', async () => {
    expect(await findFirestoreJar(machine('/elsewhere', {}))).toBeNull();
  });
});
