import * as z from 'zod/mini';

/**
 * Which picture a person or a room has. It is drawn by the page that sets it, and nobody can guess it: who knows it may
 * see the picture. It stands only in documents that those may read who see the name.
 */
export const pictureIdSchema = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** The most a picture holds. The rules of Storage have the same limit of bytes. */
export const pictureLimits = {
  /** Of the picture as it is kept, in bytes. */
  bytes: 256 * 1024,
  /** Of its side, in pixels. */
  side: 512,
  /** Of the file that somebody chooses, in bytes. */
  chosen: 50 * 1024 * 1024,
} as const;

/** As what a picture is kept. */
export const pictureTypes = ['image/webp', 'image/jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** A person or a room that a picture is of. */
export type PictureOwner = { readonly of: 'people' | 'rooms'; readonly id: string };

/** Below this stand all pictures of a person or a room in Storage. */
export const picturesBelow = ({ of, id }: PictureOwner): string => `${of}/${id}/picture/`;

/** Where a picture stands in Storage. Only the server writes and reads there. */
export const picturePath = (owner: PictureOwner, picture: string): string =>
  `${picturesBelow(owner)}${picture}`;

/** Below this stands what is uploaded as a picture. */
export const comingPictures = 'coming/';

/** Where a person uploads a picture, of themselves or of a room. It is one place, so that they cannot fill more. */
export const comingPath = (uid: string): string => `${comingPictures}${uid}`;

/** Our own address of a picture. */
export const pictureAddress = ({ of, id }: PictureOwner, picture: string): string =>
  `/api/pictures/${of}/${encodeURIComponent(id)}/${picture}`;

/** The address of the picture of a room; undefined where it has none. */
export const roomPicture = (roomId: string, picture: string | undefined): string | undefined =>
  picture === undefined ? undefined : pictureAddress({ of: 'rooms', id: roomId }, picture);

/** The address of the picture of a person; undefined where they have none. */
export const personPicture = (uid: string, picture: string | undefined): string | undefined =>
  picture === undefined ? undefined : pictureAddress({ of: 'people', id: uid }, picture);

/** Everyone's picture by uid, as far as a list says it. */
export function picturesOf(
  people: readonly { uid: string; picture?: string }[],
): (uid: string) => string | undefined {
  const pictures = new Map(people.map(({ uid, picture }) => [uid, picture]));
  return (uid) => personPicture(uid, pictures.get(uid));
}
