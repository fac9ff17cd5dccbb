import { findJava, parseJavaVersion, pathWithJava, type JavaSearch } from './find-java';

/** What lies in the folders of that machine. */
const installed: Readonly<Record<string, readonly string[]>> = {
  '/usr/lib/jvm': ['jdk-17', 'jdk-25'],
  '/srv/java': ['jdk-21'],
};

/** A Linux machine on which these programs exist, each with its version. */
function machine(versions: Readonly<Record<string, number>>, env: Record<string, string> = {}): JavaSearch {
  return {
    env,
    platform: 'linux',
    listFolder: (folder) => Promise.resolve(installed[folder] ?? []),
    readVersion: (java) => {
      const version = versions[java];
      return Promise.resolve(version === undefined ? null : `openjdk version "${version}.0.1" 2026-01-01`);
    },
  };
}

const quietly = () => undefined;

describe('The search for Java', () => {
  it('takes JAVA_HOME first', async () => {
    const versions = { '/home/jdk/bin/java': 21, java: 25 };
    expect(await findJava(quietly, machine(versions, { JAVA_HOME: '/home/jdk' }))).toBe('/home/jdk/bin/java');
  });

  it('passes over a Java that is too old and goes on to the PATH', async () => {
    const versions = { '/home/jdk/bin/java': 17, java: 21 };
    expect(await findJava(quietly, machine(versions, { JAVA_HOME: '/home/jdk' }))).toBe('java');
  });

  it('looks into the usual folders when the PATH has an old one', async () => {
    const versions = { java: 17, '/usr/lib/jvm/jdk-17/bin/java': 17, '/usr/lib/jvm/jdk-25/bin/java': 25 };
    expect(await findJava(quietly, machine(versions))).toBe('/usr/lib/jvm/jdk-25/bin/java');
  });

  it('looks into other folders instead where they are named', async () => {
    const versions = { '/usr/lib/jvm/jdk-25/bin/java': 25, '/srv/java/jdk-21/bin/java': 21 };
    const search = machine(versions, { CHALKTALK_JAVA_FOLDERS: '/opt/none:/srv/java' });
    expect(await findJava(quietly, search)).toBe('/srv/java/jdk-21/bin/java');
    expect(await findJava(quietly, machine(versions, { CHALKTALK_JAVA_FOLDERS: '/opt/none' }))).toBeNull();
  });

  it('logs one line for each place with what is there', async () => {
    const logOf = async (versions: Readonly<Record<string, number>>, env: Record<string, string> = {}) => {
      const lines: string[] = [];
      await findJava((line) => lines.push(line), machine(versions, env));
      return lines;
    };
    expect(await logOf({ java: 21 })).toEqual(['Java: JAVA_HOME is not set', 'Java: 21 on the PATH']);
    const old = { '/home/jdk/bin/java': 11, '/usr/lib/jvm/jdk-17/bin/java': 17 };
    expect(await logOf(old, { JAVA_HOME: '/home/jdk' })).toEqual([
      'Java: 11 in JAVA_HOME (/home/jdk) is too old',
      'Java: none on the PATH',
      'Java: 17 at /usr/lib/jvm/jdk-17/bin/java is too old',
      'Java: none in the usual folders',
    ]);
  });

  it('finds nothing where nothing is new enough', async () => {
    expect(await findJava(quietly, machine({ java: 17 }))).toBeNull();
  });

  it('puts Java first on the PATH of other programs, unless it is there already', async () => {
    const elsewhere = await findJava(quietly, machine({ '/usr/lib/jvm/jdk-25/bin/java': 25 }));
    expect(pathWithJava(elsewhere ?? '', '/usr/bin:/bin')).toBe('/usr/lib/jvm/jdk-25/bin:/usr/bin:/bin');
    const onPath = await findJava(quietly, machine({ java: 21 }));
    expect(pathWithJava(onPath ?? '', '/usr/bin:/bin')).toBe('/usr/bin:/bin');
  });

  it.each([
    ['openjdk version "25.0.3" 2026-04-21 LTS', 25],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_292"', 8],
    ['command not found', null],
  ])('reads %s', (text, version) => {
    expect(parseJavaVersion(text)).toBe(version);
  });
});
