import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { readPublicConfig } from '@/lib/core/client/public-config';

/** The Firebase app of this page, made from the configuration that the page was served with. */
export function browserApp(): FirebaseApp {
  const { firebase, measurementId } = readPublicConfig();
  const counted = measurementId === null ? {} : { measurementId };
  return getApps()[0] ?? initializeApp({ ...firebase, ...counted, messagingSenderId: senderId() });
}

/** Push wants the number of the project as well; it is the second part of the app's id. */
const senderId = (): string => readPublicConfig().firebase.appId.split(':')[1] ?? '';

/** Host and port of an emulator, as the SDKs take them. */
export function splitHost(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
