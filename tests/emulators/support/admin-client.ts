import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { setLogLevel } from 'firebase/app';
import { ownProjectId, projectId } from './emulator-environment';
import { unique } from './unique';

const open = new Set<App>();

type Options = {
  readonly project?: string;
  readonly namespace?: string;
  /** Acts under rules as this `auth` instead of passing by them. */
  readonly actAs?: { readonly uid: string } | null;
};

/** The Admin SDK, which finds the emulators by the environment. */
export function createAdminClient({ project = ownProjectId, namespace = ownProjectId, actAs }: Options = {}) {
  const app = initializeApp(
    {
      projectId: project,
      databaseURL: `https://${namespace}.firebaseio.com`,
      ...(actAs === undefined ? {} : { databaseAuthVariableOverride: actAs }),
    },
    unique('admin'),
  );
  open.add(app);
  return {
    firestore: () => getFirestore(app),
    database: () => {
      const database = getDatabase(app);
      setLogLevel('silent');
      return database;
    },
  };
}

/** The accounts of the stack's project. */
export function createAdminAuth() {
  const app = initializeApp({ projectId }, unique('admin'));
  open.add(app);
  return getAuth(app);
}

export async function closeAdminClients(): Promise<void> {
  await Promise.all([...open].map((app) => deleteApp(app)));
  open.clear();
}
