import { stackEnvironment } from './stack-environment';

/** What a browser says of a line that a test has cut or reset, by the address that it wanted. */
export function lineTrouble(...lines: readonly ('livekit' | 'firestore' | 'database')[]): RegExp {
  const { livekitHost, firestoreHost, databaseHost } = stackEnvironment();
  const hosts = { livekit: livekitHost, firestore: firestoreHost, database: databaseHost };
  return new RegExp(lines.map((line) => hosts[line].replaceAll('.', '\\.')).join('|'));
}
