import { readPublicConfig } from '@/lib/core/client/public-config';

/** Where an upload to a path in Storage begins. */
export function uploadAddress(path: string): string {
  const { firebase, emulators } = readPublicConfig();
  const host = emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
  return `${host}/v0/b/${firebase.storageBucket}/o?name=${encodeURIComponent(path)}`;
}
