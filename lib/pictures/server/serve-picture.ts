import 'server-only';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/app-error';
import { findObject, readObject } from '@/lib/firebase/server/objects';
import { roomIdSchema, uidSchema } from '@/lib/rooms/schema';
import { pictureIdSchema, picturePath, pictureTypes } from '../picture';

const askedSchema = z.union([
  z.object({ of: z.literal('people'), id: uidSchema, picture: pictureIdSchema }),
  z.object({ of: z.literal('rooms'), id: roomIdSchema, picture: pictureIdSchema }),
]);

/**
 * Answers with the bytes of a picture. Its address names one picture for ever, so a browser asks once. Throws
 * `pictures/not-found`.
 */
export async function servePicture(params: { of: string; id: string; picture: string }): Promise<Response> {
  const asked = z.safeParse(askedSchema, params).data;
  const path = asked && picturePath(asked, asked.picture);
  const object = path === undefined ? null : await findObject(path);
  const type = pictureTypes.find((name) => name === object?.type);
  const bytes = path !== undefined && object && type ? await readObject(path, object.generation) : null;
  if (!bytes || !type) throw new AppError('pictures/not-found');
  return new Response(bytes, {
    headers: { 'content-type': type, 'cache-control': 'private, max-age=31536000, immutable' },
  });
}
