import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** firebase-tools and the Firestore emulator need at least this. */
const minimumJavaVersion = 21;

/** What the search asks the machine; tests answer instead. */
export type JavaSearch = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly listFolder: (folder: string) => Promise<readonly string[]>;
  /** What `java -version` says, or `null` when there is no such program. */
  readonly readVersion: (java: string) => Promise<string | null>;
};

/** A program that may be a Java, and what is said of the place when it is none. */
type Candidate = { readonly java: string; readonly where: string; readonly whenAbsent?: string };

/**
 * Finds a Java that is new enough: in `JAVA_HOME`, on the PATH, then where systems install it. Logs each place that it
 * passes by, and what it takes.
 */
export async function findJava(
  log: (line: string) => void,
  search: JavaSearch = thisMachine,
): Promise<string | null> {
  if (!search.env['JAVA_HOME']) log('Java: JAVA_HOME is not set');
  for (const { java, where, whenAbsent } of await listCandidates(search)) {
    const said = await search.readVersion(java);
    const version = said === null ? null : parseJavaVersion(said);
    if (version !== null && version >= minimumJavaVersion) {
      log(`Java: ${version} ${where}`);
      return java;
    }
    if (version !== null) log(`Java: ${version} ${where} is too old`);
    else if (whenAbsent !== undefined) log(`Java: ${whenAbsent}`);
  }
  log('Java: none in the usual folders');
  return null;
}

/** A PATH on which this Java comes first; as it is where that is the one already found there. */
export function pathWithJava(java: string, searchPath: string): string {
  return java === path.basename(java) ? searchPath : [path.dirname(java), searchPath].join(path.delimiter);
}

/** `openjdk version "25.0.3" …` → 25, `java version "1.8.0_292"` → 8. */
export function parseJavaVersion(text: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match ? Number(match[1]) : null;
}

async function listCandidates({ env, platform, listFolder }: JavaSearch): Promise<Candidate[]> {
  const program = platform === 'win32' ? 'java.exe' : 'java';
  const home = env['JAVA_HOME'];
  const installed = await Promise.all(
    usualFolders(platform, env).map(async ({ folder, inside }) =>
      (await listFolder(folder)).map((name) => path.join(folder, name, inside, program)),
    ),
  );
  const atHome = home && path.join(home, 'bin', program);
  return [
    ...(atHome
      ? [{ java: atHome, where: `in JAVA_HOME (${home})`, whenAbsent: `none in JAVA_HOME (${home})` }]
      : []),
    { java: program, where: 'on the PATH', whenAbsent: 'none on the PATH' },
    // Such folders also hold what is no Java, and nobody has named it.
    ...installed.flat().map((java) => ({ java, where: `at ${java}` })),
  ];
}

/** Where systems install it; `CHALKTALK_JAVA_FOLDERS` names other places, for a machine that has its own. */
function usualFolders(platform: NodeJS.Platform, env: JavaSearch['env']) {
  const named = env['CHALKTALK_JAVA_FOLDERS'];
  if (named !== undefined) return named.split(path.delimiter).map((folder) => ({ folder, inside: 'bin' }));
  if (platform === 'darwin') {
    const inside = path.join('Contents', 'Home', 'bin');
    return [{ folder: '/Library/Java/JavaVirtualMachines', inside }];
  }
  if (platform === 'win32') {
    const programs = env['ProgramFiles'] ?? 'C:\\Program Files';
    return ['Java', 'Eclipse Adoptium', 'Microsoft', 'Zulu'].map((vendor) => ({
      folder: path.join(programs, vendor),
      inside: 'bin',
    }));
  }
  const folders = ['/usr/lib/jvm', '/opt/java', path.join(env['HOME'] ?? '/', '.sdkman/candidates/java')];
  return folders.map((folder) => ({ folder, inside: 'bin' }));
}

const thisMachine: JavaSearch = {
  env: process.env,
  platform: process.platform,
  listFolder: async (folder) => (await readdir(folder).catch(() => [])).sort(),
  readVersion: async (java) => {
    try {
      const { stdout, stderr } = await promisify(execFile)(java, ['-version'], { timeout: 10_000 });
      return stdout + stderr;
    } catch {
      return null;
    }
  },
};
