import { host } from '@/scripts/bootstrap/stack-ports.mjs';
import { stackSecret } from '@/scripts/stack/stack-secret';
import { localStack } from '@/scripts/stack/stack-settings';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Which project the command is about: the one that the environment or `.env.local` names, else the local stack, by its
 * emulators. Returns what is missing from the environment for that.
 */
export function chooseProject(env: Environment, root: string): { name: string; missing: Environment } {
  const named = env['FIREBASE_PROJECT_ID'];
  if (named) return { name: named, missing: {} };
  const { projectId, ports, dataDir } = localStack(root);
  return {
    name: `${projectId} (the local stack)`,
    missing: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
      FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
      FIREBASE_DATABASE_EMULATOR_HOST: `${host}:${ports.database}`,
      FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
      CHALKTALK_SECRET: stackSecret(dataDir),
      METADATA_SERVER_DETECTION: 'none',
    },
  };
}
