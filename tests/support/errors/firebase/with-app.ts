import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';

const options: FirebaseOptions = {
  apiKey: 'AIzaStandIn',
  authDomain: 'chalktalk.example',
  messagingSenderId: '1',
  projectId: 'demo-chalktalk',
};

let made = 0;

/** Gives a Firebase app of its own, which is deleted afterwards. */
export async function withApp<Result>(
  use: (app: FirebaseApp) => Result | PromiseLike<Result>,
  changed: FirebaseOptions = {},
): Promise<Result> {
  made += 1;
  const app = initializeApp({ ...options, appId: `1:1:web:${made}`, ...changed }, `producer ${made}`);
  try {
    return await use(app);
  } finally {
    await deleteApp(app).catch(() => undefined);
  }
}
