import { startFirebaseCli } from '../firebase-cli';
import type { Started } from '../start-together';
import { protectFromEnumeration } from './protect-from-enumeration';

export type AuthEmulatorOptions = {
  readonly host: string;
  readonly port: number;
  readonly hubPort: number;
  readonly loggingPort: number;
  readonly projectId: string;
  /** Where accounts are kept between runs; `null` keeps none. */
  readonly dataDir: string | null;
  readonly log: (line: string) => void;
};

/** Starts firebase-tools' own Auth emulator, which is part of the package and needs no Java (about 9 s). */
export async function startAuthEmulator(options: AuthEmulatorOptions, signal: AbortSignal): Promise<Started> {
  const { host, port, projectId } = options;
  const name = 'The Auth emulator';
  const emulators = { auth: { host, port } };
  const cli = await startFirebaseCli({ ...options, name, emulators, timeoutMilliseconds: 180_000 }, signal);
  try {
    await protectFromEnumeration(`http://${host}:${port}`, projectId);
  } catch (error) {
    await cli.stop();
    throw error;
  }
  return cli;
}
