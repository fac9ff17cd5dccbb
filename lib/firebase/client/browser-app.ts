import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { readPublicConfig } from '@/lib/core/client/public-config';

/** The Firebase app of this page, made from the configuration that the page was served with. */
export function browserApp(): FirebaseApp {
  const { firebase, measurementId } = readPublicConfig();
  return getApps()[0] ?? initializeApp({ ...firebase, ...(measurementId !== null && { measurementId }) });
}

/** Host and port of an emulator, as the SDKs take them. */
export function splitHost(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
