import { chooseVariant, type MachineProbes } from './choose-variant';

const machine = (probes: Partial<MachineProbes>): MachineProbes => ({
  hasCachedJars: () => Promise.resolve(false),
  canDownloadJars: () => Promise.resolve(false),
  findJava: () => Promise.resolve('/jdk/bin/java'),
  findFirestoreJar: () => Promise.resolve(null),
  ...probes,
});
const quietly = () => undefined;
const yes = () => Promise.resolve(true);
const never = () => Promise.reject(new Error('asked without need'));

describe('The choice of emulators', () => {
  it('is firebase-tools’ own when they are in its cache, without asking the network', async () => {
    const choice = await chooseVariant(machine({ hasCachedJars: yes, canDownloadJars: never }), quietly);
    expect(choice).toEqual({ variant: 'official', java: '/jdk/bin/java' });
  });

  it('is firebase-tools’ own when they can be downloaded', async () => {
    const choice = await chooseVariant(machine({ canDownloadJars: yes, findFirestoreJar: never }), quietly);
    expect(choice.variant).toBe('official');
  });

  it('is the variant that wrote the kept data, although the other is available', async () => {
    const probes = machine({ hasCachedJars: yes, findFirestoreJar: () => Promise.resolve('/sdk/fs.jar') });
    expect((await chooseVariant(probes, quietly, 'stand-ins')).variant).toBe('stand-ins');
    expect((await chooseVariant(probes, quietly, 'official')).variant).toBe('official');
  });

  it('is firebase-tools’ own when the stand-ins that wrote the kept data cannot run', async () => {
    const choice = await chooseVariant(machine({ hasCachedJars: yes }), quietly, 'stand-ins');
    expect(choice.variant).toBe('official');
  });

  it('is the stand-ins when only the Google Cloud CLI has a jar', async () => {
    const choice = await chooseVariant(
      machine({ findFirestoreJar: () => Promise.resolve('/sdk/fs.jar') }),
      quietly,
    );
    expect(choice).toEqual({ variant: 'stand-ins', java: '/jdk/bin/java', firestoreJar: '/sdk/fs.jar' });
  });

  it('says that Java is missing, and where to get it, before it asks for anything else', async () => {
    const choice = await chooseVariant(
      machine({ findJava: () => Promise.resolve(null), hasCachedJars: never }),
      quietly,
    );
    expect(choice).toMatchObject({
      variant: null,
      reason: expect.stringMatching(/needs Java 21.*adoptium/) as string,
    });
  });

  it('says that there is no Firestore emulator, and the two ways to get one', async () => {
    const choice = await chooseVariant(machine({}), quietly);
    expect(choice).toMatchObject({
      variant: null,
      reason: expect.stringMatching(/network.*gcloud components/) as string,
    });
  });

  it('logs each step', async () => {
    const lines: string[] = [];
    const findFirestoreJar = () => Promise.resolve('/sdk/fs.jar');
    await chooseVariant(machine({ findFirestoreJar }), (line) => lines.push(line));
    expect(lines).toEqual([
      "firebase-tools' own emulators are not in its cache",
      'storage.googleapis.com, where they are downloaded, does not answer',
      'Firestore of the Google Cloud CLI: /sdk/fs.jar',
    ]);
  });
});
