import 'server-only';
import type { Readable } from 'node:stream';
import { storageBucket } from '@/lib/firebase/emulator-guard';
import { adminApp } from '@/lib/firebase/server/admin-app';

/** An object of Storage, as what somebody has uploaded. */
export type StoredObject = {
  readonly size: number;
  readonly type: string;
  /** How its bytes are wrapped, such as `gzip`; empty where they are not. */
  readonly encoding: string;
  /** Another one for each upload to the same path. */
  readonly generation: string;
  /** What its uploader has noted beside it. */
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** The bucket with the rights of the server. Its package is loaded when the first file is asked for. */
async function bucket() {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(adminApp()).bucket(storageBucket(process.env));
}

/** Asks the bucket for the names of no more than one object. Rejects where it is not there or does not answer. */
export async function askBucket(): Promise<void> {
  await (await bucket()).getFiles({ prefix: 'health', maxResults: 1, autoPaginate: false });
}

const objectAt = async (path: string) => (await bucket()).file(path);

/** What stands at a path; null for nothing. */
export async function findObject(path: string): Promise<StoredObject | null> {
  const found = await unlessAbsent((await objectAt(path)).getMetadata());
  if (!found) return null;
  const [{ size, contentType, contentEncoding, generation, metadata }] = found;
  return {
    size: Number(size),
    type: contentType ?? '',
    encoding: contentEncoding ?? '',
    generation: String(generation),
    metadata: metadata ?? {},
  };
}

/** The first bytes of an object. */
export async function readHead(path: string, length: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await objectAt(path)).createReadStream({ start: 0, end: length - 1 })) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).subarray(0, length);
}

/** The bytes of an object, from one to another, both included. Another generation of it is not read. */
export async function openObject(
  path: string,
  generation: string,
  { start, end }: { start: number; end: number },
): Promise<Readable> {
  const object = (await bucket()).file(path, { generation });
  return object.createReadStream({ start, end, validation: false });
}

/** All bytes of a small object; null where it has gone. Another generation of it is not read. */
export async function readObject(path: string, generation: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const object = (await bucket()).file(path, { generation });
  const found = await unlessAbsent(object.download({ validation: false }));
  return found && new Uint8Array(found[0]);
}

/** Writes a small object, in place of one that is there. */
export async function saveObject(path: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await (await objectAt(path)).save(Buffer.from(bytes), { contentType, resumable: false });
}

/**
 * Takes back the address that the Firebase SDK gives to each upload: who has it reads the object past all rules. The
 * emulator of Storage only ever adds such addresses, so no test against it shows that one is gone.
 */
export async function closeToPublic(path: string): Promise<void> {
  await (await objectAt(path)).setMetadata({ metadata: { firebaseStorageDownloadTokens: null } });
}

/** Deletes an object, where there is one. */
export async function deleteObject(path: string): Promise<void> {
  await unlessAbsent((await objectAt(path)).delete());
}

/** Deletes all objects whose path begins so. */
export async function deleteObjectsBelow(prefix: string): Promise<void> {
  await unlessAbsent((await bucket()).deleteFiles({ prefix }));
}

export type ListedObject = { readonly path: string; readonly createdAt: number };

/** One page of the objects whose path begins so, and where the next one begins; null where none does. */
export async function listObjects(
  prefix: string,
  pageToken: string | null,
  maxResults: number,
): Promise<{ objects: readonly ListedObject[]; next: string | null }> {
  const query = { prefix, maxResults, autoPaginate: false, ...(pageToken !== null && { pageToken }) };
  const listed = await unlessAbsent((await bucket()).getFiles(query));
  if (!listed) return { objects: [], next: null };
  const [files] = listed;
  // The types of the SDK leave out that there is none after the last page.
  const following = listed[1] as { pageToken?: string } | null;
  return {
    objects: files.map(({ name, metadata }) => ({
      path: name,
      createdAt: Date.parse(metadata.timeCreated ?? ''),
    })),
    next: following?.pageToken ?? null,
  };
}

/** Null where Storage knows no such object, or where nobody has switched it on. */
async function unlessAbsent<Found>(asking: Promise<Found>): Promise<Found | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return null;
    throw error;
  }
}
