import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import {
  deleteObject,
  findObject,
  listObjects,
  readObject,
  saveObject,
  type StoredObject,
} from '@/lib/firebase/server/objects';
import { checkPicture } from '../check-picture';
import { comingPath, pictureLimits, picturePath, picturesBelow, type PictureOwner } from '../picture';

/**
 * Takes what somebody has uploaded as a picture, looks at it, and keeps it under its id. What they uploaded goes, and
 * with it the public address that the SDK gave it. Repeating it does nothing. Throws `pictures/not-arrived` and
 * `pictures/unusable`.
 */
export async function takePicture(uid: string, owner: PictureOwner, picture: string): Promise<void> {
  const coming = comingPath(uid);
  const object = await findObject(coming);
  const isTheirs = object?.metadata['picture'] === picture;
  const bytes = isTheirs ? await readFit(coming, object) : 'gone';
  if (bytes === 'gone') {
    if (await findObject(picturePath(owner, picture))) return;
    throw new AppError('pictures/not-arrived');
  }
  const checked = bytes === 'unfit' ? null : checkPicture(bytes);
  if (checked) await saveObject(picturePath(owner, picture), checked.bytes, checked.type);
  await deleteObject(coming);
  if (!checked) throw new AppError('pictures/unusable');
}

/** The bytes of an upload that may be a picture. The same call, sent twice at once, may have taken it meanwhile. */
async function readFit(path: string, { encoding, size, generation }: StoredObject) {
  const isWrapped = encoding !== '' && encoding !== 'identity';
  if (size > pictureLimits.bytes || isWrapped) return 'unfit';
  return (await readObject(path, generation)) ?? 'gone';
}

/** What does not count after this time was left by a change that was cut off; before it, it may come to count (ms). */
const settled = 60_000;

/**
 * Deletes the pictures of a person or a room that no longer count.
 *
 * @param before the one that counted until now
 * @param kept the one that counts from now on; null for none
 */
export async function dropOthers(
  owner: PictureOwner,
  { kept, before }: { kept: string | null; before: string | undefined },
): Promise<void> {
  if (before !== undefined && before !== kept) await deleteObject(picturePath(owner, before));
  const { objects } = await listObjects(picturesBelow(owner), null, 100);
  const latest = Date.now() - settled;
  for (const { path, createdAt } of objects) {
    const counts = kept !== null && path === picturePath(owner, kept);
    if (!counts && createdAt < latest) await deleteObject(path);
  }
}
