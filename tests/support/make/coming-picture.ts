import { comingPath } from '@/lib/pictures/picture';
import { makeWebp } from '@/tests/support/make/make-webp';
import { findBucket } from '@/tests/support/services/bucket';

/** Which picture the table of callables sets. */
export const pictureId = '00000000-0000-4000-8000-000000000005';

/** Uploads that picture as its person. */
export async function putComing(uid: string): Promise<void> {
  await findBucket()
    .file(comingPath(uid))
    .save(Buffer.from(makeWebp(512, 512)), {
      contentType: 'image/webp',
      resumable: false,
      metadata: { metadata: { picture: pictureId } },
    });
}
