import { loadStorage } from '@/lib/firebase/client/load-firebase';
import { comingPath } from '../picture';
import { makeSquare } from './make-square';

/**
 * Cuts a chosen picture and uploads it to the person's own place in Storage. Answers the id by which a callable then
 * makes it the picture of the person or of a room. Throws `pictures/unusable`, and what Storage throws.
 */
export async function sendPicture(uid: string, file: Blob): Promise<string> {
  const square = await makeSquare(file);
  const kit = await loadStorage();
  const picture = crypto.randomUUID();
  await kit.uploadBytesResumable(kit.ref(kit.storage, comingPath(uid)), square, {
    contentType: square.type,
    customMetadata: { picture },
  });
  return picture;
}
