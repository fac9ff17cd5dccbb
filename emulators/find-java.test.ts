import { findJava, parseJavaVersion, type JavaSearch } from './find-java';

/** A Linux machine on which these programs exist, each with its version. */
function machine(versions: Readonly<Record<string, number>>, env: Record<string, string> = {}): JavaSearch {
  return {
    env,
    platform: 'linux',
    listFolder: (folder) => Promise.resolve(folder === '/usr/lib/jvm' ? ['jdk-17', 'jdk-25'] : []),
    readVersion: (java) => {
      const version = versions[java];
      return Promise.resolve(version === undefined ? null : `openjdk version "${version}.0.1" 2026-01-01`);
    },
  };
}

describe('The search for Java', () => {
  it('takes JAVA_HOME first', async () => {
    const versions = { '/home/jdk/bin/java': 21, java: 25 };
    expect(await findJava(machine(versions, { JAVA_HOME: '/home/jdk' }))).toBe('/home/jdk/bin/java');
  });

  it('passes by what is too old, to the PATH', async () => {
    const versions = { '/home/jdk/bin/java': 17, java: 21 };
    expect(await findJava(machine(versions, { JAVA_HOME: '/home/jdk' }))).toBe('java');
  });

  it('looks into the usual folders when the PATH has an old one', async () => {
    const versions = { java: 17, '/usr/lib/jvm/jdk-17/bin/java': 17, '/usr/lib/jvm/jdk-25/bin/java': 25 };
    expect(await findJava(machine(versions))).toBe('/usr/lib/jvm/jdk-25/bin/java');
  });

  it('finds nothing where nothing is new enough', async () => {
    expect(await findJava(machine({ java: 17 }))).toBeNull();
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
